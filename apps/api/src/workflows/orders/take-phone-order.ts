import { DEFAULT_INVITE_CODE } from '@hojreh/contract'
import type { adminEndpoints } from '@hojreh/contract/admin'
import { formatToman } from '@hojreh/persian'
import type { z } from 'zod'
import { isTaken } from '../../db/taken.ts'
import { addressRepository } from '../../modules/address/address.repository.ts'
import { checkPlace } from '../../modules/address/address.service.ts'
import { couponRepository } from '../../modules/coupon/coupon.repository.ts'
import { normalizeCode } from '../../modules/coupon/coupon.rules.ts'
import { redeemCoupon } from '../../modules/coupon/coupon.service.ts'
import type { CustomerRow } from '../../modules/identity/customer.repository.ts'
import { type CustomerTx, lockForDesk } from '../../modules/identity/customer-lock.ts'
import { openAccount } from '../../modules/identity/open-account.ts'
import { keepStrangersOut } from '../../modules/identity/otp/prove-phone.ts'
import { type OrderRow, orderRepository, orderToPlace } from '../../modules/order/order.repository.ts'
import { tellByOrderSms } from '../../modules/order/order-sms.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { agreeTerms, toSnapshot } from '../checkout/agree-terms.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'
import { boughtAs } from '../checkout/place-order.ts'
import { makeOfferApplier } from '../offers/apply-offers.ts'
import { linesOf } from './phone-goods.ts'

type PhoneOrder = z.output<typeof adminEndpoints.createOrder.body>

const HOUR_MS = 60 * 60_000

const placeOf = async (tx: CustomerTx, { id }: CustomerRow, { addressId, address }: PhoneOrder) => {
  if (address) {
    checkPlace(address)
    return { ...address, location: null }
  }
  const own = await addressRepository(tx).findOwn(id, addressId ?? '')
  if (!own) throw new DomainError('not_found')
  return toSnapshot(own)
}

const couponOf = async (tx: CustomerTx, { couponCode: typed = '' }: PhoneOrder): Promise<string | null> => {
  if (typed === '') return null
  const coupon = await couponRepository(tx).find(normalizeCode(typed))
  if (!coupon) throw new DomainError('coupon_unknown')
  return coupon.code
}

/** Returns the order of an earlier press with the same request id. Throws `conflict` when it is another customer's. */
const orderOfPress = async (tx: CustomerTx, { id }: CustomerRow, { requestId }: PhoneOrder) => {
  const order = await orderRepository(tx).findByDeskRequest(requestId)
  if (order && order.customerId !== id) throw new DomainError('conflict')
  return order
}

const place = async (
  tx: CustomerTx,
  desk: Desk,
  customer: CustomerRow,
  wanted: PhoneOrder,
): Promise<OrderRow> => {
  const now = desk.clock()
  if (customer.blockedAt) throw new DomainError('customer_blocked')
  await keepStrangersOut(tx, customer, now)
  const lines = await linesOf(tx, wanted.lines, now)
  if (lines.length < wanted.lines.length) throw new DomainError('product_unavailable')
  const couponCode = await couponOf(tx, wanted)
  const { id: customerId } = customer
  const { shippingMethodId } = wanted
  const address = await placeOf(tx, customer, wanted)
  const automatic = await couponRepository(tx).automatic()
  // The sum that the customer was told takes the place of the discount that was shown.
  const wish = { customerId, lines, address, shippingMethodId, couponCode, automatic, shownDiscount: null }
  const placed = await agreeTerms(tx, wish, now)
  if (placed.total !== wanted.total) throw new DomainError('order_sum_changed')

  const heldUntil = new Date(now.getTime() + wanted.heldHours * HOUR_MS)
  const id = newId()
  await holdOrderStock(tx, orderToPlace({ id, customerId, heldUntil }), lines, now)
  const order = await orderRepository(tx).insertPlaced({
    ...placed,
    id,
    customerId,
    heldUntil,
    note: wanted.note,
    deskRequestId: wanted.requestId,
    createdAt: now,
    lines: lines.map((line) => ({ ...boughtAs(line), count: line.count, addedAt: line.addedAt })),
    event: {
      id: newId(),
      status: 'awaiting_payment',
      by: 'operator',
      staffId: desk.actor.staffId,
      note: '',
      at: now,
    },
  })
  await redeemCoupon(tx, order, placed, now)
  const { PUBLIC_ORIGIN, PROFILE_ORIGIN = PUBLIC_ORIGIN } = desk.config
  const link = `${PROFILE_ORIGIN}/profile/orders/${id}`
  await tellByOrderSms(tx, desk, order, 'placed_by_desk', link, formatToman(placed.total ?? 0))
  return order
}

/**
 * Takes an order by phone for the customer with the number: its goods are held for the time that the desk sets, beside
 * whatever else the customer pays meanwhile, and it is paid like any other. The same press twice makes one order.
 * Throws what a checkout throws, `customer_blocked`, and `order_sum_changed` when it costs another sum than the
 * customer was told.
 */
export const takePhoneOrder = async (desk: Desk, wanted: PhoneOrder): Promise<OrderRow> => {
  await makeOfferApplier(desk).ofGoods(wanted.lines.map(({ productId }) => productId))
  try {
    return await desk.actor.write(async (tx, book) => {
      const account = await openAccount(tx, wanted.phone, DEFAULT_INVITE_CODE, desk.clock())
      const { customer, customerTx } = await lockForDesk(tx, account.id)
      const before = await orderOfPress(customerTx, customer, wanted)
      const order = before ?? (await place(customerTx, desk, customer, wanted))
      const { id, orderNumber, total, heldUntil } = order
      book({
        subject: `order:${id}`,
        label: orderNumber,
        before: {},
        after: before ? {} : { total, heldUntil: heldUntil?.toISOString() ?? null },
      })
      return order
    })
  } catch (error) {
    // The same press for two numbers at one moment: only the unique index makes them meet.
    if (isTaken(error, 'orders_desk_request')) throw new DomainError('conflict')
    throw error
  }
}
