import type { Db } from '../../db/client.ts'
import { releaseStock, releaseUnpaid, sellStock } from '../../modules/inventory/inventory.service.ts'
import { type Mover, moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { tellOperator } from '../../modules/order-notice/tell-operator.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { lockGoods } from '../orders/edit/lock-goods.ts'
import { resumeEdit } from '../orders/edit/resume-edit.ts'
import { endEditOfOver } from '../orders/edit/withdraw-edit.ts'
import { reasonAgainstSupplement } from './settle-supplement.ts'

export interface Collected {
  refId: string
  maskedCard: string | null
}

const NOT_DELIVERABLE = 'order_not_deliverable'
const payable: readonly OrderRow['status'][] = ['awaiting_payment', 'awaiting_review']

export const lockBoth = async (tx: Db, { id }: Pick<PaymentRow, 'id'>) => {
  const both = await paymentRepository(tx).lockWithOrder(id)
  if (!both) throw new Error('a payment without its order')
  return both
}

/**
 * Whether an attempt is settled. An online attempt that we gave up can still turn out to be paid; a rejected report of
 * a transfer stays rejected.
 */
const isSettled = ({ method, status }: PaymentRow): boolean =>
  method === 'card' ? status !== 'open' : ['paid', 'refund_due', 'refunded'].includes(status)

/** Sells the goods; false when they are gone, and then nothing is held either. */
const sellGoods = async (tx: Db, order: LockedOrder): Promise<boolean> => {
  const isSold = await sellStock(tx, order, await orderRepository(tx).lines(order.id))
  if (!isSold) await releaseStock(tx, order)
  return isSold
}

/** Returns what is asked for an order now, by the method of an attempt; an attempt for another sum does not buy it. */
const sumAsked = ({ total, cardAmount }: OrderRow, { method }: PaymentRow): number | null =>
  method === 'card' ? cardAmount : total

/** Returns why money buys nothing; null when it did. Goods are sold, or none of them are held for it any more. */
const reasonAgainst = async (
  tx: Db,
  dependencies: Dependencies,
  order: LockedOrder,
  payment: PaymentRow,
): Promise<string | null> => {
  if (payment.editId !== null) return reasonAgainstSupplement(tx, dependencies, order, payment)
  if (!payable.includes(order.status)) return NOT_DELIVERABLE
  // No other unpaid order has an open edit.
  if (order.status === 'awaiting_review') await lockGoods(tx, order)
  if (payment.amount === sumAsked(order, payment))
    return (await sellGoods(tx, order)) ? null : NOT_DELIVERABLE
  await releaseStock(tx, order)
  return 'amount_differs'
}

/**
 * Writes down that an attempt was paid, once, whichever caller says it first and however many say it at the same
 * moment: the hold becomes a sale and the order is paid. Money for an order that is paid already, cannot be delivered
 * any more or costs another sum becomes `refund_due`, where the operator sees it. A supplement makes its edit likewise.
 * Throws `duplicate_tracking_code` for a transfer that pays another order.
 */
export const settlePayment = (
  dependencies: Dependencies,
  attempt: Pick<PaymentRow, 'id'>,
  collected: Collected,
): Promise<PaymentRow> =>
  dependencies.database.db.transaction(async (tx) =>
    settleLocked(tx, dependencies, await lockBoth(tx, attempt), collected, 'system'),
  )

/**
 * Likewise, within the transaction that locked both.
 * @param by who or what settles it
 */
export const settleLocked = async (
  tx: Db,
  dependencies: Dependencies,
  { order, payment }: Awaited<ReturnType<typeof lockBoth>>,
  { refId, maskedCard }: Collected,
  by: Mover,
): Promise<PaymentRow> => {
  if (isSettled(payment)) return payment
  if (payment.method === 'card' && !(await cardReportRepository(tx).accept(payment.id)))
    throw new DomainError('duplicate_tracking_code')
  const now = dependencies.clock()
  const failureReason = await reasonAgainst(tx, dependencies, order, payment)
  const isSold = failureReason === null
  const settled = await paymentRepository(tx).settle(order, payment, {
    status: isSold ? 'paid' : 'refund_due',
    refId,
    maskedCard,
    settledAt: now,
    failureReason,
  })
  // The member who confirms a transfer knows that its order is paid.
  const isNews = by === 'system' || !isSold
  const news = isSold ? 'paid' : 'refund_due'
  if (payment.editId !== null) {
    if (isNews) await tellOperator(tx, dependencies, order, news, payment)
    return settled
  }
  const isMoved = payable.includes(order.status) || order.status === 'cancelled'
  if (isMoved) await moveOrder(tx, order, news, by, now)
  if (isSold) await tellByOrderSms(tx, dependencies, order, 'paid')
  if (isNews) await tellOperator(tx, dependencies, order, news, payment)
  if (isMoved) await (isSold ? resumeEdit(tx, dependencies, order) : endEditOfOver(tx, dependencies, order))
  return settled
}

const isSameRequest = (
  { authority, requestedAt }: PaymentRow,
  attempt: Pick<PaymentRow, 'authority' | 'requestedAt'>,
): boolean => authority === attempt.authority && requestedAt.getTime() === attempt.requestedAt.getTime()

/**
 * Closes an open attempt that came to nothing and gives its goods back. The order can be paid again. One that
 * was requested again since, or that has an authority by now, stays open: the shopper may be at the gateway.
 */
export const closeAttempt = (
  { database: { db }, clock }: Dependencies,
  attempt: Pick<PaymentRow, 'id' | 'authority' | 'requestedAt'>,
  status: 'failed' | 'expired',
  failureReason: string,
): Promise<PaymentRow> =>
  db.transaction(async (tx) => {
    const { order, payment } = await lockBoth(tx, attempt)
    if (payment.status !== 'open' || !isSameRequest(payment, attempt)) return payment
    const now = clock()
    const settled = await paymentRepository(tx).settle(order, payment, {
      status,
      failureReason,
      settledAt: now,
    })
    // A card-to-card transfer that was begun keeps them for the time that its customer was told, a reported one longer.
    const isForTransfer = order.cardAmount !== null || order.status === 'awaiting_review'
    if (!isForTransfer) await releaseUnpaid(tx, order, now)
    return settled
  })
