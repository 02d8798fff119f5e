import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { products } from '../catalog/catalog.tables.ts'
import { orders } from '../order/order.tables.ts'
import { orderEdits } from '../order-edit/order-edit.tables.ts'
import { payments } from '../payment/payment.tables.ts'

/**
 * Money of a payment that was sent back, or will be. Done and open refunds of one payment together never exceed what
 * was paid.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    paymentId: text()
      .notNull()
      .references(() => payments.id),
    /**
     * What it is for: goods that are back (`goods`), goods that did not come or are kept (`lines`), a part of the sum
     * that was paid (`sum`), money that the shop took without anything to give for it (`payment`), or the difference of
     * an edited order that costs less (`edit`).
     */
    kind: text({ enum: ['goods', 'lines', 'sum', 'payment', 'edit'] }).notNull(),
    /** The edit that made the order cost less. */
    editId: text().references(() => orderEdits.id),
    amount: rialColumn().notNull(),
    /** `owed`: not prepared yet; `prepared`: to be transferred; `dropped`: prepared by mistake. */
    state: text({ enum: ['owed', 'prepared', 'done', 'dropped'] }).notNull(),
    note: text().notNull().default(''),
    createdAt: instantColumn().notNull(),
    /** The name of the preparer, as in the books. */
    preparedByName: text(),
    preparedAt: instantColumn(),
    /** When the gateway was first told to send it: from then on it cannot be dropped. */
    toldAt: instantColumn(),
    /** The bank's reference of the transfer. */
    reference: text(),
    doneAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('refunds_one_prepared').on(table.paymentId).where(sql`${table.state} = 'prepared'`),
    index('refunds_order').on(table.orderId),
    index('refunds_open').on(table.createdAt, table.id).where(sql`${table.state} IN ('owed', 'prepared')`),
    check('refunds_amount', sql`${table.amount} >= 0`),
    check('refunds_done', sql`(${table.state} = 'done') = (${table.doneAt} IS NOT NULL)`),
  ],
)

/** The goods that a refund is for. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refundId: text()
      .notNull()
      .references(() => refunds.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id),
    count: integer().notNull(),
    /** How many of them can be sold again. */
    restocked: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.productId] }),
    check(
      'refund_lines_count',
      sql`${table.count} > 0 AND ${table.restocked} >= 0 AND ${table.restocked} <= ${table.count}`,
    ),
  ],
)
