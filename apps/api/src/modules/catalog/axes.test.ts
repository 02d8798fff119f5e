import { expect, test } from 'vitest'
import { axesOf, optionsKey } from './axes.ts'
import type { StoredAxis } from './catalog.tables.ts'

const product = (color: string, size?: string) => ({
  options: [{ name: 'رنگ', value: color }, ...(size ? [{ name: 'اندازه', value: size }] : [])],
})
const size: StoredAxis = {
  ...{ name: 'اندازه', look: 'select', guideHtml: '<p>جدول</p>' },
  values: ['کوچک', 'میانه', 'بزرگ'].map((value) => ({ value, color: null })),
}

test.each([
  ['what the shop ordered comes first', [size], ['اندازه: کوچک، بزرگ', 'رنگ: سرخ، آبی']],
  ['what an import brought has the order of the products', [], ['رنگ: سرخ، آبی', 'اندازه: بزرگ، کوچک']],
  [
    'a value that no product has stays out, and a new one comes last',
    [{ ...size, values: size.values.slice(1) }],
    ['اندازه: بزرگ، کوچک', 'رنگ: سرخ، آبی'],
  ],
])('of the options of a design %s', (_rule, stored, expected) => {
  const shown = axesOf(stored, [product('سرخ', 'بزرگ'), product('آبی', 'کوچک')])
  expect(shown.map(({ name, values }) => `${name}: ${values.map(({ value }) => value).join('، ')}`)).toEqual(
    expected,
  )
})

test('the same options in another order are the same product', () => {
  const { options } = product('سرخ', 'بزرگ')
  expect(optionsKey(options)).toBe(optionsKey(options.toReversed()))
  expect(optionsKey(options)).not.toBe(optionsKey(product('سرخ').options))
})
