import type { NamedValue } from '../../catalog/catalog.tables.ts'
import type { FileRow } from '../file-row.ts'
import { RowRefused } from '../issues.ts'
import { type Cells, makeCells } from './cells.ts'
import { type PlainField, plainColumns } from './columns.ts'
import type { PlainHeader } from './header.ts'
import {
  categoryPathsOf,
  descriptionOf,
  imageUrlsOf,
  longHtmlOf,
  MAX_SKU,
  nameOf,
  oneOfEach,
  pricesOf,
  shortHtmlOf,
  tagsOf,
  titleOf,
} from './row-parts.ts'
import type { ProductFields, StagedRow } from './staged-row.ts'
import { type Currency, countOf, flagOf, instantOf, rialOf, textOf } from './values.ts'

/** The columns of a row that are named values, where something stands in them. */
export const pairsOf = (columns: ReadonlyMap<number, string>, { cells }: FileRow): NamedValue[] =>
  [...columns].flatMap(([place, column]) => {
    const value = textOf({ text: cells[place] ?? '' })
    return value === '' ? [] : [{ name: textOf({ text: column }), value }]
  })

const readPrices = (
  { read, notice }: Cells<PlainField>,
  currency: Currency,
  now: Date,
): Pick<ProductFields, 'price' | 'listPrice' | 'offerEndsAt'> => {
  const price = read('price', (cell) => rialOf(cell, currency))
  const listPrice = read('listPrice', (cell) => rialOf(cell, currency))
  const ends = read('offerEndsAt', (cell) => instantOf(cell, '23:59:59'))
  const offerEndsAt = ends === undefined ? undefined : (ends?.toISOString() ?? null)
  if (price === undefined || listPrice === undefined) return { price, listPrice, offerEndsAt }
  const isOver = ends != null && ends <= now && listPrice !== null
  const prices = pricesOf(listPrice ?? price, listPrice === null || isOver ? null : price, notice)
  return { ...prices, offerEndsAt: prices.listPrice === null ? null : offerEndsAt }
}

/** Reads one row of the plain file (columns: README.md here); throws {@link RowRefused}. */
export const readPlainRow = (
  row: FileRow,
  header: PlainHeader,
  { currency, now }: { currency: Currency; now: Date },
): StagedRow => {
  const cells = makeCells(row, header, plainColumns)
  const { read, notice } = cells
  const codeCell = cells.cellOf('sku')
  const sku = textOf(codeCell)
  if (sku === '') throw new RowRefused('no_identity', codeCell?.column)
  if (sku.length > MAX_SKU) throw new RowRefused('sku_too_long', codeCell?.column, sku)
  const options = header.options.size === 0 ? undefined : oneOfEach(pairsOf(header.options, row))
  const fullHtml = read('fullDescription', longHtmlOf)

  return {
    line: row.line,
    kind: 'product',
    sourceKey: `plain:${sku}`,
    parentRef: null,
    parentKeys: [],
    fields: {
      sku,
      title: read('title', titleOf),
      brand: read('brand', nameOf),
      ...readPrices(cells, currency, now),
      onHand: read('stock', (cell) => countOf(cell, 'invalid_stock')),
      maxPerOrder: read('maxPerOrder', (cell) => Math.max(1, countOf(cell) ?? 1)),
      weightGrams: read('weightGrams', (cell) => countOf(cell)),
      group: read('group', nameOf),
      options,
      attributes: oneOfEach([...(options ?? []), ...pairsOf(header.attributes, row)]),
      ...descriptionOf(
        read('summary', shortHtmlOf),
        fullHtml === undefined ? read('description', longHtmlOf) : undefined,
      ),
      ...(fullHtml !== undefined && { descriptionHtml: fullHtml }),
      categoryPaths: read('category', (cell) => categoryPathsOf(cell, '|')),
      tags: read('tags', (cell) => tagsOf(cell, '|')),
      imageUrls: read('images', (cell) => imageUrlsOf(cell, notice, '|')),
      isPublished: read('published', flagOf),
    },
    isPriceRegular: false,
    takesStockOfParent: false,
    whenNew: { isPublished: !cells.isBad('published'), onHand: cells.isBad('stock') ? 0 : null },
    notices: cells.notices,
  }
}
