import { expect, test } from 'vitest'
import { makeNumberLists } from './number-lists.ts'

test('an empty list is empty, wherever it lies among the others', () => {
  const lists = makeNumberLists()
  for (let place = 0; place < 20; place++) {
    lists.set(place, [])
    lists.set(place + 20, [place, place + 1])
    expect([...lists.list(place)]).toEqual([])
  }
  lists.set(100, [])
  expect([...lists.list(100)]).toEqual([])
  expect([...lists.list(25)]).toEqual([5, 6])
})

test('lists that are arranged stand where they were told to, and go on from there', () => {
  const lists = makeNumberLists()
  lists.set(0, [1, 2])
  lists.set(1, [3])
  lists.set(2, [4])
  // The former list of 1 leaves its number behind.
  lists.set(1, [5, 6])
  lists.arrange(Uint32Array.of(3, 1, 0))
  expect([0, 1, 2, 3].map((place) => [...lists.list(place)])).toEqual([[], [5, 6], [1, 2], []])
  lists.set(0, [7])
  lists.set(4, [8, 9])
  expect([0, 1, 2, 4].map((place) => [...lists.list(place)])).toEqual([[7], [5, 6], [1, 2], [8, 9]])
})
