import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ShippingRule } from './shipping.repository.ts'
import { bestWay, freeShippingFrom, type Parcel, quoteRules } from './shipping.service.ts'

const rule = (id: string, changes: Partial<ShippingRule>): ShippingRule => ({
  ...{ id, title: id, description: '', position: 1, isActive: true, areas: null, minDays: 1, maxDays: 3 },
  ...{ feeNear: 450_000, feeFar: 600_000, perKilogram: 120_000, freeFrom: 20_000_000 },
  ...changes,
})
/** In the order of the shop: fastest first. */
const rules = [
  rule('courier', {
    ...{ areas: [{ province: 'تهران', cities: ['تهران'] }], feeNear: 750_000, feeFar: 750_000 },
    ...{ perKilogram: 50_000, freeFrom: 40_000_000 },
  }),
  rule('tipax', { feeNear: 900_000, feeFar: 1_200_000, perKilogram: 200_000, freeFrom: null }),
  rule('post', {}),
]
const parcel: Parcel = {
  from: 'تهران',
  province: 'تهران',
  city: 'تهران',
  weightGrams: 400,
  goodsTotal: 5_000_000,
}
const feeOf = (id: string, changes: Partial<Parcel>) =>
  quoteRules(rules, { ...parcel, ...changes }).find((method) => method.id === id)?.fee

test.each([
  ['a light parcel in the province', 'post', {}, 450_000],
  ['a light parcel elsewhere', 'post', { province: 'یزد', city: 'یزد' }, 600_000],
  [
    'a parcel within another sender’s province',
    'post',
    { from: 'یزد', province: 'یزد', city: 'یزد' },
    450_000,
  ],
  ['a parcel to Tehran from there', 'post', { from: 'یزد' }, 600_000],
  ['exactly one kilogram', 'post', { weightGrams: 1_000 }, 450_000],
  ['a gram more begins the second kilogram', 'post', { weightGrams: 1_001 }, 570_000],
  ['goods just below the threshold', 'post', { goodsTotal: 19_999_999 }, 450_000],
  ['goods at the threshold', 'post', { goodsTotal: 20_000_000, weightGrams: 9_000 }, 0],
  ['a method that is never free', 'tipax', { goodsTotal: 900_000_000 }, 900_000],
])('charges for %s', (_title, id, changes, fee) => {
  expect(feeOf(id, changes)).toBe(fee)
})

test('the courier of Tehran serves the city and nothing else', () => {
  expect(feeOf('courier', {})).toBe(750_000)
  expect(feeOf('courier', { city: 'ورامین' })).toBeUndefined()
  expect(feeOf('courier', { province: 'یزد', city: 'یزد' })).toBeUndefined()
})

test('a whole province is served with all of its cities', () => {
  const inYazd = [rule('truck', { areas: [{ province: 'یزد', cities: [] }] })]
  expect(quoteRules(inYazd, { ...parcel, province: 'یزد', city: 'میبد' })).toHaveLength(1)
  expect(quoteRules(inYazd, parcel)).toEqual([])
})

test('a heavier parcel never costs less, and more goods never make it dearer', () => {
  const size = fc.integer({ min: 0, max: 200_000 })
  const money = fc.integer({ min: 0, max: 100_000_000 })
  fc.assert(
    fc.property(fc.constantFrom(...rules), size, size, money, money, ({ id }, one, other, few, many) => {
      const [light, heavy] = [Math.min(one, other), Math.max(one, other)]
      const [poor, rich] = [Math.min(few, many), Math.max(few, many)]
      const cheap = feeOf(id, { weightGrams: light, goodsTotal: rich }) ?? 0
      expect(feeOf(id, { weightGrams: heavy, goodsTotal: poor })).toBeGreaterThanOrEqual(cheap)
    }),
  )
  expect(quoteRules(rules, parcel)).toHaveLength(rules.length)
})

test('lists the cheapest first, and of those that cost the same the fastest, which a checkout preselects', () => {
  const idsOf = (goodsTotal: number) => quoteRules(rules, { ...parcel, goodsTotal }).map(({ id }) => id)
  expect(idsOf(1_000_000)).toEqual(['post', 'courier', 'tipax'])
  expect(idsOf(50_000_000)).toEqual(['courier', 'post', 'tipax'])
  const equallyFree = [rule('slow', { maxDays: 9 }), rule('fast', { maxDays: 2 })]
  expect(quoteRules(equallyFree, { ...parcel, goodsTotal: 50_000_000 }).map(({ id }) => id)).toEqual([
    'fast',
    'slow',
  ])
})

test('is free from the lowest sum of the ways that go there; without a place, of those that go everywhere', () => {
  const here = { province: 'تهران', city: 'تهران' }
  const ways = [
    rule('post', { freeFrom: 20_000_000, areas: null }),
    rule('courier', { freeFrom: 9_000_000, areas: [{ province: 'تهران', cities: ['تهران'] }] }),
    rule('tipax', { freeFrom: null, areas: null }),
  ]
  expect(freeShippingFrom(ways, here)).toBe(9_000_000)
  expect(freeShippingFrom(ways, { province: 'یزد', city: 'یزد' })).toBe(20_000_000)
  expect(freeShippingFrom(ways, null)).toBe(20_000_000)
  expect(freeShippingFrom(ways.slice(2), here)).toBeNull()
})

test('the best way is the fastest of the free ones, else the cheapest, and none where none goes', () => {
  const best = (changes: Partial<Parcel>) => bestWay(rules, { ...parcel, ...changes })?.rule.id
  expect(best({})).toBe('post')
  const equallyFree = [rule('slow', { maxDays: 9 }), rule('fast', { maxDays: 2 })]
  expect(bestWay(equallyFree, { ...parcel, goodsTotal: 30_000_000 })).toMatchObject({
    rule: { id: 'fast' },
    fee: 0,
  })
  expect(bestWay([rule('truck', { areas: [{ province: 'یزد', cities: [] }] })], parcel)).toBeNull()
})
