import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'
import { customers } from '../identity/identity.tables.ts'
import { orders } from '../order/order.tables.ts'
import { orderEdits } from '../order-edit/order-edit.tables.ts'
import type { GatewayMemo } from './payment-gateway.ts'

/** One attempt to pay an order. It exists before the gateway is called. */
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
    /** The edit whose extra cost it pays; null for a payment of the order itself. */
    editId: text().references(() => orderEdits.id),
    amount: rialColumn().notNull(),
    status: text({ enum: ['open', 'paid', 'failed', 'expired', 'refund_due', 'refunded'] }).notNull(),
    /** The gateway's name of the attempt; null until its response is there. */
    authority: text().unique(),
    /** Values that later calls must repeat to the gateway; sent to no one else. */
    gatewayMemo: jsonb().$type<GatewayMemo>(),
    refId: text(),
    maskedCard: text(),
    failureReason: text(),
    /** The bank's reference of the transfer that sent the money back. */
    refundReference: text(),
    createdAt: instantColumn().notNull(),
    /** When a process last began to ask the gateway for an authority: the time marks its claim to do so. */
    requestedAt: instantColumn().notNull(),
    /** When the sweeper last checked it. */
    checkedAt: instantColumn(),
    settledAt: instantColumn(),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.orderId, table.method, sql`coalesce(${table.editId}, '')`)
      .where(sql`${table.status} = 'open'`),
    uniqueIndex('payments_paid_once')
      .on(table.orderId, sql`coalesce(${table.editId}, '')`)
      .where(sql`${table.status} = 'paid'`),
    index('payments_order').on(table.orderId, table.createdAt),
    index('payments_customer_newest').on(table.customerId, table.createdAt.desc()),
    // For staff, who look for orders that are paid this way: there are few.
    index('payments_card').on(table.orderId).where(sql`${table.method} = 'card'`),
    index('payments_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    // For gateways that keep no list of what was paid late.
    index('payments_given_up').on(table.createdAt).where(sql`${table.status} IN ('failed', 'expired')`),
    index('payments_owed').on(table.createdAt).where(sql`${table.status} = 'refund_due'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
)

/** The cards that were shown to a customer for an order: the shop may change its card while money is on its way. */
export const toldCards = pgTable(
  'told_cards',
  {
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    cardNumber: text().notNull(),
    toldAt: instantColumn().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.cardNumber] })],
)

/** A customer's report of a card-to-card transfer; the payment stays open until the operator decides. */
export const cardReports = pgTable(
  'card_reports',
  {
    paymentId: text()
      .primaryKey()
      .references(() => payments.id),
    trackingCode: text().notNull(),
    cardLast4: text().notNull(),
    /** Rial, as the customer reported; the payment has the requested sum. */
    amount: rialColumn().notNull(),
    paidAt: instantColumn().notNull(),
    hasReceipt: boolean().notNull(),
    isRejected: boolean().notNull().default(false),
    /** Found on the account, and counted as this payment. */
    isAccepted: boolean().notNull().default(false),
  },
  // One transfer pays one order. The first customer to report its number may not be its sender: staff decide by a
  // check.
  (table) => [
    uniqueIndex('card_reports_accepted_code').on(table.trackingCode).where(sql`${table.isAccepted}`),
    index('card_reports_code').on(table.trackingCode),
  ],
)
