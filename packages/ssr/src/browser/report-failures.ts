import type { PageFailure } from '@hojreh/contract'

/** Of one page; the same one again says nothing new. */
const MOST = 5

/** What identifies a page; see {@link PageFailure}. */
export type FailedPage = Pick<PageFailure, 'app' | 'build'>

/**
 * Tells the api of whatever nobody caught, of React's failures too: it hands them to the window. What browsers and
 * their extensions do by themselves is not ours: only what has one of our own files in its stack is told.
 * @returns tells of a failure that was caught
 */
export const reportFailures = (page: FailedPage) => {
  const told = new Set<string>()
  const report = (error: unknown): void => {
    if (!(error instanceof Error)) return
    const { name, message, stack = '' } = error
    const text = message.slice(0, 2_000)
    if (!stack.includes(`${window.location.origin}/`) || told.has(text) || told.size >= MOST) return
    told.add(text)
    const body: PageFailure = {
      ...page,
      path: window.location.pathname.slice(0, 500),
      type: name.slice(0, 100),
      text,
      stack: stack.slice(0, 8_000),
    }
    const headers = { 'content-type': 'application/json' }
    // The page may be on its way out. Nobody is helped by a failure to tell of a failure.
    fetch('/api/site/failure', {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
      keepalive: true,
    }).catch(() => undefined)
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return report
}
