import { pgTable, text } from 'drizzle-orm/pg-core'
import { instantColumn, rialColumn } from '../../db/columns.ts'

/** The sandbox gateway's own book; the shop never reads it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  authority: text().primaryKey(),
  merchantId: text().notNull(),
  amount: rialColumn().notNull(),
  callbackUrl: text().notNull(),
  description: text().notNull(),
  status: text({ enum: ['IN_BANK', 'PAID', 'VERIFIED', 'FAILED', 'REVERSED'] }).notNull(),
  refId: text(),
  createdAt: instantColumn().notNull(),
  verifiedAt: instantColumn(),
})
