import { limits } from '@hojreh/contract'

const KEY = 'hojreh-reloaded-at'

const lastReload = (): number => {
  try {
    return Number(sessionStorage.getItem(KEY)) || 0
  } catch {
    return 0
  }
}

/** Returns whether a reload is allowed now, and notes it; at most one in 10 s, so that no lasting failure loops. */
export const mayReload = (now = Date.now()): boolean => {
  if (now - lastReload() < limits.reloadGuardMs) return false
  try {
    sessionStorage.setItem(KEY, String(now))
    return true
  } catch {
    // Where the time cannot be stored, nothing would stop a loop.
    return false
  }
}

const spared = new WeakSet<object>()

/** For `catch` where a page goes on without missing code: it is not reloaded, so that no typed text is lost. */
export const ignoreChunkLoadError = (error: unknown): undefined => {
  if (error instanceof Object) spared.add(error)
}

/**
 * Reloads a page that cannot do without a lazy chunk that failed to load (an old page after a deploy, mostly).
 * @param reload loads the page that the user sees, or is on the way to
 */
export const reloadOnChunkLoadError = (reload: () => void): void => {
  window.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { payload: Error }
    // The code that imported it learns of the failure before the next task.
    setTimeout(() => {
      if (!spared.has(payload) && mayReload()) reload()
    })
  })
}
