import type { NamedValue } from '../../catalog/catalog.tables.ts'
import type { FileRow } from '../file-row.ts'
import type { Notice } from '../import.messages.ts'
import type { Cells } from './cells.ts'
import type { WooField } from './columns.ts'
import type { WooHeader } from './header.ts'
import type { StagedRow } from './staged-row.ts'
import { listOf, measureOf, responseOf, textOf } from './values.ts'

export const SIZE = 'ابعاد (سانتی‌متر)'
export const BARCODE = 'بارکد'
const MAX_VALUE = 500

/**
 * The numbered attributes that the old shop showed. Variations have no such mark: their values are what a shopper
 * chooses by. Undefined when the file has no such columns.
 */
export const visibleAttributes = (
  { cells }: FileRow,
  header: WooHeader,
  kind: StagedRow['kind'],
  notice: (code: Notice) => void,
): NamedValue[] | undefined => {
  if (header.numbered.length === 0) return undefined
  const pairs: NamedValue[] = []
  let hidden = 0
  for (const { name, values, visible } of header.numbered) {
    const title = textOf({ text: cells[name ?? -1] ?? '' })
    const value = listOf(cells[values ?? -1] ?? '').map((text) => textOf({ text }))
    if (title === '' || value.length === 0) continue
    const mark = visible === undefined ? '1' : (cells[visible] ?? '').trim()
    // As WooCommerce reads it: only a clear yes is one.
    if (responseOf(mark) === true || (kind === 'variation' && mark === ''))
      pairs.push({ name: title, value: value.join('، ') })
    else hidden += 1
  }
  if (hidden > 0) notice('hidden_attributes')
  return pairs
}

const SIZES = ['length', 'width', 'height'] as const

/** Size, bar code and the columns of the allow-list. */
export const furtherAttributes = (
  { read }: Cells<WooField>,
  row: FileRow,
  header: WooHeader,
): NamedValue[] => {
  const pairs: NamedValue[] = []
  const size = SIZES.map((field) => read(field, (cell) => measureOf(cell, header.factors.get(field))))
    .map((value) => Math.round((value ?? 0) * 10) / 10)
    .filter((value) => value > 0)
  if (size.length > 0) pairs.push({ name: SIZE, value: size.join(' × ') })
  const gtin = read('gtin', textOf)
  if (gtin) pairs.push({ name: BARCODE, value: gtin })
  for (const [place, name] of header.attributes) {
    const value = textOf({ text: row.cells[place] ?? '' })
    if (value !== '' && value.length <= MAX_VALUE) pairs.push({ name: textOf({ text: name }), value })
  }
  return pairs
}
