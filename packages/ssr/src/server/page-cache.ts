import { makeSingleFlight } from '@hojreh/server'
import { LRUCache } from 'lru-cache'

/** A finished answer. */
export interface CachedPage {
  status: number
  body: Buffer
  headers: Record<string, string>
}
interface Entry {
  page: CachedPage
  revision: string | null
  at: number
  isWhole: boolean
}

const MAX_BYTES = 64 * 1_024 * 1_024
const MAX_KEY_LENGTH = 512
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
export const createPageCache = (now: () => number = () => performance.now()) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    // Packed, it takes up to a fifth more.
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.2) + 2 * key.length,
  })
  const share = makeSingleFlight<Made>()

  const isFresh = (entry: Entry, revision: string | null) =>
    entry.revision === revision && ((revision !== null && entry.isWhole) || now() - entry.at < MOMENT_MS)

  return {
    /** The page for a key (path and known query) at a revision; `make` renders it. */
    get: async (key: string, revision: string | null, make: () => Promise<Made>): Promise<CachedPage> => {
      const entry = entries.get(key)
      if (entry && isFresh(entry, revision)) return entry.page
      const at = now()
      const { page, isCacheable, failures } = await share(`${revision} ${key}`, make)
      const isWhole = failures.length === 0
      if (isCacheable && key.length <= MAX_KEY_LENGTH) entries.set(key, { page, revision, at, isWhole })
      return page
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
