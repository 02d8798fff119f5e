import { expect, test } from 'vitest'
import { makeMachineLoad } from './machine-load.ts'

test('a machine is as busy as its processors were since the last look, and a look too early says what the one before said', () => {
  const readings = [
    { idle: 1_000, all: 10_000 },
    { idle: 1_100, all: 10_400 },
    { idle: 1_101, all: 10_401 },
    { idle: 1_400, all: 10_700 },
  ]
  const load = makeMachineLoad(() => readings.shift() ?? expect.fail('looked once too often'))
  expect(load()).toBe(0.75)
  expect(load()).toBe(0.75)
  expect(load()).toBe(0)
})

test('a machine counts as full until its processors were counted', () => {
  const readings = [
    { idle: 1_000, all: 10_000 },
    { idle: 1_050, all: 10_050 },
    { idle: 1_300, all: 10_300 },
  ]
  const load = makeMachineLoad(() => readings.shift() ?? expect.fail('looked once too often'))
  expect(load()).toBe(1)
  expect(load()).toBe(0)
})
