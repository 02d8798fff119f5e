import type { FileRow } from '../file-row.ts'
import { RowRefused } from '../issues.ts'
import { type Cells, makeCells } from './cells.ts'
import { type WooField, wooColumns } from './columns.ts'
import type { WooHeader } from './header.ts'
import {
  descriptionOf,
  imageUrlsOf,
  longHtmlOf,
  nameOf,
  oneOfEach,
  pricesOf,
  shortHtmlOf,
  skuOf,
  tagsOf,
  titleOf,
} from './row-parts.ts'
import type { ProductFields, StagedRow } from './staged-row.ts'
import { type Cell, type Currency, countOf, flagOf, instantOf, measureOf, rialOf, textOf } from './values.ts'
import { furtherAttributes, visibleAttributes } from './woo-attributes.ts'
import { wooCategoryPathsOf } from './woo-categories.ts'

export interface WooOptions {
  currency: Currency
  /** Names the shop the file comes from: its ids are known only together with it. */
  source: string
  now: Date
}

/** The placeholder of Brands plugins when no brand is chosen. */
const PLACEHOLDER_BRAND = /^برند سفارشی محصول$/
const BRAND = 'برند'
const MAX_PER_ORDER = 10
const GRAMS_IN_KILOGRAM = 1000
const ON_BACKORDER = /^(?:on)?backorder$/i

type WooCells = Cells<WooField>

const kindOf = (cell: Cell | undefined): StagedRow['kind'] => {
  const types = (cell?.text ?? '')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
  if (types.includes('variation')) return 'variation'
  if (types.includes('variable')) return 'parent'
  if (
    types.includes('simple') ||
    types.every((type) => type === '' || /^(?:virtual|downloadable)$/.test(type))
  )
    return 'product'
  throw new RowRefused('unsupported_type', cell?.column ?? null, cell?.text ?? null)
}

type Prices = Pick<ProductFields, 'price' | 'listPrice' | 'offerEndsAt'> & { isPriceRegular: boolean }

const readPrices = ({ read, notice }: WooCells, { currency, now }: WooOptions): Prices => {
  const regular = read('regularPrice', (cell) => rialOf(cell, currency))
  const sale = read('salePrice', (cell) => rialOf(cell, currency))
  const starts = read('saleStart', (cell) => instantOf(cell, '00:00:00'))
  const ends = read('saleEnd', (cell) => instantOf(cell, '23:59:59'))
  const offerEndsAt = ends === undefined ? undefined : (ends?.toISOString() ?? null)
  if (regular === undefined) return { isPriceRegular: false }
  if (sale === undefined) return { price: regular, isPriceRegular: true }
  const isOn = (starts == null || starts <= now) && (ends == null || ends > now)
  const prices = pricesOf(regular, isOn ? sale : null, notice)
  return {
    ...prices,
    offerEndsAt: prices.listPrice === null ? null : offerEndsAt,
    isPriceRegular: false,
  }
}

/** A sale whose dates cannot be read is no sale: it would begin too early, or never end. */
const withoutDoubtfulSale = (cells: WooCells, prices: Prices): Prices =>
  prices.listPrice != null && (cells.isBad('saleStart') || cells.isBad('saleEnd'))
    ? { price: prices.listPrice, listPrice: null, offerEndsAt: null, isPriceRegular: false }
    : prices

const readStock = ({ cellOf, read, notice }: WooCells): number | null | undefined => {
  const stockText = cellOf('stock')?.text.trim() ?? ''
  const isOnOrder = ON_BACKORDER.test(cellOf('inStock')?.text.trim() ?? '') || ON_BACKORDER.test(stockText)
  const counted = /^(?:parent|(?:on)?backorder)$/i.test(stockText)
    ? undefined
    : read('stock', (cell) => countOf(cell, 'invalid_stock'))
  if (isOnOrder) {
    if (counted) return counted
    notice('on_backorder')
    return null
  }
  const isThere = read('inStock', flagOf)
  if (isThere === false) return 0
  if (counted !== undefined) return counted
  // «موجود» without a number; a number that cannot be read is no reason to change what is there.
  return isThere && stockText === '' ? null : undefined
}

const readPublished = ({ cellOf, read, notice }: WooCells, kind: StagedRow['kind']): boolean | undefined => {
  const isPublished = read('published', flagOf)
  if (cellOf('visibility')?.text.trim() !== 'hidden') return isPublished
  if (kind !== 'variation') notice('hidden')
  return false
}

/** Reads one row of a WooCommerce product export; throws {@link RowRefused}. */
export const readWooRow = (row: FileRow, header: WooHeader, options: WooOptions): StagedRow => {
  const cells = makeCells(row, header, wooColumns)
  const { read, notice } = cells
  const type = kindOf(cells.cellOf('type'))
  // Without its parent a variation is known by its id only: what it has from its family stays.
  const isAlone = type === 'variation' && !cells.has('parent')
  const kind = isAlone ? 'product' : type
  const sku = read('sku', skuOf)
  const id = textOf(cells.cellOf('id'))
  if (id === '' && sku === undefined)
    throw new RowRefused('no_identity', (cells.cellOf('id') ?? cells.cellOf('sku'))?.column)

  const visible = isAlone ? undefined : visibleAttributes(row, header, type, notice)
  const brandColumn = read('brand', nameOf)
  const ownBrand = brandColumn != null && !PLACEHOLDER_BRAND.test(brandColumn) ? brandColumn : undefined
  const brand = ownBrand ?? visible?.find(({ name }) => name === BRAND)?.value
  const { isPriceRegular, ...prices } = withoutDoubtfulSale(cells, readPrices(cells, options))
  const factor = header.factors.get('weight') ?? GRAMS_IN_KILOGRAM
  const isPublished = readPublished(cells, type)
  const onHand = readStock(cells)
  const stockText = cells.cellOf('stock')?.text.trim().toLowerCase()

  return {
    line: row.line,
    kind,
    sourceKey: `${options.source}:${id === '' ? `sku:${sku}` : id}`,
    parentRef: kind === 'variation' ? textOf(cells.cellOf('parent')) : null,
    parentKeys:
      kind === 'parent' ? [...(id === '' ? [] : [`id:${id}`]), ...(sku === undefined ? [] : [sku])] : [],
    fields: {
      sku,
      title: isAlone ? undefined : read('name', titleOf),
      brand: brand ?? (brandColumn === undefined ? undefined : null),
      ...prices,
      onHand,
      maxPerOrder: read('soldIndividually', (cell) => (flagOf(cell) ? 1 : MAX_PER_ORDER)),
      weightGrams: read('weight', (cell) => {
        const grams = measureOf(cell, factor)
        return grams === null ? null : Math.round(grams)
      }),
      options: kind === 'variation' && visible ? oneOfEach(visible) : undefined,
      attributes: oneOfEach([...(visible ?? []), ...furtherAttributes(cells, row, header)]),
      ...(isAlone
        ? {}
        : descriptionOf(read('shortDescription', shortHtmlOf), read('description', longHtmlOf))),
      categoryPaths: isAlone ? undefined : read('categories', wooCategoryPathsOf),
      tags: isAlone ? undefined : read('tags', (cell) => tagsOf(cell, ',')),
      imageUrls: isAlone ? undefined : read('images', (cell) => imageUrlsOf(cell, notice, ',')),
      isPublished,
    },
    isPriceRegular,
    takesStockOfParent: kind === 'variation' && stockText === 'parent' && onHand === undefined,
    whenNew: { isPublished: !cells.isBad('published'), onHand: cells.isBad('stock') ? 0 : null },
    notices: cells.notices,
  }
}
