import { expect, test } from 'vitest'
import { wooCategoryPathsOf } from './woo-categories.ts'

test.each([
  ['دسته بندی نشده', []],
  ['دسته‌بندی نشده', []],
  ['Uncategorized', []],
  ['سفر, دسته بندی نشده', [['سفر']]],
  ['ابزار > روشنایی', [['ابزار', 'روشنایی']]],
])('«%s» are the categories %j', (text, paths) => {
  expect(wooCategoryPathsOf({ text, column: 'دسته‌ها' })).toEqual(paths)
})
