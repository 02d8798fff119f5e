import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

export type ResponseHeaders = Record<string, string>

/** A finished response, ready to be sent. */
export interface CachedResponse {
  body: Buffer
  /** Compressed with Brotli, once a client that accepts it has asked again. */
  packed?: Buffer
  headers: ResponseHeaders & { etag: string }
  /** The content revision, read before the response's data. */
  revision: number
}

const MAX_KEY_LENGTH = 512
/** Sold counts order lists without being content: they are as fresh as this. */
const LIFE_MS = 60_000
/** Shorter responses gain nothing from compression. */
const PACK_FROM_BYTES = 1_024
/** Of Brotli's eleven; a response is compressed once and sent many times. */
const BROTLI_QUALITY = 6

const pack = async (response: CachedResponse) => {
  response.packed = response.body // Not twice while this one runs.
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  response.packed = await compress(response.body, { params })
}

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
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      if (address.length <= MAX_KEY_LENGTH)
        responses.set(address, { body, headers: { ...headers, etag }, revision })
      return etag
    },

    /** The compressed body, or the plain one until that is done. */
    packedOf: (response: CachedResponse): Buffer => {
      if (!response.packed && response.body.length >= PACK_FROM_BYTES) void pack(response)
      return response.packed ?? response.body
    },
  }
}
