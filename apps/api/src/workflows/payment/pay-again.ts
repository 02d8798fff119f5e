import { checkShopOpen } from '../../modules/content/shop-state.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { hasHold } from '../../modules/inventory/inventory.service.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { isFresh, openAttempt } from '../../modules/payment/attempt.ts'
import { type PaymentRow, paymentRepository } from '../../modules/payment/payment.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'

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

/**
 * The attempt with which an unpaid order is paid: the open one, while it is fresh and at this gateway, or a new one at the
 * order's own prices. Its goods are held either way.
 */
export const payAgain = async (
  tx: CustomerTx,
  orderId: string,
  gateway: string,
  now: Date,
): Promise<Attempt> => {
  const order = await orderRepository(tx).lock(orderId)
  if (!order) throw new DomainError('not_found')
  checkPayable(order)
  await checkShopOpen(tx)
  const open = await paymentRepository(tx).findOpen(order.id)
  if (!open || !isFresh(open, now) || !(await hasHold(tx, order.id)))
    await holdOrderStock(tx, order, await orderRepository(tx).lines(order.id), now)
  if (open && isFresh(open, now) && open.gateway === gateway) return { payment: open, order, isNew: false }
  // It may still be paid by then: the gateway's list of unverified payments is compared with it for good.
  if (open)
    await paymentRepository(tx).settle(order, open, {
      status: 'expired',
      settledAt: now,
      failureReason: 'replaced',
    })
  return { payment: await openAttempt(tx, order, gateway, now), order, isNew: true }
}
