import type { Coupon, CouponBody } from '@hojreh/contract/admin'
import { jalaliDay, startOfDay, toPersianDigits } from '@hojreh/persian'
import { ANY } from '../../shared/goods/use-goods-choices.ts'
import { momentText } from '../../shared/typed/moment-text.ts'
import { numberOf, numberOrNull, rialOf, tomanOf } from '../../shared/typed/typed-number.ts'

/** What stands in the form: every field as it is typed. */
export type CouponValues = {
  code: string
  title: string
  kind: Coupon['kind']
  value: string
  applies: 'typed' | 'itself'
  /** `ANY` for all goods. */
  category: string
  bundleSize: string
  minTotal: string
  maxDiscount: string
  maxUses: string
  maxUsesPerCustomer: string
  firstOrder: 'yes' | 'no'
  firstDay: string
  lastDay: string
}

export const newCoupon: CouponValues = {
  ...{ applies: 'typed', category: ANY, bundleSize: '' },
  ...{ code: '', title: '', kind: 'percent', value: '', minTotal: '', maxDiscount: '', maxUses: '' },
  ...{ maxUsesPerCustomer: '', firstOrder: 'no', firstDay: '', lastDay: '' },
}

const dayOf = (instant: string, before = 0) =>
  toPersianDigits(jalaliDay(new Date(Date.parse(instant) - before)))
const isMidnight = (instant: string) => startOfDay(dayOf(instant))?.getTime() === Date.parse(instant)

/** A day where it begins or ends with one, else the minute too. */
const timeOf = (instant: string | null, before: number) => {
  if (instant === null) return ''
  return isMidnight(instant) ? dayOf(instant, before) : momentText(instant)
}

/** A coupon as its form shows it. Its last day ends when the coupon does. */
export const valuesOf = (coupon: Coupon): CouponValues => ({
  code: coupon.code,
  title: coupon.title,
  kind: coupon.kind,
  value: coupon.kind === 'fixed' ? tomanOf(coupon.value) : String(coupon.value),
  applies: coupon.isAutomatic ? 'itself' : 'typed',
  category: coupon.categoryId ?? ANY,
  bundleSize: String(coupon.bundleSize ?? ''),
  minTotal: tomanOf(coupon.minTotal),
  maxDiscount: tomanOf(coupon.maxDiscount),
  maxUses: String(coupon.maxUses ?? ''),
  maxUsesPerCustomer: String(coupon.maxUsesPerCustomer ?? ''),
  firstOrder: coupon.isFirstOrderOnly ? 'yes' : 'no',
  firstDay: timeOf(coupon.startsAt, 0),
  lastDay: timeOf(coupon.endsAt, 1),
})

/** What the server is asked for. */
export const bodyOf = (values: CouponValues): CouponBody => ({
  title: values.title,
  kind: values.kind,
  value:
    values.kind === 'free_shipping'
      ? 0
      : values.kind === 'fixed'
        ? (rialOf(values.value) ?? 0)
        : numberOf(values.value),
  isAutomatic: values.applies === 'itself',
  categoryId: values.category === ANY ? null : values.category,
  bundleSize: values.kind === 'bundle' ? numberOf(values.bundleSize) : null,
  minTotal: rialOf(values.minTotal) ?? 0,
  maxDiscount: rialOf(values.maxDiscount),
  maxUses: numberOrNull(values.maxUses),
  maxUsesPerCustomer: numberOrNull(values.maxUsesPerCustomer),
  isFirstOrderOnly: values.firstOrder === 'yes',
  firstDay: values.firstDay || null,
  lastDay: values.lastDay || null,
})
