// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { nameEntry } from './name-entry.ts'

test('each document has an entry of its own, which a reload keeps with what else it holds', () => {
  history.replaceState({ idx: 3 }, '', '/first')
  nameEntry()
  const { key } = history.state
  expect(history.state).toEqual({ idx: 3, key: expect.stringMatching(/^[\da-z]+$/) })
  nameEntry()
  expect(history.state.key).toBe(key)
  history.pushState(null, '', '/second')
  nameEntry()
  expect(history.state.key).not.toBe(key)
})
