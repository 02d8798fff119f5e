import type { adminEndpoints, Edition } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import type { z } from 'zod'
import type { Db } from '../../db/client.ts'
import { checkPlace } from '../../modules/address/address.service.ts'
import { beginEdit } from '../../modules/edition/edition.service.ts'
import { type OrderRow, orderRepository } from '../../modules/order/order.repository.ts'
import type { AddressSnapshot } from '../../modules/order/order.tables.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import { parcelRepository } from '../../modules/parcel/parcel.repository.ts'
import { stillServes } from '../../modules/shipping/shipping.service.ts'
import { changesOf, type Desk } from '../../modules/staff-action/actor.ts'
import type { Changed } from '../../modules/staff-action/staff-action.tables.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { maskPhone } from '../../shared/mask-phone.ts'

type Edit = z.output<typeof adminEndpoints.editOrderAddress.body>

/** The statuses of an order until a parcel leaves. */
const unsent: readonly OrderRow['status'][] = ['awaiting_payment', 'awaiting_review', 'paid', 'preparing']
export const isAddressOpen = (status: OrderRow['status']): boolean => unsent.includes(status)

const placeFields = ['province', 'city', 'street', 'plaque'] as const

const merged = (before: AddressSnapshot, changes: Omit<Edit, 'version'>): AddressSnapshot => {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const after: AddressSnapshot = { ...before, ...Object.fromEntries(given) }
  // The point on the map is that of the former place.
  return placeFields.some((field) => before[field] !== after[field]) ? { ...after, location: null } : after
}

const withMaskedPhone = (fields: Changed = {}): Changed =>
  typeof fields.receiverPhone === 'string'
    ? { ...fields, receiverPhone: maskPhone(fields.receiverPhone) }
    : fields

/** Returns what the books hold of a changed address: compared whole, for a mask may hide the digits that differ. */
const bookedChanges = (
  { location: _from, ...before }: AddressSnapshot,
  { location: _to, ...after }: AddressSnapshot,
) => {
  const changes = changesOf(before, after)
  return { before: withMaskedPhone(changes.before), after: withMaskedPhone(changes.after) }
}

/** Throws when the shipping method does not go to the new city; the fee stays what was agreed. */
const checkShipping = async (tx: Db, { shippingMethodId }: OrderRow, address: AddressSnapshot) => {
  if (!(await stillServes(tx, shippingMethodId ?? '', address))) throw new DomainError('shipping_unavailable')
}

const inOneLine = ({ receiverName, province, city, street, plaque, unit }: AddressSnapshot) =>
  toPersianDigits([receiverName, province, city, street, plaque, unit].filter(Boolean).join('، '))

/**
 * Changes where an unsent order goes and to whom. The customer gets an SMS: a parcel that is sent elsewhere must not
 * surprise the customer who paid for it. Throws `illegal_transition`, `edit_conflict`, `shipping_unavailable`.
 */
export const editOrderAddress = (desk: Desk, id: string, { version, ...changes }: Edit): Promise<Edition> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order?.address || order.status === 'pending') throw new DomainError('not_found')
    if (!isAddressOpen(order.status) || (await parcelRepository(tx).isBegun(id)))
      throw new DomainError('illegal_transition')
    const subject = `order:${id}`
    const edition = await beginEdit(tx, { subject, version, by: desk.actor, now: desk.clock() })
    const address = merged(order.address, changes)
    if (changes.province !== undefined || changes.city !== undefined) {
      checkPlace(address)
      await checkShipping(tx, order, address)
    }
    await orderRepository(tx).update(order, { address })
    await tellByOrderSms(tx, desk, order, 'address_changed', inOneLine(address))
    book({ subject, label: order.orderNumber, ...bookedChanges(order.address, address) })
    return edition
  })
