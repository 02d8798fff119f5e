import { makeCompressedBodies } from '@hojreh/server'
import type { CachedPage } from './page-cache.ts'

/**
 * Of Brotli's eleven. Many pages are asked for once before they change: a list of 280 kB takes 3 ms and gets 27 kB long; with
 * quality 9, which takes 20 ms, more than its render, 26.
 */
const compressed = makeCompressedBodies(5)

/** The body of a page for a client that accepts these encodings; a page that is not cached is not compressed here. */
export const compressedFor = async (page: CachedPage, acceptEncoding?: string) =>
  page.headers.etag ? compressed.whole(page.body, acceptEncoding) : { body: page.body, encoding: undefined }
