import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const compress = promisify(brotliCompress)

export type AnswerHeaders = Record<string, string>

/** A finished answer, ready for the wire. */
export interface KeptAnswer {
  body: Buffer
  /** Packed with Brotli, once somebody who can unpack it has asked for it again. */
  packed?: Buffer
  headers: AnswerHeaders & { etag: string }
  /** The content revision that was read before the answer's data was. */
  revision: number
}

const MAX_KEY_LENGTH = 512
/** What orders lists without being content (how often a product was sold) is as fresh as this. */
const LIFE_MS = 60_000
/** Shorter answers gain nothing from packing. */
const PACK_FROM_BYTES = 1_024
/** Of Brotli's eleven; an answer is packed once and sent many times. */
const BROTLI_QUALITY = 6

const pack = async (answer: KeptAnswer) => {
  answer.packed = answer.body // Nobody else begins while this one is under way.
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  answer.packed = await compress(answer.body, { params })
}

/** Answers by their address, the least used leaving first. */
export const makeAnswerStore = (maxBytes: number) => {
  const answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    ttl: LIFE_MS,
    // Packed, it takes up to a fourth more.
    sizeCalculation: ({ body }, key) => Math.ceil(body.length * 1.25) + 2 * key.length + 1_000,
  })
  return {
    find: (address: string, revision: number): KeptAnswer | undefined => {
      const answer = answers.get(address)
      return answer?.revision === revision ? answer : undefined
    },

    /** Answers its ETag; weak, because packed and unpacked are one answer. */
    keep: (address: string, text: string, headers: AnswerHeaders, revision: number): string => {
      const body = Buffer.from(text)
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      if (address.length <= MAX_KEY_LENGTH)
        answers.set(address, { body, headers: { ...headers, etag }, revision })
      return etag
    },

    /** The answer packed, or as it is until that is done. */
    packedOf: (answer: KeptAnswer): Buffer => {
      if (!answer.packed && answer.body.length >= PACK_FROM_BYTES) void pack(answer)
      return answer.packed ?? answer.body
    },
  }
}
