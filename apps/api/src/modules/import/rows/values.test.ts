import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BadCell } from '../issues.ts'
import { countOf, flagOf, instantOf, listOf, parseNumber, rialOf, unescapeBreaks } from './values.ts'

const cell = (text: string) => ({ text, column: 'ستون' })
const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    if (error instanceof BadCell) return error.code
    throw error
  }
  return null
}

describe('numbers', () => {
  test.each([
    ['1250000', 1_250_000],
    ['۱۲۵۰۰۰۰', 1_250_000],
    ['١٢٥٠', 1250],
    ['1,250,000', 1_250_000],
    ['۱٬۲۵۰٬۰۰۰', 1_250_000],
    ['۱،۲۵۰،۰۰۰', 1_250_000],
    [' 1 250 000 ', 1_250_000],
    ['12.5', 12.5],
    ['۱۲٫۵', 12.5],
    ['۱۲/۵', 12.5],
    ['-3', -3],
    ['.5', 0.5],
    ['۰٫', 0],
    ['.', null],
    ['12,5', null],
    ['1.2.3', null],
    ['۱۲ کیلو', null],
    ['', null],
    ['1e9', null],
  ])('%j is %j', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  test('any whole number is read back, however it is grouped', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (number) => {
        expect(parseNumber(number.toLocaleString('en-US'))).toBe(number)
        expect(parseNumber(number.toLocaleString('fa-IR'))).toBe(number)
      }),
    )
  })
})

describe('prices', () => {
  test.each([
    ['250000', 'toman', 2_500_000],
    ['250000', 'rial', 250_000],
    ['۲۵۰٬۰۰۰ تومان', 'rial', 2_500_000],
    ['2500000 ريال', 'toman', 2_500_000],
    ['1234.56', 'toman', 12_346],
    ['0', 'toman', 0],
    ['', 'toman', null],
  ] as const)('%j in %s is %j rial', (text, currency, rial) => {
    expect(rialOf(cell(text), currency)).toBe(rial)
  })

  test.each(['تماس بگیرید', '-5', '99999999999999999', '5 دلار', 'NaN'])('%j is no price', (text) => {
    expect(refusal(() => rialOf(cell(text), 'toman'))).toBe('invalid_price')
  })
})

test.each([
  ['1', true],
  ['بله', true],
  ['Yes', true],
  ['0', false],
  ['-1', false],
  ['خیر', false],
  ['پیش‌نویس', false],
])('%j is a yes: %s', (text, isYes) => {
  expect(flagOf(cell(text))).toBe(isYes)
})

test('a flag that is neither is refused', () => {
  expect(refusal(() => flagOf(cell('شاید')))).toBe('invalid_flag')
})

test('what was sold on order counts as nothing left', () => {
  expect(countOf(cell('-3'))).toBe(0)
  expect(countOf(cell('4.9'))).toBe(4)
})

test.each([
  ['2026-05-01', '2026-05-01T20:29:59.000Z'],
  ['2026-05-01 10:00:00', '2026-05-01T06:30:00.000Z'],
  ['2026-05-01T10:00:00Z', '2026-05-01T10:00:00.000Z'],
  ['۲۰۲۶-۰۵-۰۱', '2026-05-01T20:29:59.000Z'],
])('%s ends at %s', (text, instant) => {
  expect(instantOf(cell(text), '23:59:59')?.toISOString()).toBe(instant)
})

test('a date that is none, or lies in another calendar, is refused', () => {
  expect(refusal(() => instantOf(cell('فردا'), '00:00:00'))).toBe('invalid_date')
  expect(refusal(() => instantOf(cell('1405-08-29'), '00:00:00'))).toBe('invalid_date')
})

test('breaks come as two characters, as one, and with what WooCommerce leaves before them', () => {
  expect(unescapeBreaks('a\\nb\r\\nc\r\nd\re\u0000')).toBe('a\nb\nc\nd\ne')
})

test('an escaped comma does not end a value', () => {
  expect(listOf('سفید, نقره‌ای\\, مات, ')).toEqual(['سفید', 'نقره‌ای, مات'])
})
