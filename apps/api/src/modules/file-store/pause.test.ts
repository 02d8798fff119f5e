import { expect, test } from 'vitest'
import { makePause } from './pause.ts'

test('a pause is on for its time, and no longer', () => {
  let now = 1_000
  const pause = makePause(500, () => now)
  expect(pause.isOn()).toBe(false)
  pause.begin()
  now = 1_499
  expect(pause.isOn()).toBe(true)
  now = 1_500
  expect(pause.isOn()).toBe(false)
})
