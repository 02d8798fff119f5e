import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'
import { orders } from '../order/order.tables.ts'

/** One attempt to pay an order. It exists before the gateway hears of it. */
export const payments = pgTable(
  'payments',
  {
    id: idColumn(),
    orderId: text()
      .notNull()
      .references(() => orders.id),
    customerId: text()
      .notNull()
      .references(() => customers.id),
    method: text({ enum: ['online', 'card'] }).notNull(),
    gateway: text().notNull(),
    amount: rialColumn().notNull(),
    status: text({ enum: ['open', 'paid', 'failed', 'expired', 'refund_due'] }).notNull(),
    /** The gateway's name of the attempt; null until its answer is there. */
    authority: text().unique(),
    refId: text(),
    maskedCard: text(),
    failureReason: text(),
    createdAt: instantColumn().notNull(),
    /** When a process last set out to ask the gateway for an authority: its claim on doing so. */
    requestedAt: instantColumn().notNull(),
    /** When the sweeper last looked after it. */
    checkedAt: instantColumn(),
    settledAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('payments_one_open').on(table.orderId).where(sql`${table.status} = 'open'`),
    uniqueIndex('payments_one_paid').on(table.orderId).where(sql`${table.status} = 'paid'`),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_customer_newest').on(table.customerId, table.createdAt.desc()),
    index('payments_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)
