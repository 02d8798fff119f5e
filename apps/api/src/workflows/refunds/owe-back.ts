import type { Db } from '../../db/client.ts'
import type { LockedOrder } from '../../modules/order/order.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { type RefundRow, refundRepository, remainingOf } from '../../modules/refund/refund.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'

interface Part {
  payment: PaymentRow
  amount: number
  /** Nothing is kept of the payment then. */
  isAll: boolean
}

/**
 * A sum as parts of what is kept of payments, as far as they cover it: supplements go back before anything of the order's
 * own payment does, the newest first.
 */
export const partsOf = (
  payments: readonly PaymentRow[],
  refunds: readonly RefundRow[],
  sum: number,
): Part[] => {
  const parts: Part[] = []
  let rest = sum
  const isOwn = ({ editId }: PaymentRow) => editId === null
  for (const payment of [...payments.filter((one) => !isOwn(one)).toReversed(), ...payments.filter(isOwn)]) {
    const kept = remainingOf(payment, refunds)
    const amount = Math.min(rest, kept)
    if (amount > 0) parts.push({ payment, amount, isAll: amount === kept })
    rest -= amount
  }
  return parts
}

/**
 * An order costs less than was paid: the difference is owed. Of the payments together something is kept, because all of
 * them is a cancellation. Throws `refund_exceeds_payment`.
 */
export const oweBack = async (
  tx: Db,
  order: LockedOrder,
  { amount, editId, now }: { amount: number; editId: string; now: Date },
): Promise<void> => {
  const payments = (await paymentRepository(tx).ofOrder(order.id)).filter(({ status }) => status === 'paid')
  const refunds = await refundRepository(tx).ofOrder(order.id)
  const kept = payments.reduce((sum, payment) => sum + remainingOf(payment, refunds), 0)
  if (amount >= kept) throw new DomainError('refund_exceeds_payment')
  for (const part of partsOf(payments, refunds, amount)) {
    // A supplement of which nothing is kept bought nothing.
    if (part.isAll) await paymentRepository(tx).oweBack(order, part.payment)
    await refundRepository(tx).insert(order, {
      ...{
        id: newId(),
        paymentId: part.payment.id,
        kind: 'edit',
        editId,
        amount: part.amount,
        createdAt: now,
      },
      ...{ state: 'owed', note: '', preparedByName: null, preparedAt: null, reference: null, doneAt: null },
    })
  }
}
