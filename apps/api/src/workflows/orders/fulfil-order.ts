import type { Db } from '../../db/client.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { changesOf, type Deed, type Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { cancelLocked } from './cancel-order.ts'

type Work = (tx: Db, order: LockedOrder, now: Date) => Promise<unknown>

/** What the books keep of an order. */
const stateOf = ({ status, trackingCode }: OrderRow) => ({ status, trackingCode })

/** What the books say of an act on an order that its transaction locked. */
export const orderDeed = async (tx: Db, before: OrderRow): Promise<Deed> => {
  const after = (await orderRepository(tx).lock(before.id)) ?? before
  return {
    subject: `order:${before.id}`,
    label: before.orderNumber,
    ...changesOf(stateOf(before), stateOf(after)),
  }
}

/** Runs an act of the shop's people on a locked order; the books keep what it changed. */
export const withLockedOrder = (
  { actor, clock }: Desk,
  { id }: Pick<OrderRow, 'id'>,
  work: Work,
): Promise<void> =>
  actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    await work(tx, order, clock())
    book(await orderDeed(tx, order))
  })

type ById = Pick<OrderRow, 'id'>

/** Somebody packs. */
export const prepareOrder = (desk: Desk, order: ById): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked, now) => moveOrder(tx, locked, 'preparing', desk.actor, now))

const leave = async (desk: Desk, tx: Db, order: LockedOrder, trackingCode: string | null, now: Date) => {
  await moveOrder(tx, order, 'shipped', desk.actor, now)
  await orderRepository(tx).update(order, { trackingCode })
  await tellByOrderSms(tx, desk, order, 'shipped', trackingCode ?? '')
}

/** The parcel left the shop; the customer gets its tracking code. */
export const shipOrder = (desk: Desk, order: ById, trackingCode: string | null): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked, now) => leave(desk, tx, locked, trackingCode, now))

/** Until the goods are on their way back. */
const traceable: readonly OrderRow['status'][] = ['shipped', 'delivered', 'return_requested']
export const isTraceable = (status: OrderRow['status']): boolean => traceable.includes(status)

/** Adds or corrects the tracking code of a sent parcel; the customer gets it, the same one only once. */
export const setTrackingCode = (desk: Desk, order: ById, trackingCode: string): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked) => {
    if (!isTraceable(locked.status)) throw new DomainError('illegal_transition')
    if (locked.trackingCode === trackingCode) return
    await orderRepository(tx).update(locked, { trackingCode })
    await tellByOrderSms(tx, desk, locked, 'tracking_code', trackingCode)
  })

/**
 * A packed parcel left. An order that nobody had begun to pack is packed by it, and one that left with this very code
 * stays as it is: the press came twice.
 */
export const sendParcel = (desk: Desk, order: ById, trackingCode: string): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked, now) => {
    if (isTraceable(locked.status) && locked.trackingCode === trackingCode) return
    const isUnpacked = locked.status === 'paid'
    if (isUnpacked) await moveOrder(tx, locked, 'preparing', desk.actor, now)
    const packed = isUnpacked ? await orderRepository(tx).lock(locked.id) : locked
    if (packed) await leave(desk, tx, packed, trackingCode, now)
  })

export const deliverOrder = (desk: Desk, order: ById): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked, now) => moveOrder(tx, locked, 'delivered', desk.actor, now))

export const cancelByOperator = (desk: Desk, order: ById): Promise<void> =>
  withLockedOrder(desk, order, (tx, locked, now) => cancelLocked(tx, locked, desk.actor, now))
