import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf } from './slug.ts'

test.each([
  ['چاي‌ساز برقي CH-12', 'چای-ساز-برقی-ch-12'],
  ['  کاسهٔ (بزرگ)  ', 'کاسه-بزرگ'],
  ['Search', 'product'],
  ['Compare', 'product'],
  ['؟!', 'product'],
])('%j has the address %s', (title, slug) => {
  expect(slugOf(title, 'product')).toBe(slug)
})

test('every title gives an address that the contract takes', () => {
  const contract = /^[\p{L}\p{N}_-]+(?:[.-][\p{L}\p{N}_-]+)*$/u
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (title) => {
      const slug = slugOf(title, 'product')
      expect(slug).toMatch(contract)
      expect(slug.length).toBeLessThanOrEqual(120)
    }),
  )
})
