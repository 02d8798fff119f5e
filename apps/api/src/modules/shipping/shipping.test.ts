import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Parcel, quoteMethod, quoteShipping } from './shipping.service.ts'
import { shippingRules } from './shipping-methods.ts'

const parcel: Parcel = { province: 'تهران', city: 'تهران', weightGrams: 400, goodsTotal: 5_000_000 }
const feeOf = (id: string, changes: Partial<Parcel>) => quoteMethod(id, { ...parcel, ...changes })?.fee

test.each([
  ['a light parcel in the province', 'post', {}, 450_000],
  ['a light parcel elsewhere', 'post', { province: 'یزد', city: 'یزد' }, 600_000],
  ['exactly one kilogram', 'post', { weightGrams: 1_000 }, 450_000],
  ['a gram more begins the second kilogram', 'post', { weightGrams: 1_001 }, 570_000],
  ['goods just below the threshold', 'post', { goodsTotal: 19_999_999 }, 450_000],
  ['goods at the threshold', 'post', { goodsTotal: 20_000_000, weightGrams: 9_000 }, 0],
  ['a method that is never free', 'tipax', { goodsTotal: 900_000_000 }, 900_000],
])('charges for %s', (_title, id, changes, fee) => {
  expect(feeOf(id, changes)).toBe(fee)
})

test('the courier of Tehran serves the city and nothing else', () => {
  expect(feeOf('courier-tehran', {})).toBe(750_000)
  expect(feeOf('courier-tehran', { city: 'ورامین' })).toBeUndefined()
  expect(feeOf('courier-tehran', { province: 'یزد', city: 'یزد' })).toBeUndefined()
})

test('a method that there is not serves nobody', () => {
  expect(quoteMethod('drone', parcel)).toBeNull()
})

test('a heavier parcel never costs less, and more goods never make it dearer', () => {
  const size = fc.integer({ min: 0, max: 200_000 })
  const money = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...shippingRules),
      size,
      size,
      money,
      money,
      ({ id }, one, other, few, many) => {
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
        const [poor, rich] = [Math.min(few, many), Math.max(few, many)]
        const cheap = feeOf(id, { weightGrams: light, goodsTotal: rich }) ?? 0
        expect(feeOf(id, { weightGrams: heavy, goodsTotal: poor })).toBeGreaterThanOrEqual(cheap)
      },
    ),
  )
  expect(quoteShipping(parcel)).toHaveLength(shippingRules.length)
})
