import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { makeSingleFlight } from './single-flight.ts'

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
  const compressed = new WeakMap<Buffer, EncodedBody>()
  const share = makeSingleFlight<EncodedBody, Buffer>()
  const start = (body: Buffer) =>
    share(body, async () => {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      }
      const encoded: EncodedBody = { body: await compress(body, { params }), encoding: 'br' }
      compressed.set(body, encoded)
      return encoded
    })
  const isPlain = (body: Buffer, acceptEncoding: string) =>
    body.length < MIN_BYTES || !/\bbr\b/.test(acceptEncoding)

  const now = (body: Buffer, acceptEncoding = ''): EncodedBody => {
    if (isPlain(body, acceptEncoding)) return { body }
    const known = compressed.get(body)
    if (known) return known
    void start(body)
    return { body }
  }
  const whole = async (body: Buffer, acceptEncoding = ''): Promise<EncodedBody> =>
    isPlain(body, acceptEncoding) ? { body } : (compressed.get(body) ?? start(body))
  return { now, whole }
}
