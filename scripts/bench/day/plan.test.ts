import { expect, test } from 'vitest'
import { hours, kindNames, kinds, SHOPPERS } from './model.ts'
import { planDay, planRush } from './plan.ts'

test('a day is the same for the same seed, and another one for another', () => {
  expect(planDay(0.01, 2_000, 7)).toEqual(planDay(0.01, 2_000, 7))
  expect(planDay(0.01, 2_000, 7)).not.toEqual(planDay(0.01, 2_000, 8))
})

test('a whole day has as many requests of each kind as its shoppers make, and twice the busiest hour', () => {
  const hourMs = 60_000
  const plan = planDay(0.2, hourMs, 1)
  // The middle half of the busiest hour has three times as many.
  const shoppers = (0.2 * SHOPPERS * (1 + 0.1) * hourMs) / 3_600_000
  for (const kind of kindNames) {
    const wanted = shoppers * kinds[kind].each
    const there = plan.filter((one) => one.kind === kind).length
    // What is rare differs more: four standard deviations of what comes in sixes at most.
    expect(Math.abs(there - wanted), kind).toBeLessThan(4 * Math.sqrt(6 * wanted))
  }
  expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
})

test('whoever comes for a flash sale comes within its time, and most of them at its start', () => {
  const rush = planRush(2_000, 60_000, 1)
  expect(rush).toHaveLength(2_000)
  expect(rush.at(-1)).toBeLessThan(60_000)
  expect(rush.filter((at) => at < 20_000).length).toBeGreaterThan(1_200)
})
