import { expect, test } from 'vitest'
import { AT_BEGIN, INSIDE, makeLetters } from './letters.ts'

test('a letter begins words of a product, stands inside them, or does neither', () => {
  const letters = makeLetters()
  letters.put(0, 'گل آب')
  letters.put(20, 'سنگ 4')
  const levelsOf = (letter: string) => [0, 20, 5].map(letters.levels(letter) ?? expect.fail())
  expect(levelsOf('گ')).toEqual([AT_BEGIN, INSIDE, 0])
  expect(levelsOf('4')).toEqual([0, AT_BEGIN, 0])
  expect(levelsOf('x')).toEqual([0, 0, 0])
  letters.put(0, 'آب')
  letters.put(20, '')
  expect(levelsOf('گ')).toEqual([0, 0, 0])
  expect(levelsOf('آ')).toEqual([AT_BEGIN, 0, 0])
})

test('letters follow their products to other places', () => {
  const letters = makeLetters()
  letters.put(0, 'گل')
  letters.put(1, 'آب')
  letters.arrange(Uint32Array.of(1, 2, 0))
  const levelsOf = (letter: string) => [0, 1, 2, 3].map(letters.levels(letter) ?? expect.fail())
  expect(levelsOf('گ')).toEqual([0, 0, AT_BEGIN, 0])
  expect(levelsOf('ب')).toEqual([INSIDE, 0, 0, 0])
})

test('of more letters than there are bits the last ones are not told apart', () => {
  const letters = makeLetters()
  const many = Array.from({ length: 70 }, (_, number) => String.fromCharCode(0x4e00 + number))
  letters.put(0, many.join(' '))
  expect(many.map((letter) => letters.levels(letter)?.(0) ?? null)).toEqual(
    many.map((_, number) => (number < 63 ? AT_BEGIN : null)),
  )
})
