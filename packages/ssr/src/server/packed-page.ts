import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { CachedPage } from './page-cache.ts'

const compress = promisify(brotliCompress)

/** Of Brotli's eleven: a kept page is packed once, off the main thread, and sent many times. */
const BROTLI_QUALITY = 9

const packedPages = new WeakMap<CachedPage, Buffer>()

const pack = async (page: CachedPage) => {
  packedPages.set(page, page.body) // Nobody else begins while this one is under way.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length,
  }
  packedPages.set(page, await compress(page.body, { params }))
}

/**
 * The body of a page for somebody who accepts these encodings. Packing begins when a page goes out for the first time;
 * until it is done the page goes out as it is, and whoever stands in front may pack it.
 */
export const packedFor = (page: CachedPage, acceptEncoding = ''): { body: Buffer; encoding?: 'br' } => {
  const { body } = page
  if (!page.headers.etag || !/\bbr\b/.test(acceptEncoding)) return { body }
  const packed = packedPages.get(page)
  if (!packed) void pack(page)
  return packed && packed !== body ? { body: packed, encoding: 'br' } : { body }
}
