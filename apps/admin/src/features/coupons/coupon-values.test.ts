import { expect, it } from 'vitest'
import { coupon } from '../../../test/customer-samples.ts'
import { bodyOf, newCoupon, valuesOf } from './coupon-values.ts'

it('toman in any digits, with separators, is asked for in rial; what is left empty has no bound', () => {
  const typed = { ...newCoupon, title: 'یلدا', kind: 'fixed', value: '۵۰٬۰۰۰', maxUses: '١٠' } as const
  expect(bodyOf(typed)).toMatchObject({
    ...{ kind: 'fixed', value: 500_000, maxUses: 10, maxDiscount: null, minTotal: 0, lastDay: null },
  })
})

it('free shipping is worth nothing else, whatever was typed before', () => {
  expect(bodyOf({ ...newCoupon, kind: 'free_shipping', value: '20' })).toMatchObject({ value: 0 })
})

it('a coupon that is shown and saved again stays what it was', () => {
  const shown = coupon(1, { startsAt: '2026-11-21T20:30:00.000Z', endsAt: '2026-12-21T20:30:00.000Z' })
  expect(bodyOf(valuesOf(shown))).toMatchObject({
    ...{ value: shown.value, minTotal: shown.minTotal, maxDiscount: shown.maxDiscount },
    ...{ firstDay: '۱۴۰۵/۰۹/۰۱', lastDay: '۱۴۰۵/۰۹/۳۰' },
  })
})

it('one that ends within a day says the minute, so that an edit does not make it last until midnight', () => {
  const ended = coupon(1, { startsAt: null, endsAt: '2026-12-21T12:15:40.000Z' })
  expect(valuesOf(ended)).toMatchObject({ firstDay: '', lastDay: '۱۴۰۵/۰۹/۳۰ ۱۵:۴۵' })
})
