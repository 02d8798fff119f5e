const EVENT = 'hojreh:chunk-retry'

/** Tells the page that code which the user asked for failed to load, and is requested again. */
export const announceChunkRetry = (): void => void window.dispatchEvent(new Event(EVENT))

/** Calls back when a chunk is requested again; returns the unsubscribe function. */
export const onChunkRetry = (act: () => void): (() => void) => {
  window.addEventListener(EVENT, act)
  return () => window.removeEventListener(EVENT, act)
}
