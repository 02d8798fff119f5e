import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { couponMessages } from './coupon.messages.ts'
import { type CouponRow, couponRepository } from './coupon.repository.ts'
import { type CouponGoods, couponDiscount, couponProblem, goodsOf, totalOf } from './coupon.rules.ts'

interface Cart {
  /** What the customer typed. */
  couponCode: string | null
  customerId: string
  goods: readonly CouponGoods[]
  /** Coupons that apply without being typed, the oldest first. */
  automatic: readonly CouponRow[]
  /** Rial without any coupon; null until a shipping method is chosen. */
  shippingFee: number | null
}

export interface CouponQuote {
  /** The coupon that counts; null when none does. */
  code: string | null
  /** The coupon's title, when it applies without being typed. */
  promotionTitle: string | null
  /** Why the typed code takes nothing off; null when it does, or when there is none. */
  problem: string | null
  /** Whether the typed code cannot be used at all. A code that saves less than another discount is not refused. */
  isRefused: boolean
  /** Rial off the goods. */
  discount: number
  isShippingFree: boolean
}

interface Offer {
  coupon: CouponRow
  discount: number
  isShippingFree: boolean
  /** Rial that the customer saves by it. */
  worth: number
}

const NONE: CouponQuote = {
  ...{ code: null, promotionTitle: null, problem: null, isRefused: false },
  ...{ discount: 0, isShippingFree: false },
}

const problemFor = async (db: Db, coupon: CouponRow, cart: Cart, now: Date): Promise<string | null> => {
  const repository = couponRepository(db)
  const { isFirstOrderOnly, maxUsesPerCustomer } = coupon
  const use = { goodsTotal: totalOf(goodsOf(coupon, cart.goods)), usesOfCustomer: 0, hasOrders: false, now }
  const problem = couponProblem(coupon, use)
  // The database is queried last, and only where its answer decides.
  if (problem !== null || (!isFirstOrderOnly && maxUsesPerCustomer === null)) return problem
  return couponProblem(coupon, {
    ...use,
    usesOfCustomer: maxUsesPerCustomer === null ? 0 : await repository.usesOf(coupon.code, cart.customerId),
    hasOrders: isFirstOrderOnly && (await repository.hasOrders(cart.customerId)),
  })
}

const offerOf = (coupon: CouponRow, { goods, shippingFee }: Cart): Offer => {
  const isShippingFree = coupon.kind === 'free_shipping'
  const discount = couponDiscount(coupon, goods)
  return { coupon, discount, isShippingFree, worth: discount + (isShippingFree ? (shippingFee ?? 0) : 0) }
}

/** Returns the coupon that saves the most; of equal ones the typed one, then the oldest. */
const bestOf = async (db: Db, typed: CouponRow | null, cart: Cart, now: Date): Promise<Offer | null> => {
  const others = cart.automatic
    .filter(({ code }) => code !== cart.couponCode)
    .map((coupon) => offerOf(coupon, cart))
    .filter(({ worth, isShippingFree }) => worth > 0 || isShippingFree)
  const offers = [...(typed ? [offerOf(typed, cart)] : []), ...others]
  for (const offer of offers.toSorted((one, other) => other.worth - one.worth))
    if (offer.coupon === typed || (await problemFor(db, offer.coupon, cart, now)) === null) return offer
  return null
}

/**
 * Returns the discount of a cart: one, by the code that was typed or by a coupon that applies by itself, whichever
 * saves the most.
 */
export const quoteCoupon = async (db: Db, cart: Cart, now: Date): Promise<CouponQuote> => {
  const typed = cart.couponCode === null ? null : await couponRepository(db).find(cart.couponCode)
  const refusal = typed && (await problemFor(db, typed, cart, now))
  const usable = refusal === null ? typed : null
  const best = await bestOf(db, usable, cart, now)
  const isOutdone = usable !== null && best?.coupon !== usable
  const problem = refusal ?? (isOutdone && best ? couponMessages.outdone(best.coupon.title) : null)
  if (!best) return { ...NONE, problem, isRefused: refusal !== null }
  const { coupon, discount, isShippingFree } = best
  return {
    code: coupon.code,
    promotionTitle: coupon === usable ? null : coupon.title,
    ...{ problem, discount, isShippingFree },
    isRefused: refusal !== null,
  }
}

/** Counts a use by the order of this transaction. Throws `coupon_refused` when another order took the last use. */
export const takeCouponUse = async (tx: Db, code: string): Promise<void> => {
  if (!(await couponRepository(tx).takeUse(code)))
    throw new DomainError('coupon_refused', { message: couponMessages.usedUp })
}

/** Records that an order has the use that {@link takeCouponUse} counted, if it has a coupon. */
export const redeemCoupon = async (
  tx: Db,
  { id: orderId, customerId }: Locked<{ id: string; customerId: string }>,
  { couponCode: code, couponDiscount: amount = 0 }: { couponCode: string | null; couponDiscount?: number },
  now: Date,
): Promise<void> => {
  if (code !== null)
    await couponRepository(tx).insertRedemption({ orderId, code, customerId, amount, at: now })
}

/** Releases the coupon use of a cancelled order, if it had one. */
export const giveCouponBack = async (tx: Db, { id: orderId }: Locked<{ id: string }>): Promise<void> => {
  const code = await couponRepository(tx).removeRedemption(orderId)
  if (code !== null) await couponRepository(tx).giveUseBack(code)
}
