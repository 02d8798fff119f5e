import { expect, test } from 'vitest'
import { normalizePhone } from './phone.ts'

test.each([
  '09123456789',
  '9123456789',
  '+989123456789',
  '00989123456789',
  '989123456789',
  '۰۹۱۲۳۴۵۶۷۸۹',
  '٠٩١٢٣٤٥٦٧٨٩',
  ' 0912 345-6789 ',
  '\u200e+98 912 345 6789\u200f',
])('reads %s as one phone', { tags: ['§D1.10'] }, (typed) => {
  expect(normalizePhone(typed)).toBe('09123456789')
})

test.each(['', '0912', '091234567890', '02112345678', 'abc'])(
  'leaves %s for the validator to refuse',
  (typed) => {
    expect(normalizePhone(typed)).toBe(typed)
  },
)
