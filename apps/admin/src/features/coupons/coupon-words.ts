import { couponKinds } from '@hojreh/contract/admin'
import type { CouponValues } from './coupon-values.ts'
import { couponsMessages as text } from './coupons.messages.ts'

/** What can be chosen in a coupon's form, beside its category. */
export const couponChoices = {
  kind: couponKinds.map((value) => ({ value, label: text.kinds[value] })),
  applies: (['typed', 'itself'] as const).map((value) => ({ value, label: text.appliesWays[value] })),
  firstOrder: (['no', 'yes'] as const).map((value) => ({ value, label: text.firstOrders[value] })),
}

/** What each field of a coupon is called. */
export const couponLabels: Record<keyof CouponValues, string> = {
  ...{ code: text.code, title: text.name, applies: text.applies, kind: text.kind, value: text.worth },
  ...{ category: text.category, bundleSize: text.bundleSize, minTotal: text.minTotal },
  ...{ maxDiscount: text.maxDiscount, maxUses: text.maxUses, maxUsesPerCustomer: text.maxUsesPerCustomer },
  ...{ firstOrder: text.firstOrder, firstDay: text.firstDay, lastDay: text.lastDay },
}
