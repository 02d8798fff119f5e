import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import { lockForDesk } from '../../modules/identity/customer-lock.ts'
import { releaseUnpaid } from '../../modules/inventory/inventory.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import type { LockedOrder, OrderRow } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { lockGoods } from '../orders/edit/lock-goods.ts'
import { resumeEdit } from '../orders/edit/resume-edit.ts'
import { orderDeed } from '../orders/fulfil-order.ts'
import { lockBoth, settleLocked } from './settle-payment.ts'

/** The order of a report, and which of its reports where a difference was reported, too. */
export interface Reviewed extends Pick<OrderRow, 'id'> {
  paymentId?: string | undefined
}

const openReport = async ({ database: { db } }: Dependencies, { id, paymentId }: Reviewed) => {
  const open = await cardReportRepository(db).openOf(id, paymentId)
  if (!open) throw new DomainError('illegal_transition')
  return open
}

/**
 * Accepts a report whose transfer was found on the account: the order is paid; if it was paid online meanwhile, or its
 * goods are gone, the money is owed back. Throws `illegal_transition` without a report to decide on, also to the second
 * of two who decide.
 */
export const confirmCardPayment = async (desk: Desk, order: Reviewed): Promise<PaymentRow> => {
  const { payment: reported, report } = await openReport(desk, order)
  return desk.actor.write(async (tx, book) => {
    const both = await lockBoth(tx, reported)
    if (both.payment.status !== 'open') throw new DomainError('illegal_transition')
    const collected = { refId: report.trackingCode, maskedCard: both.payment.maskedCard }
    const payment = await settleLocked(tx, desk, both, collected, desk.actor)
    book(await orderDeed(tx, both.order))
    return payment
  })
}

export interface Despite {
  /** Although another sum was reported than asked for. */
  despiteAmount: boolean
  /** Although another order names the same transfer. */
  despiteSameCode: boolean
}

/** Likewise, for a member at a screen: a report that does not fit its order takes a second confirmation. */
export const acceptCardReport = async (
  desk: Desk,
  order: Reviewed,
  { despiteAmount, despiteSameCode }: Despite,
): Promise<PaymentRow> => {
  const { payment, report } = await openReport(desk, order)
  if (report.amount !== payment.amount && !despiteAmount) throw new DomainError('transfer_amount_differs')
  const others = await cardReportRepository(desk.database.db).ordersWithSameCode(report)
  if (others.length > 0 && !despiteSameCode) throw new DomainError('transfer_reported_twice')
  return confirmCardPayment(desk, { id: order.id, paymentId: payment.id })
}

const tellRejected = (tx: Db, desk: Desk, order: LockedOrder, { id, amount }: PaymentRow) =>
  tellByOrderSms(tx, desk, order, 'difference_rejected', '', formatToman(amount), id)

/**
 * Rejects a report without a transfer: the order waits for its payment again and its goods are free. An order that was
 * paid in another way, or is over, stays as it is.
 */
export const rejectCardPayment = async (desk: Desk, order: Reviewed): Promise<void> => {
  const { payment: reported } = await openReport(desk, order)
  const { actor, clock } = desk
  await actor.write(async (tx, book) => {
    // An edit that goes on holds goods of an unpaid order: never beside a checkout of its customer.
    await lockForDesk(tx, reported.customerId)
    const { order: locked, payment } = await lockBoth(tx, reported)
    if (payment.status !== 'open') throw new DomainError('illegal_transition')
    const now = clock()
    await paymentRepository(tx).settle(locked, payment, {
      status: 'failed',
      failureReason: 'rejected',
      settledAt: now,
    })
    await cardReportRepository(tx).reject(payment.id)
    if (payment.editId !== null) {
      const edit = await orderEditRepository(tx).find(payment.editId)
      // The SMS asks to pay again.
      if (edit?.state === 'open') await tellRejected(tx, desk, locked, payment)
    } else if (locked.status === 'awaiting_review') {
      await moveOrder(tx, locked, 'awaiting_payment', actor, now)
      await lockGoods(tx, locked)
      await releaseUnpaid(tx, locked, now)
      await tellByOrderSms(tx, desk, locked, 'transfer_rejected')
      await resumeEdit(tx, desk, locked)
    }
    book(await orderDeed(tx, locked))
  })
}
