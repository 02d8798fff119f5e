import type { Config } from '../../config/config.ts'
import type { Db } from '../../db/client.ts'
import { checkShopOpen } from '../../modules/content/shop-state.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { hasHold } from '../../modules/inventory/inventory.service.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { type OrderEditRow, orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { isFresh, openAttempt } from '../../modules/payment/attempt.ts'
import { cardReportRepository } from '../../modules/payment/card-report.repository.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { differenceOf } from '../orders/edit/apply-edit.ts'
import { holdEditAgain } from '../orders/edit/hold-edit.ts'
import { soldStatuses } from '../orders/edit/plan-edit.ts'
import { holdOrderAgain } from './hold-order-again.ts'
import { checkInTime } from './is-payable.ts'

const notPayable: readonly OrderRow['status'][] = ['cancelled', 'refund_due', 'refunded', 'awaiting_review']

export interface Attempt {
  payment: PaymentRow
  order: OrderRow
  /** Whether this call is the one that asks the gateway. */
  isNew: boolean
}

/** Throws unless the order waits for its payment. */
export const checkPayable = ({ status }: OrderRow): void => {
  if (status === 'awaiting_payment') return
  throw new DomainError(notPayable.includes(status) ? 'illegal_transition' : 'already_paid')
}

/** Whether the customer is led to the open attempt again: it is fresh and at this gateway. */
const isGoingOn = (open: PaymentRow | null, gateway: string, now: Date): open is PaymentRow =>
  open !== null && isFresh(open, now) && open.gateway === gateway

/**
 * Ends an open attempt in whose place a new one comes. It may still be paid by then: the gateway's list of unverified
 * payments tells.
 */
const replace = async (tx: Db, order: LockedOrder, open: PaymentRow | null, now: Date): Promise<void> => {
  if (!open) return
  await paymentRepository(tx).settle(order, open, {
    status: 'expired',
    settledAt: now,
    failureReason: 'replaced',
  })
}

/** The edit of a paid order whose difference is to be paid; null when there is none. */
export const dueEditOf = async (tx: Db, { id, status }: OrderRow): Promise<OrderEditRow | null> => {
  const edit = await orderEditRepository(tx).openOf(id)
  return edit?.isOfPaid && soldStatuses.includes(status) ? edit : null
}

/** Throws `illegal_transition` while a reported transfer waits for review: a second payment would have to be refunded. */
export const checkUnreported = async (tx: Db, { id }: OrderEditRow): Promise<void> => {
  if (await cardReportRepository(tx).waitsFor(id)) throw new DomainError('illegal_transition')
}

/**
 * The attempt with which what an edited order costs more is paid; its further pieces are held either way, for a new
 * attempt as long as it lives.
 */
const paySupplement = async (
  tx: Db,
  order: LockedOrder,
  edit: OrderEditRow,
  gateway: string,
  now: Date,
): Promise<Attempt> => {
  const open = await paymentRepository(tx).findOpen(order.id, edit.id)
  const goesOn = isGoingOn(open, gateway, now)
  if (!goesOn || !(await hasHold(tx, edit.id))) await holdEditAgain(tx, order, edit, now)
  if (goesOn) return { payment: open, order, isNew: false }
  await replace(tx, order, open, now)
  const supplement = { editId: edit.id, amount: differenceOf(edit) }
  return { payment: await openAttempt(tx, order, gateway, now, supplement), order, isNew: true }
}

/**
 * The attempt with which an unpaid order is paid: the open one, while it is fresh and at this gateway, or a new one at
 * the order's own prices. Its goods are held either way, for a new attempt as long as it lives. Of a paid one that was
 * edited it is the attempt for the difference.
 */
export const payAgain = async (
  tx: CustomerTx,
  orderId: string,
  gateway: string,
  config: Config,
  now: Date,
): Promise<Attempt> => {
  const order = await orderRepository(tx).lock(orderId)
  if (!order) throw new DomainError('not_found')
  const due = await dueEditOf(tx, order)
  if (due) await checkUnreported(tx, due)
  else checkPayable(order)
  await checkShopOpen(tx)
  if (due) return paySupplement(tx, order, due, gateway, now)
  const open = await paymentRepository(tx).findOpen(order.id)
  const goesOn = isGoingOn(open, gateway, now)
  if (!goesOn) checkInTime(order, config, now)
  if (!goesOn || !(await hasHold(tx, order.id))) await holdOrderAgain(tx, order, now)
  if (goesOn) return { payment: open, order, isNew: false }
  await replace(tx, order, open, now)
  return { payment: await openAttempt(tx, order, gateway, now), order, isNew: true }
}
