import { makeCompressedBodies } from '@hojreh/server'
import type { CachedPage } from './page-cache.ts'

const bodyFor = makeCompressedBodies(9)

/** The body of a page for a client that accepts these encodings; a page that is not cached is not compressed here. */
export const packedFor = (page: CachedPage, acceptEncoding?: string) =>
  page.headers.etag ? bodyFor(page.body, acceptEncoding) : { body: page.body, encoding: undefined }
