import { noBody } from '../../../define-endpoint.ts'
import { id, instant, line, oneOf } from '../../../fields.ts'
import { fieldMessages } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { adminTake } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'

const tag = 'products'

/** Why the staff change the stock: in, out, or to what they counted. */
export const moveReasons = ['received', 'returned', 'damaged', 'used', 'counted'] as const
export type MoveReason = (typeof moveReasons)[number]

const pieces = z.int(messages.pieces).min(0, messages.pieces).max(1_000_000, messages.pieces)

export const stockMovement = z.object({
  number: z.int(),
  delta: z.int(),
  onHand: z.int().describe('After it'),
  reason: z
    .enum([...moveReasons, 'first', 'sold', 'restocked', 'imported', 'changed'])
    .describe('`changed`: by a program that gave no reason'),
  orderId: id.nullable(),
  by: z.string().nullable().describe('The member; null for what the shop did itself'),
  note: z.string(),
  at: instant,
})
export type StockMovement = z.infer<typeof stockMovement>

export const moveStockBody = strict({
  reason: oneOf(moveReasons),
  count: pieces.describe('Pieces in or out; of a count all that are on the shelf'),
  seen: pieces
    .nullable()
    .default(null)
    .describe('What stood there when somebody counted; needed for a count'),
  note: line(200).default(''),
}).refine(({ reason, count, seen }) => (reason === 'counted' ? seen !== null : count > 0), {
  path: ['count'],
  message: messages.pieces,
})
export type MoveStockBody = z.input<typeof moveStockBody>

export const moveStock = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/product/stock',
  access: 'products.stock',
  tag,
  summary: 'Goods in or out by difference, or a count, which is refused when something was sold meanwhile',
  query: strict({ id }),
  body: moveStockBody,
  response: z.object({ onHand: z.int(), reserved: z.int() }),
  errors: ['not_found', 'stock_moved', 'stock_reserved'],
})

export const listStockMovements = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/product/movements',
  access: 'products.view',
  tag,
  summary: 'What came in and went out of a product, newest first, the shop’s own sales included',
  query: strict({
    id,
    before: z.coerce
      .number(fieldMessages.invalid)
      .int(fieldMessages.invalid)
      .min(1, fieldMessages.invalid)
      .max(Number.MAX_SAFE_INTEGER, fieldMessages.invalid)
      .optional(),
    take: adminTake,
  }),
  body: noBody,
  response: z.object({ items: z.array(stockMovement), next: z.int().nullable().describe('For `before`') }),
  errors: [],
})
