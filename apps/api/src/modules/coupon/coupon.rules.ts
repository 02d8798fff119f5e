import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { couponMessages as messages } from './coupon.messages.ts'
import type { CouponRow } from './coupon.repository.ts'

/** Rial that an order costs at least: a gateway takes no payment of nothing. */
export const LEAST_TOTAL = 10_000

export const normalizeCode = (typed: string): string =>
  toLatinDigits(normalizeText(typed)).replace(/\s/g, '').toUpperCase()

export interface CouponUse {
  /** Rial, of the goods at today's prices. */
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
  return goodsTotal < minTotal ? messages.tooLittle(minTotal) : null
}

const RIAL_IN_TOMAN = 10

/** The discount of a usable coupon, in rial, rounded down to whole toman; something is always left to pay. */
export const couponDiscount = (
  { kind, value, maxDiscount }: Pick<CouponRow, 'kind' | 'value' | 'maxDiscount'>,
  goodsTotal: number,
): number => {
  if (kind === 'free_shipping') return 0
  const wanted = kind === 'percent' ? (goodsTotal * value) / 100 : value
  const discount = Math.max(0, Math.min(wanted, maxDiscount ?? wanted, goodsTotal - LEAST_TOTAL))
  return Math.floor(discount / RIAL_IN_TOMAN) * RIAL_IN_TOMAN
}
