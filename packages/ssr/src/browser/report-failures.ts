import type { PageFailure } from '@hojreh/contract'

/** The most failures that one page reports; the same one again says nothing new. */
const MOST = 5

/** What identifies a page; see {@link PageFailure}. */
export type FailedPage = Pick<PageFailure, 'app' | 'build'>

/**
 * Reports uncaught failures to the api, React's too: it hands them to the window. Failures of browsers and their
 * extensions are not ours: only those with one of our own files in the stack are reported.
 * @returns reports a failure that was caught
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
    // The page may be on its way out. A report that fails is not reported.
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
