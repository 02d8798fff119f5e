import type { DemoShop } from '@hojreh/demo-shop'
import type { Db } from '../../db/client.ts'
import { couponRepository } from '../../modules/coupon/coupon.repository.ts'

const DAY_MS = 24 * 60 * 60_000

/** The coupons of the demo shop. */
export const seedCoupons = (tx: Db, { coupons }: DemoShop, now: Date): Promise<void> =>
  couponRepository(tx).insertAll(
    coupons.map(({ code, title, kind, value, minSubtotal, maxDiscount, usesPerCustomer, ...rules }) => ({
      code,
      title,
      kind: kind === 'amount' ? 'fixed' : kind,
      value,
      isFirstOrderOnly: rules.isFirstOrderOnly ?? false,
      minTotal: minSubtotal,
      maxDiscount,
      maxUses: rules.maxUses ?? null,
      maxUsesPerCustomer: usesPerCustomer,
      endsAt: rules.endsInDays === null ? null : new Date(now.getTime() + rules.endsInDays * DAY_MS),
      createdAt: now,
    })),
  )
