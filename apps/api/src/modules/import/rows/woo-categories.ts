import { joinedSearchForm } from '@hojreh/persian'
import { categoryPathsOf } from './row-parts.ts'
import type { Cell } from './values.ts'

/** The names of the category that WooCommerce gives to products without one; to a shopper it is no category. */
const noCategory = new Set(['دسته‌بندی نشده', 'بدون دسته‌بندی', 'Uncategorized'].map(joinedSearchForm))

/** The category paths of a WooCommerce row. */
export const wooCategoryPathsOf = (cell: Cell): string[][] =>
  categoryPathsOf(cell).filter(([top = '']) => !noCategory.has(joinedSearchForm(top)))
