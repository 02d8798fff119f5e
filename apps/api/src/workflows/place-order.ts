import type { Db } from '../db/client.ts'
import { addressRepository } from '../modules/address/address.repository.ts'
import type { CartLineRow, CartRow } from '../modules/cart/cart.repository.ts'
import { amountsOf, problemOf } from '../modules/cart/cart.rules.ts'
import { quoteCoupon, redeemCoupon } from '../modules/coupon/coupon.service.ts'
import { moveOrder } from '../modules/order/move-order.ts'
import { type OrderRow, orderRepository } from '../modules/order/order.repository.ts'
import type { AddressSnapshot } from '../modules/order/order.tables.ts'
import { nextOrderNumber } from '../modules/order/order-number.ts'
import { paymentMessages } from '../modules/payment/payment.messages.ts'
import { quoteMethod } from '../modules/shipping/shipping.service.ts'
import { DomainError } from '../shared/domain-error.ts'
import { holdOrderStock } from './hold-order-stock.ts'

/** Throws unless every line can be sold at a price that the customer has seen. */
const checkLines = (lines: readonly CartLineRow[]): void => {
  if (lines.length === 0) throw new DomainError('cart_empty')
  for (const line of lines) {
    const problem = problemOf(line)
    if (problem === 'gone') throw new DomainError('cart_problems')
    if (problem === 'insufficient_stock')
      throw new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(line.title) })
    if (line.price > line.shownPrice) throw new DomainError('cart_problems')
  }
}

const deliveryOf = async (tx: Db, cart: CartRow, goodsTotal: number, weightGrams: number) => {
  const row = cart.addressId && (await addressRepository(tx).findOwn(cart.customerId, cart.addressId))
  if (!row) throw new DomainError('address_required')
  if (!cart.shippingMethodId) throw new DomainError('shipping_required')
  const method = quoteMethod(cart.shippingMethodId, { ...row, goodsTotal, weightGrams })
  if (!method) throw new DomainError('shipping_unavailable')
  const { id, customerId, title, isDefault, createdAt, ...address } = row
  return { address: address satisfies AddressSnapshot, method }
}

/** The coupon as it is worth at this moment, used up; throws `coupon_refused` when it is worth nothing any more. */
const useCoupon = async (tx: Db, cart: CartRow, goodsTotal: number, now: Date) => {
  const { problem, discount, isShippingFree } = await quoteCoupon(tx, { ...cart, goodsTotal }, now)
  if (problem) throw new DomainError('coupon_refused', { message: problem })
  const { id, customerId, couponCode } = cart
  if (couponCode !== null) await redeemCoupon(tx, { id, customerId, couponCode }, discount, now)
  return { couponDiscount: discount, isShippingFree }
}

const snapshotLines = async (tx: Db, cart: CartRow, lines: readonly CartLineRow[]) => {
  for (const { productId, title, slug, image, price, listPrice } of lines)
    await orderRepository(tx).updateLine(cart.id, productId, {
      title,
      slug,
      image,
      listPrice,
      unitPrice: price,
      shownPrice: price,
    })
}

/**
 * Turns a cart into an order that waits for its payment, with its goods held. All of it or, by throwing, nothing.
 * The customer's row must be locked.
 */
export const placeOrder = async (
  tx: Db,
  cart: CartRow,
  lines: readonly CartLineRow[],
  now: Date,
): Promise<OrderRow> => {
  checkLines(lines)
  const { subtotal, discount, goodsTotal, weightGrams } = amountsOf(lines)
  const { address, method } = await deliveryOf(tx, cart, goodsTotal, weightGrams)

  const { couponDiscount, isShippingFree } = await useCoupon(tx, cart, goodsTotal, now)
  const shippingFee = isShippingFree ? 0 : method.fee

  await snapshotLines(tx, cart, lines)
  await holdOrderStock(tx, cart, lines, now)

  const placed = {
    address,
    shippingMethodId: method.id,
    shippingMethodTitle: method.title,
    subtotal,
    discount,
    couponDiscount,
    shippingFee,
    total: goodsTotal - couponDiscount + shippingFee,
    placedAt: now,
    orderNumber: await nextOrderNumber(tx),
  }
  // With the status: a check of the database wants a placed order to be complete.
  await moveOrder(tx, cart, 'awaiting_payment', 'customer', now, { changes: placed })
  return { ...cart, ...placed, status: 'awaiting_payment' }
}
