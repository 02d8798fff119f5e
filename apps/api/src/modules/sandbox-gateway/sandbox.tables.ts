import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { idColumn, instantColumn, rialColumn } from '../../db/columns.ts'

/** The sandbox gateway's own book; the shop never reads it. */
export const sandboxPayments = pgTable('sandbox_payments', {
  authority: text().primaryKey(),
  merchantId: text().notNull(),
  amount: rialColumn().notNull(),
  callbackUrl: text().notNull(),
  description: text().notNull(),
  /** What the shop calls it; only of instalments. */
  transactionId: text(),
  status: text({
    enum: ['IN_BANK', 'PAID', 'VERIFIED', 'SETTLED', 'FAILED', 'CANCELLED', 'REVERSED', 'GIVEN_BACK'],
  }).notNull(),
  /** What the shop is told of it; Digipay's tracking code from the first moment on. */
  refId: text(),
  createdAt: instantColumn().notNull(),
  /** The money leaves the card only then, although the shopper paid before. */
  paidAt: instantColumn(),
  verifiedAt: instantColumn(),
})

export const sandboxOperations = [
  'request',
  'verify',
  'inquiry',
  'unVerified',
  'reverse',
  // Of instalments, which are verified, too.
  'eligible',
  'token',
  'settle',
  'status',
  'revert',
  'cancel',
  'update',
  // Of Digipay's, which verify, too.
  'ticket',
  'refund',
  'refundState',
] as const
export const sandboxFaultKinds = ['timeout', 'server_error', 'malformed', 'wrong_amount'] as const

/** Faults of the next calls, on demand. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    id: idColumn(),
    operation: text({ enum: sandboxOperations }).notNull(),
    kind: text({ enum: sandboxFaultKinds }).notNull(),
    /** Only for this payment; null for any. */
    authority: text(),
    remaining: integer().notNull(),
    createdAt: instantColumn().notNull(),
  },
  (table) => [index('sandbox_faults_operation').on(table.operation)],
)
