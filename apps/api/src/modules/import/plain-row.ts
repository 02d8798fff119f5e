import type { NamedValue } from '../catalog/catalog.tables.ts'
import type { PlainField } from './columns.ts'
import type { PlainHeader } from './header.ts'
import type { Notice } from './import.messages.ts'
import { RowRefused } from './issues.ts'
import type { FileRow } from './read-file.ts'
import {
  categoryPathsOf,
  descriptionOf,
  imageUrlsOf,
  oneOfEach,
  pricesOf,
  skuOf,
  titleOf,
} from './row-parts.ts'
import type { StagedRow } from './staged-row.ts'
import { type Cell, type Currency, countOf, flagOf, instantOf, listOf, rialOf, textOf } from './values.ts'

const MAX_PER_ORDER = 10

const pairsOf = (columns: ReadonlyMap<number, string>, { cells }: FileRow): NamedValue[] =>
  [...columns].flatMap(([place, column]) => {
    const value = textOf({ text: cells[place] ?? '', column })
    return value === '' ? [] : [{ name: textOf({ text: column, column }), value }]
  })

/** Reads one row of the plain file (columns: README.md here); throws {@link RowRefused}. */
export const readPlainRow = (
  row: FileRow,
  header: PlainHeader,
  { currency, now }: { currency: Currency; now: Date },
): StagedRow => {
  const read = (field: PlainField): Cell | undefined => {
    const place = header.fields.get(field)
    return place === undefined
      ? undefined
      : { text: row.cells[place] ?? '', column: header.titles[place] ?? '' }
  }
  const sku = skuOf(read('sku'))
  if (sku === null) throw new RowRefused('no_identity', read('sku')?.column ?? null)
  const title = titleOf(read('title'))

  const notices: Notice[] = []
  const ends = instantOf(read('offerEndsAt'), '23:59:59')
  const price = rialOf(read('price'), currency)
  const listPrice = rialOf(read('listPrice'), currency)
  const isOver = ends !== null && ends <= now && listPrice !== null
  const prices = pricesOf(listPrice ?? price, listPrice === null || isOver ? null : price, notices)
  if (prices.price === null) notices.push('no_price')
  const onHand = countOf(read('stock'), 'invalid_stock')
  if (onHand === null) notices.push('stock_unknown')
  const group = textOf(read('group'))
  const options = oneOfEach(pairsOf(header.options, row))

  return {
    line: row.line,
    kind: 'product',
    sourceKey: `plain:${sku}`,
    parentRef: null,
    parentKeys: [],
    groupKey: group === '' ? null : `plain:${group}`,
    groupTitle: group === '' ? null : group,
    sku,
    title,
    brand: textOf(read('brand')) || null,
    ...prices,
    offerEndsAt: prices.listPrice === null ? null : (ends?.toISOString() ?? null),
    onHand,
    maxPerOrder: Math.max(1, countOf(read('maxPerOrder')) ?? MAX_PER_ORDER),
    weightGrams: countOf(read('weightGrams')),
    options,
    attributes: oneOfEach([...options, ...pairsOf(header.attributes, row)]),
    ...descriptionOf(read('summary'), read('description')),
    categoryPaths: categoryPathsOf(read('category'), '|'),
    tags: [...new Set(listOf(read('tags')?.text ?? '', '|').map((text) => textOf({ text, column: '' })))],
    imageUrls: imageUrlsOf(read('images'), notices, /[\s|]+/),
    isPublished: flagOf(read('published'), true),
    notices: [...new Set(notices)],
  }
}
