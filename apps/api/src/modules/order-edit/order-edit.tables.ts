import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import type { StoredImage } from '../catalog/catalog.tables.ts'
import { orders } from '../order/order.tables.ts'
import { staff } from '../staff/staff.tables.ts'

/** A line of an order before or after an edit. Rial. */
export interface EditedLine {
  productId: string
  count: number
  unitPrice: number
  listPrice: number | null
  title: string
  slug: string
  image: StoredImage | null
}

/** The sums of an order's goods; with the shipping fee they make its total. Rial. */
export interface EditedSums {
  subtotal: number
  discount: number
  couponDiscount: number
}

/**
 * Every change of what a placed order consists of. One that costs more than was paid is `open` until the difference is
 * paid: until then the order is what it was, and only the further pieces are held, under the id of the edit.
 */
export const orderEdits = pgTable(
  'order_edits',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    state: text({ enum: ['open', 'applied', 'withdrawn'] }).notNull(),
    linesBefore: jsonb().$type<EditedLine[]>().notNull(),
    linesAfter: jsonb().$type<EditedLine[]>().notNull(),
    sumsAfter: jsonb().$type<EditedSums>().notNull(),
    totalBefore: rialColumn().notNull(),
    totalAfter: rialColumn().notNull(),
    /** The sum of a card-to-card transfer before the edit: an edit of an unpaid order changes it. */
    cardAmountBefore: rialColumn(),
    /** Whether the order was paid: the difference is then owed by the customer or by the shop. */
    isOfPaid: boolean().notNull(),
    staffId: text().references(() => staff.id, { onDelete: 'set null' }),
    /** The name of the editor, as in the books. */
    editedBy: text().notNull(),
    /** Until when the further pieces of an open edit are kept. */
    heldUntil: instantColumn(),
    createdAt: instantColumn().notNull(),
    /** When it was applied or withdrawn. */
    endedAt: instantColumn(),
    /** The order of edits that were made at the same instant. */
    sequence: integer().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('order_edits_order').on(table.orderId, table.sequence),
    uniqueIndex('order_edits_one_open').on(table.orderId).where(sql`${table.state} = 'open'`),
    index('order_edits_due').on(table.heldUntil).where(sql`${table.state} = 'open'`),
    check('order_edits_ended', sql`(${table.state} = 'open') = (${table.endedAt} IS NULL)`),
  ],
)
