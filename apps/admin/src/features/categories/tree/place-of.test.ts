import { expect, it } from 'vitest'
import { categories } from '../../../../test/settings-samples.ts'
import { categoryRowsOf } from '../category-rows-of.ts'
import { placedAt, placeOf, withoutBelow } from './place-of.ts'

// زیرانداز › فرش، گلیم; ظرف
const rows = categoryRowsOf(categories)
const [floor, rugs, gelim, dishes] = ['category-floor', 'category-rugs', 'category-gelim', 'category-dishes']

it('what is below a category travels with it', () => {
  expect(withoutBelow(rows, floor).map(({ category }) => category.id)).toEqual([floor, dishes])
})

const cases: [string, string, string, number, string | null, string[]][] = [
  ['before another one of its parent', gelim, rugs, 0, floor, [gelim, rugs]],
  ['onto the top, behind its parent', gelim, gelim, -1, null, [floor, gelim, dishes]],
  ['below the one before it', gelim, gelim, 1, rugs, [gelim]],
  ['below the last of another branch', dishes, dishes, 1, floor, [rugs, gelim, dishes]],
  ['never deeper than one below the row above', dishes, dishes, 9, gelim, [dishes]],
  ['at the very top it has no parent', dishes, floor, 3, null, [dishes, floor]],
  ['between two of a branch it is one of them', dishes, gelim, 0, floor, [rugs, dishes, gelim]],
]
it.each(cases)('%s', (_name, id, over, steps, parentId, siblings) => {
  expect(placeOf(withoutBelow(rows, id), id, over, steps)).toMatchObject({ parentId, siblings })
})

it('the tree is shown as it will be', () => {
  const place = placeOf(rows, dishes, gelim, 0)
  expect(
    categoryRowsOf(placedAt(categories, dishes, place)).map(
      ({ category, depth }) => `${depth} ${category.id}`,
    ),
  ).toEqual([`0 ${floor}`, `1 ${rugs}`, `1 ${dishes}`, `1 ${gelim}`])
})
