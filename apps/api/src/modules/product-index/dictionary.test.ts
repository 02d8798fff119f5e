import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeDictionary } from './dictionary.ts'

const text = fc.string({ unit: fc.constantFrom('گ', 'ل', 'ا', '0', '1', 'x'), maxLength: 6 })

test('a dictionary knows its texts by their numbers, and those that hold a part', () => {
  fc.assert(
    fc.property(fc.array(text, { maxLength: 60 }), text, (texts, part) => {
      const dictionary = makeDictionary()
      const numbers = texts.map(dictionary.add)
      expect(numbers.map(dictionary.textOf)).toEqual(texts)
      expect(texts.map(dictionary.find)).toEqual(numbers)
      const different = [...new Set(texts)]
      expect(dictionary.size()).toBe(different.length)
      expect(dictionary.holding(part)).toEqual(
        [...different.keys()].filter((n) => different[n]?.includes(part)),
      )
      const place = /^[01]/.test(part) ? new RegExp(`(^|[^01])0*${part}`) : new RegExp(part)
      expect(dictionary.fitting(part)).toEqual(
        [...different.keys()].filter((n) => place.test(different[n] ?? '')),
      )
    }),
    { numRuns: 500 },
  )
})
