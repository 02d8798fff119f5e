import { expect, it } from 'vitest'
import { changedFields, differencesOf } from './differences.ts'

const seen = { city: 'ری', street: 'یک', plaque: '1', unit: '' }

it('only what was changed is sent', () => {
  expect(changedFields(seen, { ...seen, plaque: '2', unit: '3' })).toEqual({ plaque: '2', unit: '3' })
  expect(changedFields(seen, { ...seen })).toEqual({})
})

it('a field that both changed is contested; one that a colleague alone changed is told; one that both made the same is neither', () => {
  const mine = { ...seen, city: 'تهران', street: 'دو', unit: '5' }
  const theirs = { ...seen, city: 'شیراز', street: 'دو', plaque: '9' }
  expect(differencesOf(seen, mine, theirs)).toEqual([
    { field: 'city', mine: 'تهران', theirs: 'شیراز', isContested: true },
    { field: 'plaque', mine: '1', theirs: '9', isContested: false },
  ])
})
