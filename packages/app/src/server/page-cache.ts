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
}

const MAX_BYTES = 64 * 1_024 * 1_024
const MAX_KEY_LENGTH = 512
/** Without a revision from the api a page is simply kept for a moment. */
const LIFE_WITHOUT_REVISION_MS = 1_000

export interface Made {
  page: CachedPage
  isCacheable: boolean
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
  const underWay = new Map<string, Promise<Made>>()

  const isFresh = (entry: Entry, revision: string | null) =>
    entry.revision === revision && (revision !== null || now() - entry.at < LIFE_WITHOUT_REVISION_MS)

  return {
    /** The page for a key (path and known query) at a revision; `make` renders it. */
    get: async (key: string, revision: string | null, make: () => Promise<Made>): Promise<CachedPage> => {
      const entry = entries.get(key)
      if (entry && isFresh(entry, revision)) return entry.page
      const turn = `${revision} ${key}`
      const at = now()
      const making = underWay.get(turn) ?? make().finally(() => underWay.delete(turn))
      underWay.set(turn, making)
      const { page, isCacheable } = await making
      if (isCacheable && key.length <= MAX_KEY_LENGTH) entries.set(key, { page, revision, at })
      return page
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
