import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solveChallenge } from './solve-challenge.ts'

const challengeOf = (salt: string, number: number) =>
  createHash('sha256').update(`${salt}${number}`).digest('hex')

test.each([0, 7, 4321, 5000])('the number %i is found from its hash', (number) => {
  const salt = `a1b2c3?expires=1790000000&`
  expect(solveChallenge({ salt, challenge: challengeOf(salt, number), maxnumber: 5000 })).toBe(number)
})

test('a challenge whose number is out of reach has no solution', () => {
  expect(solveChallenge({ salt: 'x&', challenge: challengeOf('x&', 101), maxnumber: 100 })).toBeNull()
})
