import type { GridRow } from '@hojreh/contract/admin'
import { formatNumber, formatTomanDigits, toLatinDigits } from '@hojreh/persian'
import { priceGridMessages as text } from './price-grid.messages.ts'

export const gridColumns = ['price', 'listPrice', 'stock'] as const
export type GridColumn = (typeof gridColumns)[number]

const MOST_RIAL = 10 ** 13
const MOST_PIECES = 1_000_000
/** Marks of direction that come along from other programs. */
const UNSEEN = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g
const BETWEEN = /[\s٬,،'_]/g
const RIAL = /ریال|rial|irr/i
const UNITS = /تومان|تومن|ریال|toman|rial|irt|irr/gi

const bareOf = (typed: string) => toLatinDigits(typed).replace(UNSEEN, '').trim()

/** `1.250.000` and `1250000.00` are what spreadsheets make of it. */
const withoutPoints = (bare: string) =>
  /^\d{1,3}(?:\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare.replace(/[.٫]0+$/, '')

/** Rial; null where nothing stands, undefined for what is no sum. */
const rialOfText = (typed: string): number | null | undefined => {
  const plain = bareOf(typed)
  const bare = withoutPoints(plain.replace(UNITS, '').replace(BETWEEN, ''))
  if (bare === '') return null
  if (!/^\d{1,14}$/.test(bare)) return undefined
  const rial = RIAL.test(plain) ? Number(bare) : Number(bare) * 10
  return rial % 10 === 0 && rial <= MOST_RIAL ? rial : undefined
}

/** A typed cell as part of an edit, as nothing new (`same`), or as the reason why it cannot be read. */
export type Reading =
  | { kind: 'price'; cell: { seen: number; value: number } }
  | { kind: 'listPrice'; cell: { seen: number | null; value: number | null } }
  | { kind: 'stock'; cell: { seen: number | null; delta: number } }
  | { kind: 'same' }
  | { kind: 'unreadable'; why: string }

const readStock = (typed: string, row: GridRow): Reading => {
  const bare = bareOf(typed).replace(BETWEEN, '').replaceAll('−', '-')
  if (bare === '') return { kind: 'same' }
  const [, front = '', digits = '', back = ''] = /^([+-]?)(\d{1,7})([+-]?)$/.exec(bare) ?? []
  const pieces = Number(digits)
  if (digits === '' || (front && back) || pieces > MOST_PIECES)
    return { kind: 'unreadable', why: text.unreadable.stock }
  const sign = front || back
  const seen = row.onHand ?? 0
  const delta = sign === '' ? pieces - seen : sign === '+' ? pieces : -pieces
  if (delta === 0) return { kind: 'same' }
  return { kind: 'stock', cell: { seen: sign === '' ? seen : null, delta } }
}

/** Reads what was typed or pasted into a cell, in any digits, with separators and units. */
export const readCell = (column: GridColumn, typed: string, row: GridRow): Reading => {
  if (column === 'stock') return readStock(typed, row)
  const value = rialOfText(typed)
  if (value === undefined) return { kind: 'unreadable', why: text.unreadable.money }
  if (column === 'listPrice') {
    if (value === row.listPrice) return { kind: 'same' }
    return value === 0
      ? { kind: 'unreadable', why: text.unreadable.money }
      : { kind: 'listPrice', cell: { seen: row.listPrice, value } }
  }
  if (value === null) return { kind: 'unreadable', why: text.unreadable.missing }
  return value === row.price ? { kind: 'same' } : { kind: 'price', cell: { seen: row.price, value } }
}

/** A cell as it stands in the shop. */
export const shownOf = (column: GridColumn, row: GridRow): string => {
  if (column === 'stock') return row.onHand === null ? '' : formatNumber(row.onHand)
  const rial = row[column]
  return rial === null ? '' : formatTomanDigits(rial)
}
