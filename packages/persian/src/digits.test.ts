import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toLatinDigits, toPersianDigits } from './digits.ts'

describe('toLatinDigits', () => {
  it('reads Persian and Arabic digits and leaves the rest alone', { tags: ['§D1.9'] }, () => {
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ کد-7')).toBe('0123456789 0123456789 کد-7')
  })
})

describe('toPersianDigits', () => {
  it('writes Latin and Arabic digits and numbers as a Persian reader knows them [#14]', () => {
    expect(toPersianDigits('HJ-12 ٤٥')).toBe('HJ-۱۲ ۴۵')
    expect(toPersianDigits(1404)).toBe('۱۴۰۴')
  })
  it('is undone by toLatinDigits for every whole number', () => {
    fc.assert(
      fc.property(fc.nat(), (number) => {
        expect(toLatinDigits(toPersianDigits(number))).toBe(String(number))
      }),
    )
  })
})
