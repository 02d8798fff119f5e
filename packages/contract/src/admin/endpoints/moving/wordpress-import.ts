import { noBody, noQuery } from '../../../define-endpoint.ts'
import { oneOf } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

/** A site of some thousand posts; larger ones come in at the command line. */
export const WORDPRESS_BYTES = 48 * 1024 * 1024

const lines = z.array(z.object({ place: z.string(), title: z.string(), reason: z.string() }))

export const wordpressReport = z.object({
  items: z.int(),
  articles: z.int(),
  pages: z.int(),
  comments: z.int(),
  menuLinks: z.int(),
  redirects: z.int(),
  same: z.int().describe('Posts and pages whose address is taken here: they stay as they are'),
  pictures: z.int().describe('Of what was taken: they are downloaded in the background'),
  others: z
    .array(z.object({ kind: z.string(), count: z.int() }))
    .describe('Items that a shop has no place for'),
  refusedCount: z.int(),
  refused: lines.describe('All of them, with the line of the file'),
  unredirectedCount: z.int(),
  unredirected: lines,
  seconds: z.number(),
})
export type WordpressImportReport = z.infer<typeof wordpressReport>

export const importWordpress = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/import/wordpress',
  access: 'shop.import',
  tag: 'moving',
  summary:
    'Takes the posts, pages, comments and menu of a WordPress site (WXR) in, with redirects from their old addresses: tried first, then all in one transaction. The same file again changes nothing',
  query: strict({ isTrial: oneOf(['yes', 'no']).describe('Reads, checks and reports; changes nothing') }),
  body: noBody,
  maxBodyBytes: WORDPRESS_BYTES,
  isUpload: true,
  isSlow: true,
  response: wordpressReport,
  errors: ['import_unreadable', 'payload_too_large'],
})

export const listTextPictures = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/import/pictures',
  access: 'shop.import',
  tag: 'moving',
  summary: 'Pictures of imported texts: how many are there, wait or failed',
  query: noQuery,
  body: noBody,
  response: z.object({ done: z.int(), waiting: z.int(), failed: z.int() }),
  errors: [],
})
