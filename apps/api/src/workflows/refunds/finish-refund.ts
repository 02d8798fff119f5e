import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { giveCouponBack } from '../../modules/coupon/coupon.service.ts'
import { returnStock } from '../../modules/inventory/inventory.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { sendsBack } from '../../modules/payment/sends-back.ts'
import { type RefundRow, refundRepository } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { closeSending } from '../orders/parcels/close-sending.ts'
import { mayBeSent } from './refund-approval.ts'
import { refundDeed } from './refund-deed.ts'

/** Locks a refund and its order. Throws `not_found`. */
export const lockRefund = async (tx: Db, id: string): Promise<{ order: LockedOrder; refund: RefundRow }> => {
  const found = await refundRepository(tx).find(id)
  const order = found && (await orderRepository(tx).lock(found.orderId))
  // The refund as it is now that its order is locked.
  const refund = order && (await refundRepository(tx).find(id))
  if (!order || !refund) throw new DomainError('not_found')
  return { order, refund }
}

/**
 * Closes the payments that are paid back in full, and the order when it waited for nothing else. Returns whether the
 * order ended.
 */
export const closePaidBack = async (
  tx: Db,
  desk: Desk,
  order: LockedOrder,
  reference: string | null,
): Promise<boolean> => {
  const refunds = await refundRepository(tx).ofOrder(order.id)
  const payments = await paymentRepository(tx).ofOrder(order.id)
  const sentOf = (paymentId: string) =>
    refunds
      .filter((refund) => refund.paymentId === paymentId && refund.state === 'done')
      .reduce((sum, { amount }) => sum + amount, 0)
  const due = payments.filter(({ status }) => status === 'refund_due')
  const back = due.filter(({ id, amount }) => sentOf(id) === amount)
  for (const payment of back) await paymentRepository(tx).refund(order, payment, reference)
  if (order.status !== 'refund_due' || back.length < due.length) return false
  await moveOrder(tx, order, 'refunded', desk.actor, desk.clock(), { note: reference ?? '' })
  // A coupon that ended in an order without goods can be used again.
  await giveCouponBack(tx, order)
  return true
}

/** Whether the gateway of the payment has to be told: a transfer by hand would leave the instalments booked. */
const isForGateway = async (tx: Db, { paymentId }: RefundRow): Promise<boolean> => {
  const payment = await paymentRepository(tx).find(paymentId)
  return payment !== null && sendsBack(payment.gateway)
}

/**
 * Finishes a prepared refund that the bank sent. Its order is locked. Throws `approval_needed`, `refund_by_gateway`.
 */
export const finishLocked = async (
  tx: Db,
  desk: Desk,
  order: LockedOrder,
  refund: RefundRow,
  reference: string | null,
  { isByGateway = false }: { isByGateway?: boolean } = {},
): Promise<void> => {
  if (!isByGateway && (await isForGateway(tx, refund))) throw new DomainError('refund_by_gateway')
  if (refund.state !== 'prepared') throw new DomainError('illegal_transition')
  if (!(await mayBeSent(tx, desk, refund))) throw new DomainError('approval_needed')
  const repository = refundRepository(tx)
  await repository.change(order, refund, { state: 'done', reference, doneAt: desk.clock() })
  // Returned goods went on the shelf when they came.
  if (refund.kind === 'lines') {
    const lines = await repository.linesOfOrder(order.id)
    await returnStock(
      tx,
      lines.filter(({ refundId }) => refundId === refund.id),
    )
    await closeSending(tx, desk, order)
  }
  const isEnded = await closePaidBack(tx, desk, order, reference)
  if (isEnded && refund.amount >= (order.total ?? 0))
    await tellByOrderSms(tx, desk, order, 'refunded', reference ?? '')
  else await tellByOrderSms(tx, desk, order, 'refunded_part', reference ?? '', formatToman(refund.amount))
}

/** Writes down that the money is on its way back to the customer, by the bank's reference. */
export const finishRefund = (desk: Desk, refundId: string, reference: string): Promise<{ id: string }> =>
  desk.actor.write(async (tx, book) => {
    const { order, refund } = await lockRefund(tx, refundId)
    await finishLocked(tx, desk, order, refund, reference)
    const { status = order.status } = (await orderRepository(tx).lock(order.id)) ?? {}
    book(
      refundDeed(
        order,
        refund,
        { state: refund.state, status: order.status },
        { state: 'done', reference, status },
      ),
    )
    return order
  })

/**
 * Likewise, on the word of the gateway. The act of the staff was to tell it, and is in the books: what it answers is
 * written down whatever became of their session meanwhile.
 */
export const finishByGateway = (desk: Desk, refundId: string, reference: string): Promise<{ id: string }> =>
  desk.database.db.transaction(async (tx) => {
    const { order, refund } = await lockRefund(tx, refundId)
    await finishLocked(tx, desk, order, refund, reference, { isByGateway: true })
    return order
  })
