import { expect, it } from 'vitest'
import { type Board, beforeOf, isPassed, toldOf, waitOf } from './queue.rules.ts'

const own = { offerId: 'offer-0001', title: 'قالیچه', place: 123, isTurn: false }
const board = (admittedTo: number, state: Board['state'] = 'moving') => ({ state, admittedTo })

it.each([
  [0, 122],
  [122, 0],
  [123, 0],
  [500, 0],
])('with %d people let in, %d are before the place 123', (admittedTo, before) => {
  expect(beforeOf(own, board(admittedTo))).toBe(before)
})

it.each([
  ['moving', 122, false],
  ['moving', 123, true],
  ['all_held', 123, false],
  ['sold_out', 0, true],
  ['over', 0, true],
] as const)('when it is %s and %d were let in, going to pay: %s', (state, admittedTo, goes) => {
  expect(isPassed(own, board(admittedTo, state))).toBe(goes)
})

it('near the front somebody looks more often, and neighbours do not look at the same moment', () => {
  expect(waitOf(own, board(0))).toBe(5_300)
  expect(waitOf(own, board(100))).toBe(2_300)
  expect(waitOf({ ...own, place: 124 }, board(100))).toBe(2_400)
  expect(waitOf(own, undefined)).toBe(5_300)
})

it('the distance is read out when it has halved', () => {
  const read: number[] = []
  let told: number | undefined
  for (let before = 100; before >= 0; before -= 1) {
    told = toldOf(told, before)
    if (read.at(-1) !== told) read.push(told)
  }
  expect(read).toEqual([100, 50, 25, 12, 6, 3, 1, 0])
})
