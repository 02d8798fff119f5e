import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forgiven, wordDistance } from './word-distance.ts'

test.each([
  ['زعفران', 'زعفران', 0],
  ['زعفران', 'زعفرا', 1],
  ['زعفران', 'زعرفان', 1],
  ['زعفران', 'زعفرانی', 1],
  ['زعفران', 'ضعفران', 0.6],
  ['کتاب', 'دتاب', 1],
  ['قوری', 'فوری', 0.6],
  ['', 'گل', 2],
])('%s and %s are %d apart', (from, to, distance) => {
  expect(wordDistance(from, to)).toBeCloseTo(distance)
})

test('the distance is the same both ways, and nothing only between a word and itself', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ابپتذزقغیکگ'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (first, second) => {
      expect(wordDistance(first, second)).toBeCloseTo(wordDistance(second, first))
      expect(wordDistance(first, second) === 0).toBe(first === second)
    }),
  )
})

test('short words forgive less', () => {
  expect(['گل', 'قند', 'زعفران'].map(forgiven)).toEqual([0, 1, 2])
})
