import { scrub } from './scrub.ts'

export interface ErrorReport {
  error: unknown
  /** The message in the log. */
  message?: string | undefined
  /** Leads to the log and the trace. */
  requestId?: string | undefined
  /** Page or route, without its query. */
  path?: string | undefined
  /** Version of the app that the page belongs to. */
  build?: string | undefined
  /** The service that failed; the server's own by default. */
  service?: string | undefined
}

const WINDOW_MS = 60_000
/** The most different failures that are sent in a minute; further ones are in the log. */
const MOST_IN_WINDOW = 30
const SEND_WITHIN_MS = 3_000
const LENGTH = 4_000
const MAX_DEPTH = 4

const describe = (error: unknown, depth = 0): { type: string; text: string; stack: string } => {
  if (!(error instanceof Error)) return { type: typeof error, text: 'not an error', stack: '' }
  const cause = error.cause !== undefined && depth < MAX_DEPTH ? describe(error.cause, depth + 1) : undefined
  return {
    type: error.name,
    text: scrub(error.message).slice(0, LENGTH),
    stack: scrub(`${error.stack ?? ''}${cause ? `\ncaused by ${cause.stack}` : ''}`).slice(0, LENGTH),
  }
}

/**
 * Posts failures to `url`, as JSON. The same failure goes once in a minute, with its count in the minute before
 * (`timesBefore`). A collector that does not respond does no harm.
 */
export const makeReporter = (
  url: string,
  service: string,
  { now = Date.now, sendWithinMs = SEND_WITHIN_MS }: { now?: () => number; sendWithinMs?: number } = {},
) => {
  const sending = new Set<Promise<unknown>>()
  let windowEndsAt = 0
  let counts = new Map<string, number>()
  let countsBefore = counts

  const isNew = (fingerprint: string): boolean => {
    if (now() >= windowEndsAt) {
      countsBefore = now() < windowEndsAt + WINDOW_MS ? counts : new Map()
      counts = new Map()
      windowEndsAt = now() + WINDOW_MS
    }
    const count = counts.get(fingerprint) ?? 0
    if (count === 0 && counts.size >= MOST_IN_WINDOW) return false
    counts.set(fingerprint, count + 1)
    return count === 0
  }

  return {
    report: ({ error, message, requestId, path, build, service: whose = service }: ErrorReport): void => {
      const failure = describe(error)
      const fingerprint = `${whose} ${failure.type} ${failure.text}`
      if (!isNew(fingerprint)) return
      const body = {
        service: whose,
        at: new Date(now()).toISOString(),
        ...failure,
        ...(message && { message: scrub(message) }),
        ...(requestId && { requestId }),
        ...(path && { path: scrub(path) }),
        ...(build && { build }),
        timesBefore: countsBefore.get(fingerprint) ?? 0,
      }
      const sent = fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(sendWithinMs),
      })
        .then((response) => response.body?.cancel())
        .catch(() => undefined)
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    close: async (): Promise<void> => {
      await Promise.all(sending)
    },
  }
}
