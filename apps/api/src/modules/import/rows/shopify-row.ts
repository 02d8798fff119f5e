import type { NamedValue } from '../../catalog/catalog.tables.ts'
import type { FileRow } from '../file-row.ts'
import { type Cells, makeCells } from './cells.ts'
import type { ShopifyHeader } from './header.ts'
import { imageUrlsOf, oneOfEach, skuOf, titleOf } from './row-parts.ts'
import { type ShopifyField, shopifyColumns } from './shopify-columns.ts'
import type { ShopifyProduct } from './shopify-product.ts'
import type { ProductFields, StagedRow } from './staged-row.ts'
import { type Cell, type Currency, countOf, measureOf, rialOf, textOf } from './values.ts'
import { BARCODE } from './woo-attributes.ts'

type ShopifyCells = Cells<ShopifyField>

const optionFields = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const
/** What Shopify writes for a product without options. */
const NO_CHOICE = 'Default Title'
const ON_ORDER = ['continue', 'true']

/** Strips the apostrophe that keeps a spreadsheet from reading a code as a number. */
const bare = (cell: Cell): Cell => ({ ...cell, text: cell.text.trim().replace(/^'/, '') })

/** Returns the options of a variant; Shopify names them in the first row of its product only. */
export const optionsOf = (head: ShopifyCells, own: ShopifyCells): NamedValue[] =>
  oneOfEach(
    optionFields.flatMap(([name, value]) => {
      const pair = { name: textOf(head.cellOf(name)), value: textOf(own.cellOf(value)) }
      return pair.name === '' || pair.value === '' || pair.value === NO_CHOICE ? [] : [pair]
    }),
  )

const readPrices = (
  { read }: ShopifyCells,
  currency: Currency,
): Pick<ProductFields, 'price' | 'listPrice'> & { isPriceRegular: boolean } => {
  const paid = read('price', (cell) => rialOf(cell, currency))
  const before = read('compareAt', (cell) => rialOf(cell, currency))
  const price = paid === undefined ? undefined : paid || null
  if (before === undefined) return { price, isPriceRegular: true }
  return { price, listPrice: before && price && before > price ? before : null, isPriceRegular: false }
}

/** Returns the stock of a variant; null: in stock, but not counted. */
const readStock = ({ cellOf, read, has, notice }: ShopifyCells): number | null | undefined => {
  if (has('tracker') && textOf(cellOf('tracker')) === '') return null
  const count = read('stock', (cell) => countOf(cell, 'invalid_stock'))
  if (count !== 0 || !ON_ORDER.includes(textOf(cellOf('policy')).toLowerCase())) return count
  notice('on_backorder')
  return null
}

const readPictures = (product: ShopifyProduct, { cellOf, has, notice }: ShopifyCells) => {
  if (!has('image') && !has('variantImage')) return undefined
  const own = textOf(cellOf('variantImage'))
  const addresses = [...(own === '' ? [] : [own]), ...product.pictures]
  return imageUrlsOf({ text: addresses.join('|'), column: cellOf('image')?.column ?? '' }, notice, '|')
}

/** Returns a variant with all that it takes from its product; a product without options is its own only variant. */
export const readShopifyVariant = (
  row: FileRow,
  product: ShopifyProduct,
  header: ShopifyHeader,
  { currency, source }: { currency: Currency; source: string },
): StagedRow => {
  const isHead = row === product.head.row
  const cells = isHead ? product.head.cells : makeCells(row, header, shopifyColumns)
  const { read } = cells
  const options = optionsOf(product.head.cells, cells)
  const values = options.map(({ value }) => value)
  const { isPriceRegular, ...prices } = readPrices(cells, currency)
  const barcode = read('barcode', (cell) => textOf(bare(cell)))
  const isAlone = options.length === 0
  const title = isAlone || !product.title ? product.title : [product.title, values.join('، ')].join('، ')
  return {
    line: row.line,
    kind: 'product',
    sourceKey: `${source}:${[product.handle, ...values].join('/')}`,
    parentRef: null,
    parentKeys: [],
    groupKey: isAlone ? null : `${source}:${product.handle}`,
    fields: {
      ...product.fields,
      sku: read('sku', (cell) => skuOf(bare(cell))),
      title: title && titleOf({ text: title, column: cells.cellOf('title')?.column ?? '' }),
      ...prices,
      onHand: readStock(cells),
      weightGrams: read('grams', (cell) => {
        const grams = measureOf(cell)
        return grams === null ? null : Math.round(grams)
      }),
      group: isAlone ? undefined : product.title,
      options: isAlone ? undefined : options,
      attributes: oneOfEach([
        ...options,
        ...product.attributes,
        ...(barcode ? [{ name: BARCODE, value: barcode }] : []),
      ]),
      imageUrls: readPictures(product, cells),
    },
    isPriceRegular,
    takesStockOfParent: false,
    whenNew: { isPublished: product.isClear, onHand: cells.isBad('stock') ? 0 : null },
    notices: cells.notices,
  }
}
