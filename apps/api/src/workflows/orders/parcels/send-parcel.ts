import type { Db } from '../../../db/client.ts'
import { moveOrder } from '../../../modules/order/move-order.ts'
import { type LockedOrder, type OrderRow, orderRepository } from '../../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../../modules/order/order-sms.ts'
import { orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import { areLeft, goodsLeft, isAllSent, sendable } from '../../../modules/parcel/goods-left.ts'
import { type Pieces, parcelRepository } from '../../../modules/parcel/parcel.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { newId } from '../../../shared/ids.ts'
import { type ById, withLockedOrder } from '../fulfil-order.ts'
import { isTraceable } from './traceable.ts'

export interface Sending {
  /** Null for a parcel without one. */
  trackingCode: string | null
  /** Defaults to the order's way of sending. */
  carrier?: string | undefined
  /** Defaults to everything that has not left yet. */
  lines?: readonly Pieces[] | undefined
}

/** Returns pieces by their titles, for the books. */
const piecesIn = async (tx: Db, orderId: string, pieces: readonly Pieces[]): Promise<string> => {
  const lines = await orderRepository(tx).lines(orderId)
  const titles = new Map(lines.map(({ productId, title }) => [productId, title]))
  return pieces.map(({ productId, count }) => `${titles.get(productId) ?? productId} × ${count}`).join('، ')
}

const leave = async (desk: Desk, tx: Db, order: LockedOrder, sending: Sending, now: Date) => {
  if (order.status !== 'preparing') throw new DomainError('illegal_transition')
  if (await orderEditRepository(tx).openOf(order.id)) throw new DomainError('edit_waits')
  const left = await goodsLeft(tx, order.id)
  const lines = sending.lines ?? sendable(left)
  if (lines.length === 0 || !areLeft(left, lines)) throw new DomainError('goods_not_left')
  const { trackingCode } = sending
  const repository = parcelRepository(tx)
  const isFirst = !(await repository.isBegun(order.id))
  const id = newId()
  const carrier = sending.carrier || (order.shippingMethodTitle ?? '')
  await repository.insert(order, { id, carrier, trackingCode, sentAt: now }, lines)
  await orderRepository(tx).update(order, { trackingCode: trackingCode ?? order.trackingCode })
  const isLast = isAllSent(await goodsLeft(tx, order.id))
  if (isLast) await moveOrder(tx, order, 'shipped', desk.actor, now)
  if (isFirst && isLast) await tellByOrderSms(tx, desk, order, 'shipped', trackingCode ?? '')
  else
    await tellByOrderSms(
      tx,
      desk,
      order,
      isLast ? 'rest_shipped' : 'part_shipped',
      trackingCode ?? '',
      '',
      id,
    )
}

/**
 * Records that a parcel left the shop; the customer gets its tracking code. The order is sent when nothing of it is
 * left. Throws `illegal_transition`, `goods_not_left`, `edit_waits`.
 */
export const shipOrder = (desk: Desk, order: ById, sending: Sending): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked, now, note) => {
    await leave(desk, tx, locked, sending, now)
    if (sending.lines) note({ sent: await piecesIn(tx, locked.id, sending.lines) })
  })

const hasCode = async (tx: Db, { id, status, trackingCode }: OrderRow, code: string): Promise<boolean> =>
  isTraceable(status, status === 'preparing') &&
  ((status !== 'preparing' && trackingCode === code) ||
    (await parcelRepository(tx).ofOrder(id)).some((parcel) => parcel.trackingCode === code))

/**
 * Records that a packed parcel left with all that was still there. An order whose packing had not begun counts as
 * packed then, and one of which a parcel left with this very code stays as it is: the press came twice.
 */
export const sendParcel = (desk: Desk, order: ById, trackingCode: string): Promise<void> =>
  withLockedOrder(desk, order, async (tx, locked, now) => {
    if (await hasCode(tx, locked, trackingCode)) return
    const isUnpacked = locked.status === 'paid'
    if (isUnpacked) await moveOrder(tx, locked, 'preparing', desk.actor, now)
    const packed = isUnpacked ? await orderRepository(tx).lock(locked.id) : locked
    if (packed) await leave(desk, tx, packed, { trackingCode }, now)
  })
