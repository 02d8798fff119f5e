import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { AddressRow } from '../../modules/address/address.repository.ts'
import type { CartLineRow } from '../../modules/cart/cart.repository.ts'
import { amountsOf, problemOf } from '../../modules/cart/cart.rules.ts'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { leastOrderOf } from '../../modules/content/shop-facts.ts'
import { checkShopOpen } from '../../modules/content/shop-state.ts'
import { quoteCoupon, takeCouponUse } from '../../modules/coupon/coupon.service.ts'
import type { Placed } from '../../modules/order/order.repository.ts'
import type { AddressSnapshot } from '../../modules/order/order.tables.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { quoteMethod } from '../../modules/shipping/shipping.service.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** What somebody wants to buy, and how. */
export interface Wish {
  customerId: string
  lines: readonly CartLineRow[]
  address: AddressSnapshot | null
  shippingMethodId: string | null
  couponCode: string | null
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

const methodOf = async (
  db: Db,
  { address, shippingMethodId }: Wish,
  goods: { goodsTotal: number; weightGrams: number },
) => {
  if (!address) throw new DomainError('address_required')
  if (!shippingMethodId) throw new DomainError('shipping_required')
  const { province: from } = await readDeliveryTerms(db)
  const method = await quoteMethod(db, shippingMethodId, { ...address, from, ...goods })
  if (!method) throw new DomainError('shipping_unavailable')
  return { address, method }
}

/** Some shops send nothing that is worth less than a set sum. */
const checkSum = async (db: Db, goodsTotal: number): Promise<void> => {
  const least = await leastOrderOf(db)
  if (goodsTotal < least)
    throw new DomainError('order_too_small', { message: paymentMessages.tooSmall(formatToman(least)) })
}

/** The coupon as it is worth at this moment, its use counted; throws `coupon_refused` when it is worth nothing any more. */
const useCoupon = async (tx: Db, wish: Wish, goodsTotal: number, now: Date) => {
  const { problem, discount, isShippingFree } = await quoteCoupon(tx, { ...wish, goodsTotal }, now)
  if (problem) throw new DomainError('coupon_refused', { message: problem })
  if (wish.couponCode !== null) await takeCouponUse(tx, wish.couponCode)
  return { couponDiscount: discount, isShippingFree }
}

/** What an order of it is placed as, at today's prices; the use of its coupon is counted. Throws why it cannot be. */
export const agreeTerms = async (tx: Db, wish: Wish, now: Date): Promise<Placed> => {
  const { lines } = wish
  await checkShopOpen(tx)
  checkLines(lines, now)
  const { subtotal, discount, goodsTotal, weightGrams } = amountsOf(lines)
  await checkSum(tx, goodsTotal)
  const { address, method } = await methodOf(tx, wish, { goodsTotal, weightGrams })
  const { couponDiscount, isShippingFree } = await useCoupon(tx, wish, goodsTotal, now)
  const shippingFee = isShippingFree ? 0 : method.fee
  return {
    address,
    shippingMethodId: method.id,
    shippingMethodTitle: method.title,
    subtotal,
    discount,
    couponDiscount,
    shippingFee,
    total: goodsTotal - couponDiscount + shippingFee,
    placedAt: now,
  }
}
