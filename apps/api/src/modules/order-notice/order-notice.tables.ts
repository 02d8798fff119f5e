import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn } from '../../db/columns.ts'
import { orders } from '../order/order.tables.ts'

/** What the operator is told of an order, written in the transaction that it is about, and sent after that. */
export const orderNotices = pgTable(
  'order_notices',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    event: text({ enum: ['paid', 'card_report', 'refund_due'] }).notNull(),
    channel: text({ enum: ['webhook', 'bot'] }).notNull(),
    /** What it tells of, and where; a second one of the same is not written. */
    dedupeKey: text().notNull().unique(),
    /** `failed` waits for the operator. */
    status: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    attempts: integer().notNull().default(0),
    /** Not before that; while somebody sends it, when to believe that they are gone. */
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
