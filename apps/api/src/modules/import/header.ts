import {
  type AttributeColumns,
  attributeColumn,
  headerForm,
  type PlainField,
  plainColumns,
  unitOf,
  type WooField,
  wooColumns,
  wooUnused,
} from './columns.ts'
import { ImportFileError } from './import-error.ts'

/** Where what stands in a file. Numbers are column places from 0. */
export interface WooHeader {
  kind: 'woocommerce'
  titles: string[]
  fields: Map<WooField, number>
  /** Grams per unit of weight and centimetres per unit of length that the headers name. */
  factors: Map<WooField, number>
  attributes: AttributeColumns[]
  unused: number[]
  unknown: number[]
}
export interface PlainHeader {
  kind: 'plain'
  titles: string[]
  fields: Map<PlainField, number>
  /** `option: رنگ` → رنگ */
  options: Map<number, string>
  attributes: Map<number, string>
  /** Those of `attributes` that nobody asked to be some. */
  unknown: number[]
}
export type Header = WooHeader | PlainHeader

const put = <Field>(fields: Map<Field, number>, field: Field, place: number, title: string) => {
  if (fields.has(field)) throw new ImportFileError('duplicate_column', title)
  fields.set(field, place)
}

const wooEntries = Object.entries(wooColumns) as [WooField, string[]][]
const plainEntries = Object.entries(plainColumns) as [PlainField, string[]][]

const readWoo = (titles: string[]): WooHeader => {
  const header: WooHeader = {
    kind: 'woocommerce',
    titles,
    fields: new Map(),
    factors: new Map(),
    attributes: [],
    unused: [],
    unknown: [],
  }
  const attributes = new Map<number, AttributeColumns>()
  for (const [place, title] of titles.entries()) {
    const numbered = attributeColumn(title)
    const { form, factor } = unitOf(title)
    const plainForm = headerForm(title)
    const field = wooEntries.find(
      ([, names]) => names.includes(plainForm) || (factor !== null && names.includes(form)),
    )
    if (numbered && numbered.kind !== 'unused')
      attributes.set(numbered.number, { ...attributes.get(numbered.number), [numbered.kind]: place })
    else if (field) {
      put(header.fields, field[0], place, title)
      if (factor !== null) header.factors.set(field[0], factor)
    } else if (numbered || wooUnused.includes(plainForm)) header.unused.push(place)
    else if (plainForm !== '') header.unknown.push(place)
  }
  header.attributes = [...attributes].sort(([a], [b]) => a - b).map(([, columns]) => columns)
  return header
}

const PREFIX = /^(option|گزینه|attribute|ویژگی)\s*[:：]\s*(.+)$/i

const readPlain = (titles: string[]): PlainHeader => {
  const header: PlainHeader = {
    kind: 'plain',
    titles,
    fields: new Map(),
    options: new Map(),
    attributes: new Map(),
    unknown: [],
  }
  for (const [place, title] of titles.entries()) {
    const named = PREFIX.exec(title)
    const field = plainEntries.find(([, names]) => names.includes(headerForm(title)))
    if (named?.[2]) {
      const isOption = /^(?:option|گزینه)/i.test(title)
      ;(isOption ? header.options : header.attributes).set(place, named[2])
    } else if (field) put(header.fields, field[0], place, title)
    else if (title !== '') {
      header.attributes.set(place, title)
      header.unknown.push(place)
    }
  }
  return header
}

const WOO_NEEDS: WooField[] = ['type', 'name']
const PLAIN_NEEDS: PlainField[] = ['sku', 'title', 'price']

/** Understands the first row of a file, or refuses the file. */
export const readHeader = (cells: string[]): Header => {
  const titles = cells.map((cell) =>
    cell
      .replace(/^\ufeff/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  const forms = new Set(titles.map(headerForm))
  const has = (names: readonly string[]) => names.some((name) => forms.has(name))
  if (
    WOO_NEEDS.every((field) => has(wooColumns[field])) &&
    (has(wooColumns.regularPrice) || has(wooColumns.id))
  )
    return readWoo(titles)
  if (PLAIN_NEEDS.every((field) => has(plainColumns[field]))) return readPlain(titles)
  throw new ImportFileError('no_header', titles.slice(0, 8).join('، ').slice(0, 200))
}
