import { makeByteStore, makeSingleFlight } from '@hojreh/server'

/** A finished response. */
export interface CachedPage {
  status: number
  body: Buffer
  headers: Record<string, string>
}
interface Entry {
  page: CachedPage
  body: Buffer
  revision: string | null
  at: number
  isWhole: boolean
}

const USUAL_BYTES = 64 * 1_024 * 1_024
/** Of a page without a part, or when the api names no revision. */
const MOMENT_MS = 1_000

export interface Made {
  page: CachedPage
  isCacheable: boolean
  /** Why parts of it are missing. */
  failures: readonly unknown[]
}

/**
 * Rendered public pages in memory. A page counts as long as the api's content revision has not moved since
 * before its render began. Requests for the same page at the same time share one render.
 */
export const createPageCache = (now: () => number = () => performance.now(), bytes = USUAL_BYTES) => {
  const entries = makeByteStore<Entry>(bytes)
  const share = makeSingleFlight<Made>()

  const isFresh = ({ revision, isWhole, at }: Entry) =>
    (revision !== null && isWhole) || now() - at < MOMENT_MS

  return {
    /** The page for a key (path and known query) at a revision; `make` renders it. */
    get: async (key: string, revision: string | null, make: () => Promise<Made>): Promise<CachedPage> => {
      const entry = entries.find(key, revision)
      if (entry && isFresh(entry)) return entry.page
      const at = now()
      const { page, isCacheable, failures } = await share(`${revision} ${key}`, make)
      const isWhole = failures.length === 0
      if (isCacheable) entries.keep(key, { page, body: page.body, revision, at, isWhole })
      return page
    },
  }
}
