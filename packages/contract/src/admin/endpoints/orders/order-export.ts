import { oneOf } from '../../../fields.ts'
import { fieldMessages as messages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { listOrdersQuery } from './orders.ts'

export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportOrders = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/orders/export',
  access: 'orders.export',
  tag: 'orders',
  summary:
    'The list of orders with its filters as a file for spreadsheets, up to 50,000 rows, five times an hour',
  query: listOrdersQuery.omit({ after: true, take: true }),
  body: strict({
    format: oneOf(exportFormats),
    withPhones: z
      .boolean(messages.invalid)
      .default(false)
      .describe('Whole phone numbers; needs `customers.phone`'),
  }),
  response: z.string().describe('A file: CSV in UTF-8 with its mark, or XLSX'),
  errors: ['export_too_large', 'export_needs_approval', 'unavailable'],
  isFile: true,
})
