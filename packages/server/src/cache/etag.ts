import { createHash } from 'node:crypto'

/** The ETag of a body; weak, because the response is the same compressed and uncompressed. */
export const etagOf = (body: Buffer): string =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
