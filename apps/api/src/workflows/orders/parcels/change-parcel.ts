import type { Db } from '../../../db/client.ts'
import { moveOrder } from '../../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../../modules/order/order-sms.ts'
import { type ParcelRow, parcelRepository } from '../../../modules/parcel/parcel.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { type ById, withLockedOrder } from '../fulfil-order.ts'
import { isTraceable } from './traceable.ts'

/** An order, or one of its parcels. */
export interface OfParcel extends ById {
  parcelId?: string | undefined
}

const chosen = (parcels: readonly ParcelRow[], parcelId: string): ParcelRow => {
  const parcel = parcels.find(({ id }) => id === parcelId)
  if (!parcel) throw new DomainError('not_found')
  return parcel
}

/**
 * Adds or corrects the tracking code of a parcel, the last one if none is named; the customer gets it, the same one only
 * once.
 */
export const setTrackingCode = (
  desk: Desk,
  { id, parcelId }: OfParcel,
  trackingCode: string,
): Promise<void> =>
  withLockedOrder(desk, { id }, async (tx, locked, _now, note) => {
    const parcels = await parcelRepository(tx).ofOrder(id)
    const last = parcels.at(-1)
    const isPartlySent = locked.status === 'preparing' && last !== undefined
    if (!isTraceable(locked.status, isPartlySent)) throw new DomainError('illegal_transition')
    const parcel = parcelId === undefined ? last : chosen(parcels, parcelId)
    if ((parcel && parcels.length > 1 ? parcel : locked).trackingCode === trackingCode) return
    if (parcel) await parcelRepository(tx).change(locked, [parcel.id], { trackingCode })
    if (parcelId !== undefined) note({ parcel: parcelId, trackingCode })
    if (parcel === last) await orderRepository(tx).update(locked, { trackingCode })
    await tellByOrderSms(tx, desk, locked, 'tracking_code', trackingCode)
  })

const arrive = async (tx: Db, order: LockedOrder, parcels: readonly ParcelRow[], deliveredAt: Date) =>
  parcelRepository(tx).change(
    order,
    parcels.flatMap((parcel) => (parcel.deliveredAt ? [] : [parcel.id])),
    { deliveredAt },
  )

/** A parcel arrived, or all of an order that left. An order has arrived with the last of its parcels. */
export const deliverOrder = (desk: Desk, { id, parcelId }: OfParcel): Promise<void> =>
  withLockedOrder(desk, { id }, async (tx, locked, now, note) => {
    const parcels = await parcelRepository(tx).ofOrder(id)
    const arrived = parcelId === undefined ? parcels : [chosen(parcels, parcelId)]
    const isPartlySent = locked.status === 'preparing' && parcelId !== undefined
    if (locked.status !== 'shipped' && !isPartlySent) throw new DomainError('illegal_transition')
    if (parcelId !== undefined && arrived[0]?.deliveredAt) throw new DomainError('illegal_transition')
    await arrive(tx, locked, arrived, now)
    if (parcelId !== undefined) note({ parcel: parcelId })
    if (locked.status === 'shipped') await closeDelivery(tx, desk, locked, now)
  })

const closeDelivery = async (tx: Db, desk: Desk, order: LockedOrder, now: Date) => {
  const parcels = await parcelRepository(tx).ofOrder(order.id)
  if (parcels.every(({ deliveredAt }) => deliveredAt))
    await moveOrder(tx, order, 'delivered', desk.actor, now)
}
