/** Resolves when the browser has a network; at once when it has one. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    if (navigator.onLine) resolve()
    else window.addEventListener('online', () => resolve(), { once: true })
  })
