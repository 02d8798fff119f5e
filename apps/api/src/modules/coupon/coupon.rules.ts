import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { bundleWorth } from './bundle-worth.ts'
import { couponMessages as messages } from './coupon.messages.ts'
import type { CouponRow } from './coupon.repository.ts'

/** Rial that an order costs at least: a gateway takes no payment of nothing. */
export const LEAST_TOTAL = 10_000

export const normalizeCode = (typed: string): string =>
  toLatinDigits(normalizeText(typed)).replace(/\s/g, '').toUpperCase()

/** Goods of a cart, at today's prices in rial. */
export interface CouponGoods {
  price: number
  count: number
  isPublished: boolean
  /** Its categories with all their ancestors. */
  categoryIds: readonly string[]
}

type Worth = Pick<CouponRow, 'kind' | 'value' | 'maxDiscount' | 'categoryId' | 'bundleSize'>

/** The goods that a coupon is about: all that can be bought, or those of its category and of what is beneath it. */
export const goodsOf = (
  { categoryId }: Pick<CouponRow, 'categoryId'>,
  goods: readonly CouponGoods[],
): CouponGoods[] =>
  goods.filter(
    ({ isPublished, categoryIds }) =>
      isPublished && (categoryId === null || categoryIds.includes(categoryId)),
  )

export const totalOf = (goods: readonly CouponGoods[]): number =>
  goods.reduce((sum, { price, count, isPublished }) => (isPublished ? sum + price * count : sum), 0)

export interface CouponUse {
  /** Rial, of the goods that the coupon is about. */
  goodsTotal: number
  /** Earlier uses by this customer. */
  usesOfCustomer: number
  hasOrders: boolean
  now: Date
}

/** Why a coupon cannot be used, for the customer; null when it can. */
export const couponProblem = (
  coupon: CouponRow,
  { goodsTotal, usesOfCustomer, hasOrders, now }: CouponUse,
): string | null => {
  const { startsAt, endsAt, maxUses, maxUsesPerCustomer, uses, isFirstOrderOnly, minTotal } = coupon
  if (startsAt && now < startsAt) return messages.notYet
  if (endsAt && now >= endsAt) return messages.over
  if (isFirstOrderOnly && hasOrders) return messages.firstOrderOnly
  if (maxUsesPerCustomer !== null && usesOfCustomer >= maxUsesPerCustomer) return messages.usedByYou
  if (maxUses !== null && uses >= maxUses) return messages.usedUp
  if (coupon.categoryId !== null && goodsTotal === 0) return messages.otherGoods
  return goodsTotal < minTotal ? messages.tooLittle(minTotal) : null
}

const RIAL_IN_TOMAN = 10

const wantedOf = ({ kind, value, bundleSize }: Worth, goods: readonly CouponGoods[]): number => {
  if (kind === 'percent') return (totalOf(goods) * value) / 100
  if (kind === 'bundle') return (bundleWorth(goods, bundleSize ?? Number.POSITIVE_INFINITY) * value) / 100
  return kind === 'fixed' ? Math.min(value, totalOf(goods)) : 0
}

/**
 * The discount of a usable coupon on the goods of a cart, in rial, rounded down to whole toman; something is always left
 * to pay. Cart, checkout and order have it from here.
 */
export const couponDiscount = (coupon: Worth, goods: readonly CouponGoods[]): number => {
  const wanted = wantedOf(coupon, goodsOf(coupon, goods))
  const discount = Math.max(0, Math.min(wanted, coupon.maxDiscount ?? wanted, totalOf(goods) - LEAST_TOTAL))
  return Math.floor(discount / RIAL_IN_TOMAN) * RIAL_IN_TOMAN
}
