import { whenIdle } from '@hojreh/app/runtime'

const WORKER = '/service-worker.js'

/** What this page has loaded from the shop's host. */
const loadedHere = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => url.startsWith(`${window.location.origin}/`))

/**
 * Registers the service worker when the page has nothing else to do, and tells it which pages were seen:
 * those that the router opens make no request that the worker could keep. A browser without one loses nothing.
 * @param subscribe calls back after every navigation within the app
 */
export const startServiceWorker = (subscribe: (onNavigated: () => void) => void): void => {
  if (!('serviceWorker' in navigator)) return
  const tellSeen = async (isFirst = false) => {
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage({ seen: window.location.pathname, ...(isFirst && { loaded: loadedHere() }) })
  }
  whenIdle(async () => {
    try {
      await navigator.serviceWorker.register(WORKER)
      await tellSeen(true)
      subscribe(() => void tellSeen())
    } catch {
      // Private windows and full disks refuse workers; the shop works without.
    }
  })
}
