import { noQuery } from '../../../define-endpoint.ts'
import { oneOf } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'

/** What can be exported from the shop, by subject. */
export const exportedGroups = {
  goods: [
    ...[
      'products',
      'product-records',
      'categories',
      'product-groups',
      'makers',
      'maker-names',
      'offers',
      'stock-movements',
    ],
    ...['synonyms', 'missed-searches'],
  ],
  selling: [
    ...['all-orders', 'past-orders', 'order-lines', 'order-events', 'order-notes', 'order-edits'],
    ...['parcels', 'parcel-lines'],
    ...['payments', 'card-reports', 'refunds', 'refund-lines', 'coupons', 'coupon-redemptions'],
  ],
  people: [
    ...['customers', 'addresses', 'customer-groups', 'customer-group-members', 'customer-notes'],
    ...['favorites', 'stock-notices', 'reviews', 'questions', 'messages'],
  ],
  content: [
    ...['articles', 'article-revisions', 'authors', 'pages', 'page-drafts', 'page-revisions'],
    ...['setting-drafts', 'setting-revisions'],
  ],
  shop: ['settings', 'shipping', 'sms-texts', 'staff', 'staff-roles', 'books'],
} as const
export type ExportedGroup = keyof typeof exportedGroups
export type ExportedThing = (typeof exportedGroups)[ExportedGroup][number]
export const exportedThings = [
  ...[...exportedGroups.goods, ...exportedGroups.selling, ...exportedGroups.people],
  ...[...exportedGroups.content, ...exportedGroups.shop],
] as const

/** Exports that identify customers: phones and email addresses are included only on request. */
export const exportedOfPeople = ['customers', 'addresses', 'messages', 'all-orders', 'past-orders'] as const
export type ExportedOfPeople = (typeof exportedOfPeople)[number]
export const shopExportFormats = ['csv', 'json'] as const
export type ShopExportFormat = (typeof shopExportFormats)[number]

export const exportShop = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/export',
  access: 'shop.export',
  tag: 'settings',
  summary: 'All of one kind of thing as a file; those that say who customers are five times an hour',
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
