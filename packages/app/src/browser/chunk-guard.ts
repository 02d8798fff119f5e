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

/** A lazy chunk that failed to load (an old page after a deploy, mostly) reloads the page. */
export const guardChunks = (): void => {
  window.addEventListener('vite:preloadError', (event) => {
    if (!mayReload()) return
    event.preventDefault()
    window.location.reload()
  })
}
