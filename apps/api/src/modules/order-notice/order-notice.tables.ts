import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { orders } from '../order/order.tables.ts'

/** Notices to the operator about orders, written in the transaction that they are about and sent after it. */
export const orderNotices = pgTable(
  'order_notices',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text({ enum: ['paid', 'card_report', 'refund_due'] }).notNull(),
    channel: text({ enum: ['webhook', 'bot'] }).notNull(),
    /** Of the payment that it is about; null in rows of former versions. */
    amount: rialColumn(),
    /** Unique key of event, subject and channel: no notice is written twice. */
    dedupeKey: text().notNull().unique(),
    /** `failed` waits for the operator. */
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Not before that; while a process sends it, the end of its lease. */
    dueAt: instantColumn().notNull(),
    lastError: text(),
    createdAt: instantColumn().notNull(),
    settledAt: instantColumn(),
  },
  (table) => [
    index('order_notices_due').on(table.dueAt).where(sql`${table.status} = 'queued'`),
    index('order_notices_order').on(table.orderId),
    index('order_notices_newest').on(table.createdAt.desc()),
  ],
)
