const EVENT = 'hojreh:part-lost'

/** Tells the page that what somebody asked for has not come yet. */
export const tellPartLost = (): void => void window.dispatchEvent(new Event(EVENT))

/** Calls back when a part does not come; returns the way to stop. */
export const onPartLost = (act: () => void): (() => void) => {
  window.addEventListener(EVENT, act)
  return () => window.removeEventListener(EVENT, act)
}
