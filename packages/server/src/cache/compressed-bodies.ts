import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Shorter bodies gain nothing from compression. */
const MIN_BYTES = 1_024

export interface EncodedBody {
  body: Buffer
  encoding?: 'br'
}

/**
 * Brotli for cached bodies: each is compressed once, off the main thread, and sent many times. Compression begins with
 * the first request that accepts it: `now` sends that one the body as it is, `whole` lets it wait.
 * @param quality of Brotli's eleven
 */
export const makeCompressedBodies = (quality: number) => {
  const compressed = new WeakMap<Buffer, Buffer>()
  const underway = new WeakMap<Buffer, Promise<unknown>>()
  const start = async (body: Buffer) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    compressed.set(body, await compress(body, { params }))
  }
  const isPlain = (body: Buffer, acceptEncoding: string) =>
    body.length < MIN_BYTES || !/\bbr\b/.test(acceptEncoding)

  const now = (body: Buffer, acceptEncoding = ''): EncodedBody => {
    if (isPlain(body, acceptEncoding)) return { body }
    const known = compressed.get(body)
    if (known) return { body: known, encoding: 'br' }
    if (!underway.has(body)) underway.set(body, start(body)) // Not twice while one runs.
    return { body }
  }
  const whole = async (body: Buffer, acceptEncoding?: string): Promise<EncodedBody> => {
    const encoded = now(body, acceptEncoding)
    const waited = encoded.encoding ? undefined : underway.get(body)
    if (!waited || isPlain(body, acceptEncoding ?? '')) return encoded
    await waited
    return now(body, acceptEncoding)
  }
  return { now, whole }
}
