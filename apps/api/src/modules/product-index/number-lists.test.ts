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
