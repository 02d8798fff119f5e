import type { Db } from '../../../db/client.ts'
import { moveOrder } from '../../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { goodsLeft, isAllSent } from '../../../modules/parcel/goods-left.ts'
import { parcelRepository } from '../../../modules/parcel/parcel.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'

/**
 * What was left of a partly sent order was given up, so that all of the rest has left: the order is sent, or has arrived
 * when its parcels have.
 */
export const closeSending = async (tx: Db, desk: Desk, { id }: LockedOrder): Promise<void> => {
  const order = await orderRepository(tx).lock(id)
  if (order?.status !== 'preparing') return
  const parcels = await parcelRepository(tx).ofOrder(id)
  if (parcels.length === 0 || !isAllSent(await goodsLeft(tx, id))) return
  const now = desk.clock()
  await moveOrder(tx, order, 'shipped', desk.actor, now)
  const sent = await orderRepository(tx).lock(id)
  if (sent && parcels.every(({ deliveredAt }) => deliveredAt))
    await moveOrder(tx, sent, 'delivered', desk.actor, now)
}
