import { describe, expect, it } from 'vitest'
import { quickRanges } from './quick-ranges.ts'

describe('quick ranges of prices', () => {
  it('cut the prices of a list into a low, a middle and a high part, at prices that people say', () => {
    expect(quickRanges({ min: 1_000_000, max: 1_000_000_000 })).toEqual([
      { max: 10_000_000 },
      { min: 10_000_000, max: 100_000_000 },
      { min: 100_000_000 },
    ])
    expect(quickRanges({ min: 1_234_567, max: 9_876_543 })).toEqual([
      { max: 2_500_000 },
      { min: 2_500_000, max: 4_900_000 },
      { min: 4_900_000 },
    ])
  })

  it.each([
    { min: 5_000_000, max: 5_000_000 },
    { min: 5_000_000, max: 9_000_000 },
    { min: 0, max: 0 },
  ])('are not offered where all cost about the same: %o', (prices) => {
    expect(quickRanges(prices)).toEqual([])
  })

  it('know goods that cost nothing', () => {
    expect(quickRanges({ min: 0, max: 1_000_000 })).toEqual([
      { max: 100 },
      { min: 100, max: 10_000 },
      { min: 10_000 },
    ])
  })
})
