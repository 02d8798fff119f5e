import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { couponMessages } from './coupon.messages.ts'
import { type CouponRow, couponRepository } from './coupon.repository.ts'
import { couponDiscount, couponProblem } from './coupon.rules.ts'

interface Goods {
  couponCode: string | null
  customerId: string
  /** Rial, at today's prices. */
  goodsTotal: number
}

export interface CouponQuote {
  /** Why it takes nothing off; null when it does, or when there is none. */
  problem: string | null
  /** Rial off the goods. */
  discount: number
  isShippingFree: boolean
}

const NONE: CouponQuote = { problem: null, discount: 0, isShippingFree: false }

const problemFor = async (db: Db, coupon: CouponRow, goods: Goods, now: Date): Promise<string | null> => {
  const repository = couponRepository(db)
  return couponProblem(coupon, {
    goodsTotal: goods.goodsTotal,
    usesOfCustomer: await repository.usesOf(coupon.code, goods.customerId),
    hasOrders: coupon.isFirstOrderOnly && (await repository.hasOrders(goods.customerId)),
    now,
  })
}

/** What the coupon of a cart is worth now. */
export const quoteCoupon = async (db: Db, goods: Goods, now: Date): Promise<CouponQuote> => {
  const coupon = goods.couponCode && (await couponRepository(db).find(goods.couponCode))
  if (!coupon) return NONE
  const problem = await problemFor(db, coupon, goods, now)
  if (problem) return { ...NONE, problem }
  return {
    problem: null,
    discount: couponDiscount(coupon, goods.goodsTotal),
    isShippingFree: coupon.kind === 'free_shipping',
  }
}

/** Counts a use that the order of the transaction redeems. Throws `coupon_refused` when another one took the last. */
export const takeCouponUse = async (tx: Db, code: string): Promise<void> => {
  if (!(await couponRepository(tx).takeUse(code)))
    throw new DomainError('coupon_refused', { message: couponMessages.usedUp })
}

/** Writes down which order has the use that {@link takeCouponUse} counted. */
export const redeemCoupon = (
  tx: Db,
  order: Locked<{ id: string; customerId: string; couponCode: string }>,
  amount: number,
  now: Date,
): Promise<void> => {
  const { id: orderId, customerId, couponCode: code } = order
  return couponRepository(tx).insertRedemption({ orderId, code, customerId, amount, at: now })
}

/** Releases the coupon use of a cancelled order, if it had one. */
export const giveCouponBack = async (tx: Db, { id: orderId }: Locked<{ id: string }>): Promise<void> => {
  const code = await couponRepository(tx).removeRedemption(orderId)
  if (code !== null) await couponRepository(tx).giveUseBack(code)
}
