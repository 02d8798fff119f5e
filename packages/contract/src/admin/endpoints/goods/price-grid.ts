import { noBody, noQuery } from '../../../define-endpoint.ts'
import { errorCodes } from '../../../errors/error-catalogue.ts'
import { id, line, oneOf, rial } from '../../../fields.ts'
import { fieldMessages as fieldTexts } from '../../../messages.ts'
import { strict } from '../../../strict.ts'
import { z } from '../../../z.ts'
import { defineAdminEndpoint } from '../../define-admin-endpoint.ts'
import { ADMIN_MAX_TAKE, adminTake, after, listOf } from '../../fields.ts'
import { adminFieldMessages as messages } from '../../messages.ts'
import { productListPrice, productSum } from './product-record.ts'
import { stockStates } from './products.ts'

const tag = 'products'
const MOST_PIECES = 1_000_000

export const gridRow = z.object({
  productId: id,
  sku: z.string(),
  title: z.string(),
  options: z.string().describe('What tells it from its siblings: `آبی، بزرگ`'),
  price: rial,
  listPrice: rial.nullable(),
  onHand: z.int().nullable().describe('Null: not counted'),
  reserved: z.int().describe('Of those, set aside for orders that are being paid'),
  isPublished: z.boolean(),
})
export type GridRow = z.infer<typeof gridRow>

/** Which goods: by words, category (with those below it), brand and stock. */
export const goodsFilter = {
  q: line(80).optional(),
  categoryId: id.optional(),
  brand: line(80).optional(),
  stock: oneOf(stockStates).optional().describe('Of those that shoppers see'),
}

export const listPriceGrid = defineAdminEndpoint({
  method: 'GET',
  path: '/api/admin/price-grid',
  access: 'products.view',
  tag,
  summary: 'Goods and variants with what the grid edits: prices and stock, newest first',
  query: strict({ ...goodsFilter, after, take: adminTake }),
  body: noBody,
  response: listOf(gridRow),
  errors: [],
})

const pieces = z
  .int(messages.pieces)
  .min(-MOST_PIECES, messages.pieces)
  .max(MOST_PIECES, messages.pieces)
  .refine((delta) => delta !== 0, messages.pieces)

/** The value that a cell showed when the member typed into it, and the typed value. */
const cell = <Value extends z.ZodType>(value: Value) => strict({ seen: value, value }).optional()

export const gridEdit = strict({
  id,
  price: cell(productSum),
  listPrice: cell(productListPrice),
  stock: strict({
    delta: pieces,
    seen: z
      .int(messages.pieces)
      .min(0, messages.pieces)
      .max(MOST_PIECES, messages.pieces)
      .nullable()
      .describe('Of a count what stood there; null where somebody typed a difference'),
  }).optional(),
}).refine(({ price, listPrice, stock }) => price ?? listPrice ?? stock, {
  path: ['id'],
  error: fieldTexts.invalid,
})
export type GridEdit = z.input<typeof gridEdit>

export const gridResult = z.object({
  id,
  refusal: z
    .object({
      code: z.enum(errorCodes),
      message: z.string(),
      field: z.enum(['price', 'listPrice', 'stock']).nullable().describe('The cell that it is about'),
    })
    .nullable()
    .describe('Null: it is done'),
  row: gridRow.nullable().describe('As it stands now; null when it is gone'),
})
export type GridResult = z.infer<typeof gridResult>

export const editPriceGrid = defineAdminEndpoint({
  method: 'POST',
  path: '/api/admin/price-grid/edit',
  access: 'products.edit',
  tag,
  summary:
    'Changed cells of several goods; each row is done or refused for itself. A cell that a colleague changed meanwhile is `edit_conflict`; stock needs `products.stock`, too',
  query: noQuery,
  body: strict({
    rows: z
      .array(gridEdit, fieldTexts.invalid)
      .min(1, fieldTexts.invalid)
      .max(ADMIN_MAX_TAKE, fieldTexts.invalid),
    note: line(200).default('').describe('For the movements of stock'),
  }),
  response: z.object({ results: z.array(gridResult) }),
  errors: [],
  isBulk: true,
})
