import type { NamedValue } from '../../catalog/catalog.tables.ts'
import type { FileRow } from '../file-row.ts'
import { RowRefused } from '../issues.ts'
import { type Cells, makeCells } from './cells.ts'
import type { ShopifyHeader } from './header.ts'
import { pairsOf } from './plain-row.ts'
import { categoryPathsOf, descriptionOf, longHtmlOf, nameOf, tagsOf, titleOf } from './row-parts.ts'
import { type ShopifyField, shopifyColumns } from './shopify-columns.ts'
import type { ProductFields } from './staged-row.ts'
import { flagOf, textOf } from './values.ts'

/** What the first row of a product says for all of its variants. */
export interface ShopifyProduct {
  handle: string
  title: string | undefined
  fields: ProductFields
  attributes: NamedValue[]
  pictures: string[]
  head: { row: FileRow; cells: Cells<ShopifyField> }
  /** Whether it is known if the old shop showed it. */
  isClear: boolean
}

/** «Unlisted» is reached by its address alone, which this shop does not have. */
const HIDDEN = ['draft', 'archived', 'unlisted']

const readPublished = ({ cellOf, read }: Cells<ShopifyField>): boolean | undefined => {
  if (HIDDEN.includes(textOf(cellOf('status')).toLowerCase())) return false
  return read('published', flagOf)
}

/** The merchant's own kind of the product, else its place in Shopify's taxonomy. */
const readCategories = ({ cellOf, read }: Cells<ShopifyField>) =>
  read(textOf(cellOf('type')) === '' ? 'category' : 'type', (cell) => categoryPathsOf(cell, '|'))

/** The addresses of all rows of a product, in the order that they name. */
const picturesOf = (rows: readonly FileRow[], header: ShopifyHeader): string[] =>
  rows
    .map((row) => makeCells(row, header, shopifyColumns))
    .map(({ cellOf }) => ({
      address: textOf(cellOf('image')),
      position: Number(textOf(cellOf('imagePosition'))) || 0,
    }))
    .filter(({ address }) => address !== '')
    .sort((a, b) => a.position - b.position)
    .map(({ address }) => address)

/** Reads what the rows of one product have in common; throws {@link RowRefused}. */
export const readShopifyProduct = (rows: readonly FileRow[], header: ShopifyHeader): ShopifyProduct => {
  const [row] = rows
  if (!row) throw new Error('a product has a row')
  const cells = makeCells(row, header, shopifyColumns)
  const { cellOf, read } = cells
  const handle = textOf(cellOf('handle'))
  if (handle === '') throw new RowRefused('no_identity', cellOf('handle')?.column)
  if (textOf(cellOf('giftCard')).toLowerCase() === 'true')
    throw new RowRefused('unsupported_type', cellOf('giftCard')?.column, handle)
  const isPublished = readPublished(cells)
  const body = read('body', longHtmlOf)
  return {
    handle,
    title: read('title', titleOf),
    fields: {
      brand: read('vendor', nameOf),
      ...(body !== undefined && descriptionOf('', body)),
      categoryPaths: readCategories(cells),
      tags: read('tags', (cell) => tagsOf(cell, ',')),
      isPublished,
    },
    attributes: pairsOf(header.attributes, row),
    pictures: picturesOf(rows, header),
    head: { row, cells },
    isClear: !cells.isBad('published'),
  }
}
