import { ImportFileError } from '../import-error.ts'
import {
  type AttributeColumns,
  attributeColumn,
  type Column,
  headerForm,
  type PlainField,
  plainColumns,
  publicColumns,
  unitOf,
  type WooField,
  wooColumns,
  wooUnused,
} from './columns.ts'
import { type ShopifyField, shopifyColumns } from './shopify-columns.ts'

interface KnownPlaces {
  titles: string[]
  /** Columns that become an attribute with this name. */
  attributes: Map<number, string>
  /** Known, but without use here. */
  unused: number[]
  /** Unknown, so only the merchant may see them. */
  private: number[]
}

/** The columns of a file by their meaning. Numbers are column indexes from 0. */
export interface WooHeader extends KnownPlaces {
  kind: 'woocommerce'
  fields: Map<WooField, number>
  /** Grams per unit of weight and centimetres per unit of length that the headers name. */
  factors: Map<WooField, number>
  numbered: AttributeColumns[]
}
export interface PlainHeader extends KnownPlaces {
  kind: 'plain'
  fields: Map<PlainField, number>
  /** `option: رنگ` → رنگ */
  options: Map<number, string>
}
export interface ShopifyHeader extends KnownPlaces {
  kind: 'shopify'
  fields: Map<ShopifyField, number>
}
export type Header = WooHeader | PlainHeader | ShopifyHeader

const put = <Field>(fields: Map<Field, number>, field: Field, place: number, title: string) => {
  if (fields.has(field)) throw new ImportFileError('duplicate_column', title)
  fields.set(field, place)
}

const wooEntries = Object.entries(wooColumns) as [WooField, Column][]
const plainEntries = Object.entries(plainColumns) as [PlainField, Column][]
const shopifyEntries = Object.entries(shopifyColumns) as [ShopifyField, Column][]

type IsPublic = (title: string) => boolean

const readWoo = (titles: string[], isPublic: IsPublic): WooHeader => {
  const header: WooHeader = {
    kind: 'woocommerce',
    titles,
    fields: new Map(),
    factors: new Map(),
    numbered: [],
    attributes: new Map(),
    unused: [],
    private: [],
  }
  const numbered = new Map<number, AttributeColumns>()
  for (const [place, title] of titles.entries()) {
    const ofAttribute = attributeColumn(title)
    const { form, factor } = unitOf(title)
    const plainForm = headerForm(title)
    const field = wooEntries.find(
      ([, { forms }]) => forms.includes(plainForm) || (factor !== null && forms.includes(form)),
    )
    if (ofAttribute && ofAttribute.kind !== 'unused')
      numbered.set(ofAttribute.number, { ...numbered.get(ofAttribute.number), [ofAttribute.kind]: place })
    else if (field) {
      put(header.fields, field[0], place, title)
      if (factor !== null) header.factors.set(field[0], factor)
    } else if (ofAttribute || wooUnused.includes(plainForm)) header.unused.push(place)
    else if (isPublic(title)) header.attributes.set(place, title)
    else if (plainForm !== '') header.private.push(place)
  }
  header.numbered = [...numbered].sort(([a], [b]) => a - b).map(([, columns]) => columns)
  return header
}

const PREFIX = /^(option|گزینه|attribute|ویژگی)\s*[:：]\s*(.+)$/i

/** The fields that the merchant assigned to columns, by the form of their headers, which may be any text. */
export type NamedColumns = ReadonlyMap<string, PlainField>

const readPlain = (titles: string[], isPublic: IsPublic, said: NamedColumns): PlainHeader => {
  const header: PlainHeader = {
    kind: 'plain',
    titles,
    fields: new Map(),
    options: new Map(),
    attributes: new Map(),
    unused: [],
    private: [],
  }
  for (const [place, title] of titles.entries()) {
    const named = PREFIX.exec(title)
    const form = headerForm(title)
    const field = said.get(form) ?? plainEntries.find(([, { forms }]) => forms.includes(form))?.[0]
    if (named?.[2]) {
      const isOption = /^(?:option|گزینه)/i.test(title)
      ;(isOption ? header.options : header.attributes).set(place, named[2])
    } else if (field) put(header.fields, field, place, title)
    else if (isPublic(title)) header.attributes.set(place, title)
    else if (title !== '') header.private.push(place)
  }
  return header
}

const readShopify = (titles: string[], isPublic: IsPublic): ShopifyHeader => {
  const header: ShopifyHeader = {
    kind: 'shopify',
    titles,
    fields: new Map(),
    attributes: new Map(),
    unused: [],
    private: [],
  }
  for (const [place, title] of titles.entries()) {
    const field = shopifyEntries.find(([, { forms }]) => forms.includes(headerForm(title)))
    if (field) put(header.fields, field[0], place, title)
    else if (isPublic(title)) header.attributes.set(place, title)
    else if (title !== '') header.private.push(place)
  }
  return header
}

/**
 * Reads the columns from the first row of a file, or refuses the file.
 * @param shown unknown columns that the merchant wants to show
 * @param said columns of a plain file that have names of their own
 */
export const readHeader = (
  cells: string[],
  shown: readonly string[] = [],
  said: NamedColumns = new Map(),
): Header => {
  const titles = cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const forms = new Set(titles.map(headerForm))
  const has = ({ forms: names }: Column) => names.some((name) => forms.has(name))
  const allowed = new Set([...publicColumns, ...shown.map(headerForm)])
  const isPublic = (title: string) => allowed.has(headerForm(title))
  if (said.size > 0) {
    const absent = [...said.keys()].find((form) => !forms.has(form))
    const header = readPlain(titles, isPublic, said)
    if (absent !== undefined || !header.fields.has('sku'))
      throw new ImportFileError('no_column', absent ?? plainColumns.sku.headers[0])
    return header
  }
  if (has(wooColumns.type) && (has(wooColumns.id) || has(wooColumns.regularPrice)))
    return readWoo(titles, isPublic)
  if (has(shopifyColumns.handle) && has(shopifyColumns.title) && has(shopifyColumns.price))
    return readShopify(titles, isPublic)
  const isOfNoShop = plainEntries.some(([field, column]) => field !== 'sku' && has(column))
  // With ids it is a part of a WooCommerce export; without the column of types its variations are not known.
  const lacksTypes = has(wooColumns.id) && !(has(plainColumns.title) && has(plainColumns.price))
  const names = titles.map((title) => PREFIX.exec(title)).some((named) => named !== null)
  if (has(plainColumns.sku) && (isOfNoShop || names) && !lacksTypes) return readPlain(titles, isPublic, said)
  throw new ImportFileError('no_header', titles.slice(0, 8).join('، ').slice(0, 200))
}
