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
 * the first request that accepts it; until it is done the body goes out as it is.
 * @param quality of Brotli's eleven
 */
export const makeCompressedBodies = (quality: number) => {
  const compressed = new WeakMap<Buffer, Buffer>()
  const start = async (body: Buffer) => {
    compressed.set(body, body) // Not twice while this one runs.
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    compressed.set(body, await compress(body, { params }))
  }
  return (body: Buffer, acceptEncoding = ''): EncodedBody => {
    if (body.length < MIN_BYTES || !/\bbr\b/.test(acceptEncoding)) return { body }
    const known = compressed.get(body)
    if (!known) void start(body)
    return known && known !== body ? { body: known, encoding: 'br' } : { body }
  }
}
