import { noBody } from '../../../define-endpoint.ts'
import { id, instant, line, oneOf, rial, slug } from '../../../fields.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake, after, listOf } from '../../fields.ts'

export const productRow = z.object({
  productId: id,
  sku: z.string(),
  slug,
  title: z.string(),
  price: rial,
  onHand: z.int().nullable().describe('Null: not counted'),
  reserved: z.int().describe('Of those, set aside for orders that are being paid'),
  isPublished: z.boolean(),
  publishAt: instant.nullable().describe('Of a hidden one: when it shows itself'),
  isSample: z.boolean().optional().describe('It came with the sample goods and is there since'),
})
export type ProductRow = z.infer<typeof productRow>

export const shelves = ['archived', 'scheduled'] as const
export const stockStates = ['out', 'in'] as const

export const listProducts = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/products',
  access: 'products.view',
  tag: 'products',
  summary: 'Goods by title, code or brand, newest first',
  query: strict({
    q: line(80).optional(),
    shelf: oneOf(shelves)
      .optional()
      .describe('Those that were put away, or that show themselves later; else all that were not put away'),
    stock: oneOf(stockStates).optional().describe('Of those that shoppers see'),
    after,
    take: adminTake,
  }),
  body: noBody,
  response: listOf(productRow),
  errors: [],
})
