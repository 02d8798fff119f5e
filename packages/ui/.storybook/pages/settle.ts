/** Nothing is added or removed for this long: less than a second, in which a countdown changes. */
const QUIET_MS = { first: 300, later: 100 }

const STILL = `
  time, [role="timer"] { visibility: hidden !important }
  time {
    display: inline-block !important; inline-size: 7em !important;
    white-space: nowrap !important; overflow: clip !important;
  }
  *, *::before, *::after {
    caret-color: transparent !important; content-visibility: visible !important;
    transition: none !important; animation: none !important;
  }`

/**
 * Stops what differs from visit to visit: motion, the caret, dates (another month's name would break another line),
 * rows that are laid out when they come near, and toasts, which do not go while the window is left. Returns the function
 * that lets it go on.
 */
export const holdStill = (): (() => void) => {
  const style = Object.assign(document.createElement('style'), { textContent: STILL })
  document.head.append(style)
  window.dispatchEvent(new Event('blur'))
  return () => {
    style.remove()
    window.dispatchEvent(new Event('focus'))
  }
}

/** Resolves when a whole frame has been drawn. */
export const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Waits until the page has this size and has heard of it: on a busy machine it hears of it frames later. */
export const resized = async ({ width, height }: { width: number; height: number }): Promise<void> => {
  do await nextFrame()
  while (window.innerWidth !== width || window.innerHeight !== height)
}

/** A chunk or a response that came a moment ago is drawn a moment later. */
const quiet = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(end, ms)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

// What a row has beyond its end is never in sight: a lazy picture there would be waited for in vain.
const loadPictures = () => {
  for (const picture of document.images) picture.loading = 'eager'
  return Promise.allSettled([...document.images].map((picture) => picture.decode()))
}

/** A part whose code is on its way, however long that takes; a button that is at work is no part. */
const isPartLate = () => document.querySelector('main :is(div, section)[aria-busy="true"]') !== null

/**
 * Waits until fonts, pictures and late parts have come, after each of them has been in sight.
 * @param isFirst in the first viewport of its first story the page itself arrives; later ones bring a part of their own at
 *   most
 */
export const settle = async (isFirst: boolean): Promise<void> => {
  await document.fonts.ready
  for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
    window.scrollTo({ top: y, behavior: 'instant' })
    await nextFrame()
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  do {
    await loadPictures()
    await quiet(isFirst ? QUIET_MS.first : QUIET_MS.later)
  } while (isPartLate() || ![...document.images].every((picture) => picture.complete))
}
