/** Runs something once the page has loaded and the browser has nothing else to do. */
export const whenIdle = (run: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1_000))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
