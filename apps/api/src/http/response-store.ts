import { etagOf } from '@hojreh/server'
import { LRUCache } from 'lru-cache'

export type ResponseHeaders = Record<string, string>

/** A finished response, ready to be sent. */
export interface CachedResponse {
  body: Buffer
  headers: ResponseHeaders & { etag: string }
  /** The content revision, read before the response's data. */
  revision: number
}

const MAX_KEY_LENGTH = 512
/** Sold counts order lists without being content: they are as fresh as this. */
const LIFE_MS = 60_000
/** Responses by their URL; the least recently used ones are evicted first. */
export const makeResponseStore = (maxBytes: number) => {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    ttl: LIFE_MS,
    // The compressed copy takes up to a fourth more.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.25) + 2 * key.length + 1_000,
  })
  return {
    find: (address: string, revision: number): CachedResponse | undefined => {
      const response = responses.get(address)
      return response?.revision === revision ? response : undefined
    },

    /** Returns its ETag; weak, because the response is the same compressed and uncompressed. */
    keep: (address: string, text: string, headers: ResponseHeaders, revision: number): string => {
      const body = Buffer.from(text)
      const etag = etagOf(body)
      if (address.length <= MAX_KEY_LENGTH)
        responses.set(address, { body, headers: { ...headers, etag }, revision })
      return etag
    },
  }
}
