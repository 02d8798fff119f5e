import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { makeWords } from './words.ts'

/** Few letters, so that words meet, begin and end one another. */
const word = fc.string({ unit: fc.constantFrom('گ', 'ل', 'ا', '1', '0'), minLength: 1, maxLength: 4 })
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

/** A slot of a large shop. */
const FAR = 1_000

const together = (words: string) => words.replaceAll(' ', '')
/** As `relevanceOrder` has it: a text begins with a phrase, holds it, or does not. */
const levelIn = (own: string, phrase: string): number =>
  together(own).startsWith(phrase) ? 3 : together(own).includes(phrase) ? 1 : 0

test('letters and phrases are found where products went, and in those that came afterwards', () => {
  const shop = fc.record({
    texts: fc.array(text, { minLength: 1, maxLength: 20 }),
    later: fc.array(text, { maxLength: 3 }),
    terms: fc.array(word, { minLength: 2, maxLength: 3 }),
    isLarge: fc.boolean(),
    seed: fc.array(fc.nat(), { minLength: 20, maxLength: 20 }),
  })
  fc.assert(
    fc.property(shop, ({ texts, later, terms, isLarge, seed }) => {
      const words = makeWords()
      for (const [slot, own] of texts.entries()) words.put(slot, own)
      const order = [...texts.keys()].sort((one, other) => (seed[one] ?? 0) - (seed[other] ?? 0))
      words.pack(Uint32Array.from(order))
      const all = [...order.map((before) => texts[before] ?? ''), ...later]
      for (const [index, own] of later.entries()) words.put(texts.length + index, own)
      // Of a letter wherever it stands, of a number where one begins.
      for (const [letter, place] of [
        ['گ', /گ/],
        ['1', /(^|[^0-9])0*1/],
        ['0', /(^|[^0-9])0/],
      ] as const)
        expect([...words.find([letter]).slots]).toEqual(
          [...all.keys()].filter((slot) => place.test(all[slot] ?? '')),
        )
      const phrase = terms.join('')
      // Many others, so that one product is a narrow search.
      if (isLarge) words.put(FAR, '')
      // A broad search rules out most products first, and a narrow one looks at each.
      const slots = Uint32Array.from(all.keys())
      for (const some of [slots, ...[...slots].map((slot) => Uint32Array.of(slot))])
        expect([...words.phraseLevels(terms, phrase, some)]).toEqual(
          Array.from(some, (slot) => levelIn(all[slot] ?? '', phrase)),
        )
    }),
    { numRuns: runs(300, 20_000) },
  )
})
