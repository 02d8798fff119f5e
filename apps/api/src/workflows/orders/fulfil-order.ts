import type { Db } from '../../db/client.ts'
import { giveCouponBack } from '../../modules/coupon/coupon.service.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { cancelLocked } from './cancel-order.ts'

type Work = (tx: Db, order: LockedOrder, now: Date) => Promise<unknown>

/** Runs work on a locked order. */
export const withLockedOrder = async (
  { database, clock }: Dependencies,
  { id }: Pick<OrderRow, 'id'>,
  work: Work,
) => {
  await database.db.transaction(async (tx) => {
    const order = await orderRepository(tx).lock(id)
    if (!order) throw new DomainError('not_found')
    await work(tx, order, clock())
  })
}

type ById = Pick<OrderRow, 'id'>

/** Somebody packs. */
export const prepareOrder = (dependencies: Dependencies, order: ById): Promise<void> =>
  withLockedOrder(dependencies, order, (tx, locked, now) =>
    moveOrder(tx, locked, 'preparing', 'operator', now),
  )

/** The parcel left the shop; the customer gets its tracking code. */
export const shipOrder = (
  dependencies: Dependencies,
  order: ById,
  trackingCode: string | null,
): Promise<void> =>
  withLockedOrder(dependencies, order, async (tx, locked, now) => {
    await moveOrder(tx, locked, 'shipped', 'operator', now)
    await orderRepository(tx).update(locked, { trackingCode })
    await tellByOrderSms(tx, dependencies, locked, 'shipped', trackingCode ?? '')
  })

/** Until the goods are on their way back. */
const traceable: readonly OrderRow['status'][] = ['shipped', 'delivered', 'return_requested']

/** Adds or corrects the tracking code of a sent parcel; the customer gets it, the same one only once. */
export const setTrackingCode = (
  dependencies: Dependencies,
  order: ById,
  trackingCode: string,
): Promise<void> =>
  withLockedOrder(dependencies, order, async (tx, locked) => {
    if (!traceable.includes(locked.status)) throw new DomainError('illegal_transition')
    if (locked.trackingCode === trackingCode) return
    await orderRepository(tx).update(locked, { trackingCode })
    await tellByOrderSms(tx, dependencies, locked, 'tracking_code', trackingCode)
  })

export const deliverOrder = (dependencies: Dependencies, order: ById): Promise<void> =>
  withLockedOrder(dependencies, order, (tx, locked, now) =>
    moveOrder(tx, locked, 'delivered', 'operator', now),
  )

export const cancelByOperator = (dependencies: Dependencies, order: ById): Promise<void> =>
  withLockedOrder(dependencies, order, (tx, locked, now) => cancelLocked(tx, locked, 'operator', now))

/**
 * The operator sent the money back, by the bank's `reference`: every payment of the order that is owed back, and the
 * order if it waits for that. Throws `illegal_transition` when nothing is owed.
 */
export const refundOrder = (
  dependencies: Dependencies,
  order: ById,
  reference: string | null = null,
): Promise<void> =>
  withLockedOrder(dependencies, order, async (tx, locked, now) => {
    const isDue = locked.status === 'refund_due'
    if (isDue) await moveOrder(tx, locked, 'refunded', 'operator', now, { note: reference ?? '' })
    const payments = await paymentRepository(tx).refundAll(locked, reference)
    if (!isDue && payments === 0) throw new DomainError('illegal_transition')
    // A coupon that ended in an order without goods can be used again.
    if (isDue) await giveCouponBack(tx, locked)
    await tellByOrderSms(tx, dependencies, locked, 'refunded', reference ?? '')
  })
