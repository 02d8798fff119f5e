import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from './digits.ts'
import { discountPercent, formatNumber, formatToman, formatTomanDigits } from './money.ts'

describe('formatToman', () => {
  it.each([
    [0, '۰ تومان'],
    [12_500_000, '۱٬۲۵۰٬۰۰۰ تومان'],
    [9_999_999_999_990, '۹۹۹٬۹۹۹٬۹۹۹٬۹۹۹ تومان'],
    [15, '۱٫۵ تومان'],
  ])('shows %i rial as %s', { tags: ['§D1.6'] }, (rial, shown) => {
    expect(formatToman(rial)).toBe(shown)
  })
  it('never loses a rial of what the shop charges', { tags: ['§D1.6'] }, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 13 }), (rial) => {
        const typed = toLatinDigits(formatTomanDigits(rial)).replaceAll('٬', '').replace('٫', '.')
        expect(Math.round(Number(typed) * 10)).toBe(rial)
      }),
    )
  })
})

describe('formatNumber', () => {
  it('groups by thousands', () => {
    expect(formatNumber(1_204)).toBe('۱٬۲۰۴')
  })
  it('writes a number as the platform does', () => {
    const platform = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
    const shown = (value: number) =>
      toPersianDigits(platform.format(value)).replaceAll(',', '٬').replace('.', '٫')
    const tenths = fc.integer({ min: -(10 ** 14), max: 10 ** 14 }).map((value) => value / 10 || 0)
    fc.assert(
      fc.property(tenths, (value) => {
        expect(formatNumber(value)).toBe(shown(value))
      }),
    )
    expect(formatNumber(4.25)).toBe(shown(4.25))
  })
})

describe('discountPercent', () => {
  it.each([
    [85, 100, 15],
    [90, 100, 10],
    [999, 1000, 0],
    [100, 100, 0],
    [120, 100, 0],
    [100, null, 0],
  ])('of %i before %s is %i', (price, listPrice, percent) => {
    expect(discountPercent(price, listPrice)).toBe(percent)
  })
  it('never promises more than the price keeps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 10 ** 12 }),
        (listPrice, price) => {
          const saved = Math.max(0, listPrice - price)
          expect(discountPercent(price, listPrice) * listPrice).toBeLessThanOrEqual(saved * 100)
        },
      ),
    )
  })
})
