import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { AddressRow } from '../../modules/address/address.repository.ts'
import type { CartLineRow } from '../../modules/cart/cart.repository.ts'
import { problemOf } from '../../modules/cart/cart.rules.ts'
import { type CartPrice, isLessThanShown, priceCart } from '../../modules/cart/price-cart.ts'
import { leastOrderOf } from '../../modules/content/shop-facts.ts'
import { checkShopOpen } from '../../modules/content/shop-state.ts'
import type { CouponRow } from '../../modules/coupon/coupon.repository.ts'
import { takeCouponUse } from '../../modules/coupon/coupon.service.ts'
import type { Placed } from '../../modules/order/order.repository.ts'
import type { AddressSnapshot, ShownDiscount } from '../../modules/order/order.tables.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** The order that a customer asks for: its lines, where they go, how, and with which discounts. */
export interface Wish {
  customerId: string
  lines: readonly CartLineRow[]
  address: AddressSnapshot | null
  shippingMethodId: string | null
  couponCode: string | null
  /** Coupons that apply without being typed, the oldest first. */
  automatic: readonly CouponRow[]
  /** The discount that the customer was shown; null for none. */
  shownDiscount: ShownDiscount | null
}

export const toSnapshot = ({
  id,
  customerId,
  title,
  isDefault,
  createdAt,
  ...address
}: AddressRow): AddressSnapshot => address

/** Throws unless every line can be sold at a price that the customer has seen, and that has not ended. */
const checkLines = (lines: readonly CartLineRow[], now: Date): void => {
  if (lines.length === 0) throw new DomainError('cart_empty')
  for (const line of lines) {
    const problem = problemOf(line)
    if (problem === 'gone') throw new DomainError('cart_problems')
    if (problem === 'insufficient_stock')
      throw new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(line.title) })
    const hasEnded = line.offerEndsAt !== null && Date.parse(line.offerEndsAt) <= now.getTime()
    if (line.price > line.shownPrice || hasEnded) throw new DomainError('cart_problems')
  }
}

const deliveryOf = ({ address, shippingMethodId }: Wish, { method }: CartPrice) => {
  if (!address) throw new DomainError('address_required')
  if (!shippingMethodId) throw new DomainError('shipping_required')
  if (!method) throw new DomainError('shipping_unavailable')
  return { address, method }
}

/** Throws when the goods cost less than the smallest order that the shop accepts. */
const checkSum = async (db: Db, goodsTotal: number): Promise<void> => {
  const least = await leastOrderOf(db)
  if (goodsTotal < least)
    throw new DomainError('order_too_small', { message: paymentMessages.tooSmall(formatToman(least)) })
}

/** Counts a use of the price's coupon. Throws when a typed one cannot be used, and when less is off than was shown. */
const useCoupon = async (tx: Db, { shownDiscount }: Wish, price: CartPrice): Promise<void> => {
  const { code, problem, isRefused } = price.coupon
  if (isRefused && problem) throw new DomainError('coupon_refused', { message: problem })
  if (isLessThanShown(shownDiscount, price)) throw new DomainError('cart_problems')
  if (code !== null) await takeCouponUse(tx, code)
}

/**
 * Returns the terms of an order for a wish, at today's prices; the use of its coupon is counted. Throws why there can
 * be no order.
 */
export const agreeTerms = async (tx: Db, wish: Wish, now: Date): Promise<Placed> => {
  await checkShopOpen(tx)
  checkLines(wish.lines, now)
  const price = await priceCart(tx, { ...wish, cart: wish }, now)
  const { subtotal, discount, coupon, shippingFee, total } = price
  await checkSum(tx, price.goodsTotal)
  const { address, method } = deliveryOf(wish, price)
  await useCoupon(tx, wish, price)
  return {
    address,
    shippingMethodId: method.id,
    shippingMethodTitle: method.title,
    subtotal,
    discount,
    couponCode: coupon.code,
    couponDiscount: coupon.discount,
    promotionTitle: coupon.promotionTitle,
    shippingFee,
    total,
    placedAt: now,
  }
}
