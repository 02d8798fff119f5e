import { LRUCache } from 'lru-cache'

export interface StoredBody {
  body: Buffer
  /** Content revision, read before the data of the body. */
  revision: string | number | null
}

const MAX_KEY_LENGTH = 512

/** Finished bodies in memory by their address; the least recently used ones are evicted first. */
export const makeByteStore = <Entry extends StoredBody>(maxBytes: number, lifeMs = 0) => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    ttl: lifeMs,
    noDeleteOnStaleGet: true,
    // The compressed copy takes up to a fourth more.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.25) + 2 * key.length + 1_000,
  })
  return {
    find: (key: string, revision: Entry['revision']): Entry | undefined => {
      const entry = entries.get(key)
      return entry?.revision === revision ? entry : undefined
    },
    /** Whatever was kept last, however old it is. */
    last: (key: string): Entry | undefined => entries.get(key, { allowStale: true }),
    keep: (key: string, entry: Entry): void => {
      if (key.length <= MAX_KEY_LENGTH) entries.set(key, entry)
    },
  }
}
