import { type CsvCell, csvLine } from '@hojreh/contract/admin'
import { priceCell } from './woo-money.ts'
import type { WooCategory, WooProduct, WooVariation } from './woo-shapes.ts'

const MOST_ATTRIBUTES = 20

const base = [
  ...['ID', 'Type', 'SKU', 'GTIN, UPC, EAN, or ISBN', 'Name', 'Published', 'Visibility in catalog'],
  ...['Short description', 'Description', 'Date sale price starts', 'Date sale price ends', 'In stock?'],
  ...['Stock', 'Sold individually?', 'Length (cm)', 'Width (cm)', 'Height (cm)', 'Sale price'],
  ...['Regular price', 'Categories', 'Tags', 'Images', 'Parent', 'Brands'],
] as const
type Header = (typeof base)[number] | 'Weight'
type Row = Partial<Record<Header, CsvCell>> & {
  attributes: { name: string; value: string; isShown: boolean }[]
}

const list = (items: readonly string[]): string => items.map((item) => item.replaceAll(',', '\\,')).join(', ')

/** `خانه > آشپزخانه`, up to the top; a circle ends. */
const pathOf = (id: string, categories: ReadonlyMap<string, WooCategory>): string => {
  const names: string[] = []
  const seen = new Set<string>()
  for (let one = categories.get(id); one && !seen.has(one.id); one = categories.get(one.parent)) {
    seen.add(one.id)
    names.unshift(one.name)
  }
  return names.join(' > ')
}

type Sold = Pick<WooProduct, 'regular_price' | 'sale_price' | 'date_on_sale_from' | 'date_on_sale_to'> &
  Pick<WooProduct, 'manage_stock' | 'stock_quantity' | 'stock_status' | 'weight' | 'sku' | 'status'>

const sold = (of: Sold, unit: number): Partial<Record<Header, CsvCell>> => ({
  SKU: of.sku,
  Published: of.status === 'publish' ? 1 : 0,
  'Date sale price starts': of.date_on_sale_from.slice(0, 10),
  'Date sale price ends': of.date_on_sale_to.slice(0, 10),
  'In stock?': of.stock_status === 'onbackorder' ? 'backorder' : of.stock_status === 'instock' ? 1 : 0,
  Stock: of.manage_stock === 'parent' ? 'parent' : of.manage_stock ? (of.stock_quantity ?? 0) : '',
  Weight: of.weight,
  'Sale price': priceCell(of.sale_price, unit),
  'Regular price': priceCell(of.regular_price, unit),
})

const rowOf = (product: WooProduct, categories: ReadonlyMap<string, WooCategory>, unit: number): Row => ({
  ...sold(product, unit),
  ID: product.id,
  Type: product.virtual ? `${product.type}, virtual` : product.type,
  'GTIN, UPC, EAN, or ISBN': product.global_unique_id,
  Name: product.name,
  'Visibility in catalog': product.catalog_visibility,
  'Short description': product.short_description,
  Description: product.description,
  'Sold individually?': product.sold_individually ? 1 : 0,
  'Length (cm)': product.dimensions?.length ?? '',
  'Width (cm)': product.dimensions?.width ?? '',
  'Height (cm)': product.dimensions?.height ?? '',
  Categories: list(product.categories.map(({ id }) => pathOf(id, categories)).filter(Boolean)),
  Tags: list(product.tags.map(({ name }) => name)),
  Images: list(product.images.map(({ src }) => src)),
  Brands: list(product.brands.map(({ name }) => name)),
  attributes: product.attributes.map(({ name, options, visible }) => ({
    ...{ name, value: list(options), isShown: visible },
  })),
})

const rowOfVariation = (variation: WooVariation, parent: WooProduct, unit: number): Row => ({
  ...sold(variation, unit),
  ID: variation.id,
  Type: 'variation',
  Name: parent.name,
  Description: variation.description,
  Images: variation.image?.src ?? '',
  Parent: `id:${parent.id}`,
  attributes: variation.attributes.map(({ name, option }) => ({ name, value: option, isShown: true })),
})

export interface WooGoods {
  products: readonly WooProduct[]
  /** By the id of their product. */
  variations: ReadonlyMap<string, readonly WooVariation[]>
  categories: ReadonlyMap<string, WooCategory>
  /** Rial in one unit of the other shop's money. */
  unit: number
  /** As the other shop weighs: `kg`, `g`. */
  weightUnit: string
}

export interface WooGoodsFile {
  csv: string
  /** Whose row begins at a line of the file, from 1. */
  rowAt: ReadonlyMap<number, { id: string; name: string }>
}

const NEW_LINES = /\n/g

/** Goods as the file that WooCommerce itself exports, in rial: one importer reads both. */
export const productsFile = ({
  products,
  variations,
  categories,
  unit,
  weightUnit,
}: WooGoods): WooGoodsFile => {
  const rows = products.flatMap((product) => [
    rowOf(product, categories, unit),
    ...(variations.get(product.id) ?? []).map((variation) => rowOfVariation(variation, product, unit)),
  ])
  const most = Math.min(MOST_ATTRIBUTES, Math.max(0, ...rows.map(({ attributes }) => attributes.length)))
  const numbers = Array.from({ length: most }, (_, index) => index)
  const header = [
    ...[...base, `Weight (${weightUnit})`],
    ...numbers.flatMap((index) => [
      ...[`Attribute ${index + 1} name`, `Attribute ${index + 1} value(s)`, `Attribute ${index + 1} visible`],
    ]),
  ]
  const lines = rows.map((row) => [
    ...[...base.map((name) => row[name] ?? ''), row.Weight ?? ''],
    ...numbers.flatMap((index) => {
      const one = row.attributes[index]
      return one ? [one.name, one.value, one.isShown ? 1 : 0] : ['', '', '']
    }),
  ])
  const [head = '', ...texts] = [header, ...lines].map(csvLine)
  const rowAt = new Map<number, { id: string; name: string }>()
  let line = 1
  for (const [place, before] of [head, ...texts].slice(0, -1).entries()) {
    // A description has lines of its own.
    line += before.match(NEW_LINES)?.length ?? 0
    const row = rows[place]
    if (row) rowAt.set(line, { id: String(row.ID), name: String(row.Name) })
  }
  return { csv: head + texts.join(''), rowAt }
}
