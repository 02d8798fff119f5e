import type { Payment } from '@hojreh/contract'
import type { PaymentRow } from './payment.repository.ts'

export const toPayment = (row: PaymentRow): Payment => ({
  id: row.id,
  orderId: row.orderId,
  method: row.method,
  gateway: row.gateway,
  kind: row.editId === null ? 'order' : 'supplement',
  amount: row.amount,
  status: row.status,
  authority: row.authority,
  refId: row.refId,
  maskedCard: row.maskedCard,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
  failureReason: row.failureReason,
})
