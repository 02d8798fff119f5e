import { limits } from '@hojreh/contract'

const KEY = 'hojreh-reloaded-at'

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

/** True when a reload is allowed now, and notes it; at most one in 10 s, so that a lasting failure does not loop. */
export const mayReload = (now = Date.now()): boolean => {
  if (now - lastReload() < limits.reloadGuardMs) return false
  try {
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Without a memory nothing would stop a loop.
    return false
  }
}

const spared = new WeakSet<object>()

/** For `catch` where a page goes on without the code that did not come: nothing that somebody typed is lost for it. */
export const ignoreChunkLoadError = (error: unknown): undefined => {
  if (error instanceof Object) spared.add(error)
}

/**
 * A lazy chunk that failed to load (an old page after a deploy, mostly) reloads the page that cannot do without it.
 * @param reload loads the page that somebody sees, or is on the way to
 */
export const reloadOnChunkLoadError = (reload: () => void): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error }
    // Whoever asked for it hears of the failure before the next task.
    setTimeout(() => {
      if (!spared.has(payload) && mayReload()) reload()
    })
  })
}
