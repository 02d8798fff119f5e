import { noQuery } from '../../../define-endpoint.ts'
import { oneOf } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminCall } from '../../define-admin-call.ts'

/** What can be taken out of the shop; orders leave from their own list. */
export const exportedThings = [
  'products',
  'categories',
  'customers',
  'reviews',
  'articles',
  'pages',
  'settings',
] as const
export type ExportedThing = (typeof exportedThings)[number]
export const shopExportFormats = ['csv', 'json'] as const
export type ShopExportFormat = (typeof shopExportFormats)[number]

export const exportShop = defineAdminCall({
  method: 'POST',
  path: '/api/admin/export',
  access: 'shop.export',
  tag: 'settings',
  summary:
    'All goods, categories, customers, reviews, articles, pages or settings as a file, five times an hour',
  query: noQuery,
  body: strict({
    what: oneOf(exportedThings),
    format: oneOf(shopExportFormats),
    withPhones: z
      .boolean(messages.invalid)
      .default(false)
      .describe('Of customers whole phone numbers and addresses of mail; needs `customers.phone`'),
  }),
  response: z.string().describe('A file: CSV in UTF-8 with its mark, or a JSON array'),
  errors: ['export_needs_approval', 'unavailable'],
  isFile: true,
})
