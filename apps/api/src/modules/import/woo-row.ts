import type { NamedValue } from '../catalog/catalog.tables.ts'
import type { WooField } from './columns.ts'
import type { WooHeader } from './header.ts'
import type { Notice } from './import.messages.ts'
import { RowRefused } from './issues.ts'
import type { FileRow } from './read-file.ts'
import { descriptionOf, imageUrlsOf, oneOfEach, pricesOf, skuOf, titleOf } from './row-parts.ts'
import type { StagedRow } from './staged-row.ts'
import {
  type Cell,
  type Currency,
  countOf,
  flagOf,
  instantOf,
  listOf,
  measureOf,
  rialOf,
  textOf,
} from './values.ts'
import { wooCategoryPathsOf } from './woo-categories.ts'

export interface WooOptions {
  currency: Currency
  /** Names the shop the file comes from: its ids are known only together with it. */
  source: string
  now: Date
}

/** What Brands plugins write when nobody chose one. */
const PLACEHOLDER_BRAND = /^برند سفارشی محصول$/
const BRAND = 'برند'
const MAX_PER_ORDER = 10

type Read = (field: WooField) => Cell | undefined

const kindOf = (cell: Cell | undefined): StagedRow['kind'] => {
  const types = (cell?.text ?? '')
    .toLowerCase()
    .split(',')
    .map((type) => type.trim())
  if (types.includes('variation')) return 'variation'
  if (types.includes('variable')) return 'parent'
  if (types.includes('simple') || types.every((type) => type === '')) return 'product'
  throw new RowRefused('unsupported_type', cell?.column ?? null, cell?.text ?? null)
}

const attributesOf = ({ cells }: FileRow, header: WooHeader, notices: Notice[]): NamedValue[] => {
  const pairs: NamedValue[] = []
  for (const { name, values, visible } of header.attributes) {
    const title = textOf({ text: cells[name ?? -1] ?? '', column: '' })
    const value = listOf(cells[values ?? -1] ?? '').map((text) => textOf({ text, column: '' }))
    if (title === '' || value.length === 0) continue
    if ((cells[visible ?? -1] ?? '1').trim() === '0') notices.push('hidden_attributes')
    else pairs.push({ name: title, value: value.join('، ') })
  }
  return pairs
}

/** Size, code and columns that the shop does not know but that say something of the product. */
const furtherAttributes = (read: Read, row: FileRow, header: WooHeader): NamedValue[] => {
  const size = (['length', 'width', 'height'] as const).map((field) => {
    const value = measureOf(read(field))
    return value === null ? null : Math.round(value * (header.factors.get(field) ?? 1) * 10) / 10
  })
  const known = size.filter((value) => value !== null && value > 0)
  const pairs: NamedValue[] = []
  if (known.length > 0) pairs.push({ name: 'ابعاد (سانتی‌متر)', value: known.join(' × ') })
  const gtin = textOf(read('gtin'))
  if (gtin !== '') pairs.push({ name: 'بارکد', value: gtin })
  for (const place of header.unknown) {
    const name = header.titles[place] ?? ''
    const value = textOf({ text: row.cells[place] ?? '', column: name })
    if (value !== '' && value.length <= 500 && !/^meta:/i.test(name)) pairs.push({ name, value })
  }
  return pairs
}

const salePriceOf = (read: Read, { currency, now }: WooOptions) => {
  const starts = instantOf(read('saleStart'), '00:00:00')
  const ends = instantOf(read('saleEnd'), '23:59:59')
  const isOn = (starts === null || starts <= now) && (ends === null || ends > now)
  return { sale: isOn ? rialOf(read('salePrice'), currency) : null, ends: isOn ? ends : null }
}

const stockOf = (read: Read): number | null => {
  const counted = countOf(read('stock'), 'invalid_stock')
  const cell = read('inStock')
  // «backorder» is sold without being there; here only what is there is sold.
  const isThere = cell && /^(?:onbackorder|backorder)$/i.test(cell.text.trim()) ? false : flagOf(cell, true)
  return isThere ? counted : 0
}

/** Reads one row of a WooCommerce product export; throws {@link RowRefused}. */
export const readWooRow = (row: FileRow, header: WooHeader, options: WooOptions): StagedRow => {
  const read: Read = (field) => {
    const place = header.fields.get(field)
    return place === undefined
      ? undefined
      : { text: row.cells[place] ?? '', column: header.titles[place] ?? '' }
  }
  const kind = kindOf(read('type'))
  const title = titleOf(read('name'))
  const sku = skuOf(read('sku'))
  const id = textOf(read('id'))
  if (id === '' && sku === null)
    throw new RowRefused('no_identity', read('id')?.column ?? read('sku')?.column ?? null)

  const notices: Notice[] = []
  const { sale, ends } = salePriceOf(read, options)
  const prices = pricesOf(rialOf(read('regularPrice'), options.currency), sale, notices)
  const attributes = attributesOf(row, header, notices)
  const brandName = textOf(read('brand'))
  const brand =
    brandName !== '' && !PLACEHOLDER_BRAND.test(brandName)
      ? brandName
      : (attributes.find(({ name }) => name === BRAND)?.value ?? null)
  const isHidden = read('visibility')?.text.trim() === 'hidden'
  if (isHidden && kind !== 'variation') notices.push('hidden')
  const isPublished = flagOf(read('published'), true) && !isHidden
  if (kind !== 'parent' && prices.price === null) notices.push('no_price')
  const weight = measureOf(read('weight'))
  const onHand = stockOf(read)
  if (kind !== 'parent' && onHand === null) notices.push('stock_unknown')
  const sourceKey = `${options.source}:${id === '' ? `sku:${sku}` : id}`

  return {
    line: row.line,
    kind,
    sourceKey,
    parentRef: kind === 'variation' ? textOf(read('parent')) : null,
    parentKeys: kind === 'parent' ? [`id:${id}`, ...(sku === null ? [] : [sku])] : [],
    groupKey: kind === 'parent' ? sourceKey : null,
    groupTitle: kind === 'parent' ? title : null,
    sku: sku ?? (kind === 'parent' ? null : `WC-${id}`),
    title,
    brand,
    ...prices,
    offerEndsAt: prices.listPrice === null ? null : (ends?.toISOString() ?? null),
    onHand,
    maxPerOrder: flagOf(read('soldIndividually'), false) ? 1 : MAX_PER_ORDER,
    weightGrams: weight === null ? null : Math.round(weight * (header.factors.get('weight') ?? 1000)),
    options: kind === 'variation' ? oneOfEach(attributes) : [],
    attributes: oneOfEach([...attributes, ...furtherAttributes(read, row, header)]),
    ...descriptionOf(read('shortDescription'), read('description')),
    categoryPaths: wooCategoryPathsOf(read('categories')),
    tags: [...new Set(listOf(read('tags')?.text ?? '').map((text) => textOf({ text, column: '' })))],
    imageUrls: imageUrlsOf(read('images'), notices, /,\s*(?=https?:|$)/),
    isPublished,
    notices: [...new Set(notices)],
  }
}
