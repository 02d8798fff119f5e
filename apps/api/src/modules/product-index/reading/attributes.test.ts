import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAttributeReader } from './attributes.ts'

const text = fc.string({
  unit: fc.constantFrom('گ', 'x', ' ', '"', '\\', '}', ',', '{', '\n', '💐'),
  maxLength: 8,
})
const products = fc.array(fc.array(fc.record({ name: text, value: text }), { maxLength: 4 }), {
  maxLength: 20,
})

/** As PostgreSQL writes `jsonb`. */
const written = (pairs: readonly { name: string; value: string }[]): string =>
  `[${pairs.map(({ name, value }) => `{"name": ${JSON.stringify(name)}, "value": ${JSON.stringify(value)}}`).join(', ')}]`

test('attributes are read as JSON has them, whatever signs they hold and however many were forgotten', () => {
  fc.assert(
    fc.property(products, fc.integer({ min: 1, max: 30 }), (all, most) => {
      const pairs: { name: string; value: string }[] = []
      const read = makeAttributeReader((name, value) => pairs.push({ name, value }) - 1, most)
      for (const attributes of all)
        expect(read(written(attributes)).map((number) => pairs[number])).toEqual(attributes)
    }),
    { numRuns: 500 },
  )
})

test('a pair that came before is not taken apart again', () => {
  let asked = 0
  const read = makeAttributeReader(() => asked++)
  const attributes = written([
    { name: 'رنگ', value: 'آبی' },
    { name: 'جنس', value: 'نخ' },
  ])
  expect([read(attributes), read(attributes), asked]).toEqual([[0, 1], [0, 1], 2])
})

test.each([
  ['a field that is no attribute’s', '[{"name": "رنگ", "unit": "x", "value": "آبی"}]'],
  ['a field after it', '[{"name": "رنگ", "value": "آبی", "values": ["آبی"]}]'],
  ['a number', '[{"name": "وزن", "value": 5}]'],
  ['no value', '[{"name": "وزن"}]'],
])('what is no list of names and values is refused: %s', (_, json) => {
  const read = makeAttributeReader(() => 0)
  expect(() => read(json)).toThrow(SyntaxError)
})
