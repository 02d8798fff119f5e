import { joinedSearchForm } from '@hojreh/persian'
import { categoryPathsOf } from './row-parts.ts'
import type { Cell } from './values.ts'

/** WooCommerce puts what nobody put anywhere into a category of this name; to a shopper it is none. */
const noCategory = new Set(['دسته‌بندی نشده', 'بدون دسته‌بندی', 'Uncategorized'].map(joinedSearchForm))

/** The category paths of a WooCommerce row. */
export const wooCategoryPathsOf = (cell: Cell): string[][] =>
  categoryPathsOf(cell).filter(([top = '']) => !noCategory.has(joinedSearchForm(top)))
