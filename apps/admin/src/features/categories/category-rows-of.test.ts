import { expect, it } from 'vitest'
import { categories } from '../../../test/settings-samples.ts'
import { categoryOptionsOf, categoryRowsOf } from './category-rows-of.ts'

it('each category stands before those below it, and knows its siblings', () => {
  const rows = categoryRowsOf(categories)
  expect(rows.map(({ category, depth }) => `${depth} ${category.title}`)).toEqual([
    ...['0 زیرانداز', '1 فرش', '1 گلیم', '0 ظرف'],
  ])
  expect(rows[2]?.siblings).toEqual(['category-rugs', 'category-gelim'])
})

it('a category cannot be put below itself or what is below it', () => {
  const values = categoryOptionsOf(categories, 'category-floor').map(({ value }) => value)
  expect(values).toEqual(['category-dishes'])
})
