import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeKinds } from './kinds.ts'

/** Small ones, those that take two letters, and those whose two letters are those of two small ones. */
const number = fc.oneof(
  fc.nat(3),
  fc.nat(3).map((small) => 0x8000 + small),
  fc.nat(3).map((small) => 0x20000 + small),
)

test('lists of numbers have the same kind when they are the same, and a kind knows its list', () => {
  fc.assert(
    fc.property(fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 60 }), (lists) => {
      const { kindOf, membersOf } = makeKinds()
      const kinds = lists.map(kindOf)
      const different = [...new Set(lists.map((list) => list.join()))]
      expect(kinds).toEqual(lists.map((list) => different.indexOf(list.join())))
      expect(kinds.map((kind) => [...membersOf(kind)])).toEqual(lists)
    }),
    { numRuns: 500 },
  )
})
