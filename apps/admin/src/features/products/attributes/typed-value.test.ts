import { expect, it } from 'vitest'
import { isNumber, numberIn, withUnit } from './typed-value.ts'

const length = { unit: 'سانتی‌متر' }

it('a number is kept with its unit in the digits of the shop, and typed without it', () => {
  expect(withUnit(' 120 ', length)).toBe('۱۲۰ سانتی‌متر')
  expect(numberIn('۱۲۰ سانتی‌متر', length)).toBe('۱۲۰')
  expect(withUnit('', length)).toBe('')
  expect(withUnit('۴۰', { unit: '' })).toBe('۴۰')
})

it('what was kept with another unit is not taken for this one', () => {
  const shown = numberIn('۱٫۲ متر', length)
  expect([shown, isNumber(shown)]).toEqual(['۱٫۲ متر', false])
})

it.each(['۱۲', '12.5', '۱٫۵', '-3', ''])('%s is a number', (typed) => {
  expect(isNumber(typed)).toBe(true)
})
