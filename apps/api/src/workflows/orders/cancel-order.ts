import type { Db } from '../../db/client.ts'
import { giveCouponBack } from '../../modules/coupon/coupon.service.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { releaseStock, returnStock } from '../../modules/inventory/inventory.service.ts'
import { canCancel, cancelTarget } from '../../modules/order/cancel-rule.ts'
import { type Mover, moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { parcelRepository } from '../../modules/parcel/parcel.repository.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { countsOf, refundRepository } from '../../modules/refund/refund.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { PaymentDependencies } from '../payment/payment-dependencies.ts'
import { reconcilePayment } from '../payment/reconcile-payment.ts'
import { lockGoods } from './edit/lock-goods.ts'
import { endEditOfOver } from './edit/withdraw-edit.ts'
import { getOrderDetails } from './read-orders.ts'

/** The goods of an order that no refund took out of it; one that is only prepared will not, either. */
const goodsStillSold = async (tx: Db, order: LockedOrder) => {
  const repository = refundRepository(tx)
  await repository.forgetLines(order)
  const gone = countsOf(await repository.linesOfOrder(order.id))
  return (await orderRepository(tx).lines(order.id)).flatMap(({ productId, count }) => {
    const left = count - (gone.get(productId) ?? 0)
    return left > 0 ? [{ productId, count: left, restocked: left }] : []
  })
}

/**
 * Cancels an order: its goods and its coupon are free again, and what was paid is owed back.
 * Throws `illegal_transition` when it is too late, `partly_sent` when some of it left.
 */
export const cancelLocked = async (
  tx: Db,
  dependencies: Pick<PaymentDependencies, 'config' | 'clock'>,
  order: LockedOrder,
  by: Mover,
): Promise<void> => {
  const target = cancelTarget(order.status)
  if (!target) throw new DomainError('illegal_transition')
  // Goods that left do not come back to the shelf by it.
  if (order.status === 'preparing' && (await parcelRepository(tx).isBegun(order.id)))
    throw new DomainError('partly_sent')
  await moveOrder(tx, order, target, by, dependencies.clock())
  if (target === 'refund_due') await paymentRepository(tx).moveAll(order, 'paid', 'refund_due')
  await giveCouponBack(tx, order)
  await lockGoods(tx, order)
  await endEditOfOver(tx, dependencies, order)
  if (target === 'refund_due') await returnStock(tx, await goodsStillSold(tx, order))
  else await releaseStock(tx, order)
}

/** The customer cancels. The gateway is asked about open attempts first: a paid order is owed back, not lost. */
export const cancelOrder = async (
  dependencies: PaymentDependencies,
  { customerId, write }: Customer,
  id: string,
) => {
  const { database } = dependencies
  const own = await orderRepository(database.db).findOwn(customerId, id)
  if (!own) throw new DomainError('not_found')
  if (canCancel(own.status))
    for (const open of await paymentRepository(database.db).allOpen(id))
      await reconcilePayment(dependencies, open)
  await write(async (tx) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || !canCancel(order.status)) throw new DomainError('illegal_transition')
    await cancelLocked(tx, dependencies, order, 'customer')
  })
  return getOrderDetails(dependencies, customerId, id)
}
