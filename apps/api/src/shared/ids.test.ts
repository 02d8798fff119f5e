import { expect, test } from 'vitest'
import { newId } from './ids.ts'

test('no id reads as an option when an operator types it', () => {
  const ids = Array.from({ length: 5_000 }, newId)
  expect(ids.filter((id) => id.startsWith('-'))).toEqual([])
  expect(new Set(ids).size).toBe(5_000)
})
