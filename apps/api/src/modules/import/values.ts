import { normalizeText, toLatinDigits } from '@hojreh/persian'
import type { Refusal } from './import.messages.ts'
import { RowRefused } from './issues.ts'

/** A cell with the header of its column, for the report. */
export interface Cell {
  text: string
  column: string
}

export type Currency = 'toman' | 'rial'

/**
 * WooCommerce writes a line break in a cell as the two characters `\n`, and leaves the `\r` before it.
 * Other control characters are dropped: PostgreSQL refuses some of them, and nobody typed them on purpose.
 */
export const unescapeBreaks = (text: string): string =>
  text.replace(/\r?\\n|\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

/** One line of text in its stored form. */
export const textOf = (cell: Cell | undefined): string =>
  normalizeText(unescapeBreaks(cell?.text ?? '').replace(/\s*\n\s*/g, ' '))

const refuse = (code: Refusal, { text, column }: Cell) => new RowRefused(code, column, text)

/** `۱٬۲۵۰٬۰۰۰`, `1,250,000`, `1250000.50`, any digits; null when it is no number. */
export const parseNumber = (text: string): number | null => {
  const compact = toLatinDigits(text)
    .replace(/[\s\u200c\u200e\u200f\u00a0]/g, '')
    .replace(/[٫/]/, '.')
    .replace(/[٬،,](?=\d{3}(?:\D|$))/g, '')
  return /^-?\d{1,15}(?:\.\d{1,6})?$/.test(compact) ? Number(compact) : null
}

const RIALS_IN_TOMAN = 10
/** A thousand billion rial: nothing in a shop costs more, a slip of the keyboard does. */
const MAX_RIAL = 1_000_000_000_000_000

/** A price in rial; null when the cell is empty. «تومان» or «ریال» in the cell wins over the file's currency. */
export const rialOf = (cell: Cell | undefined, currency: Currency): number | null => {
  const text = cell?.text.trim() ?? ''
  if (!cell || text === '') return null
  const unit = /تومان|تومن|toman|irt/i.test(text)
    ? 'toman'
    : /ریال|ريال|rial|irr/i.test(text)
      ? 'rial'
      : currency
  const value = parseNumber(text.replace(/تومان|تومن|ریال|ريال|tomans?|rials?|irt|irr/gi, ''))
  const rial = value === null ? null : Math.round(value * (unit === 'toman' ? RIALS_IN_TOMAN : 1))
  if (rial === null || rial < 0 || rial > MAX_RIAL) throw refuse('invalid_price', cell)
  return rial
}

/** A whole number, 0 or more; null when the cell is empty. What was sold on order counts as nothing left. */
export const countOf = (cell: Cell | undefined, code: Refusal = 'invalid_number'): number | null => {
  if (!cell || cell.text.trim() === '') return null
  const value = parseNumber(cell.text)
  if (value === null || value > 100_000_000) throw refuse(code, cell)
  return Math.max(0, Math.floor(value))
}

/** A number with a fraction, 0 or more; null when the cell is empty. */
export const measureOf = (cell: Cell | undefined): number | null => {
  if (!cell || cell.text.trim() === '') return null
  const value = parseNumber(cell.text)
  if (value === null || value < 0) throw refuse('invalid_number', cell)
  return value
}

const YES = ['1', 'yes', 'true', 'y', 'بله', 'بلی', 'آری', 'دارد', 'موجود', 'instock', 'in stock']
const NO = ['0', '-1', 'no', 'false', 'n', 'خیر', 'نه', 'ندارد', 'ناموجود', 'outofstock', 'out of stock']

/** A yes or a no; `otherwise` when the cell is empty. */
export const flagOf = (cell: Cell | undefined, otherwise: boolean): boolean => {
  const text = toLatinDigits(normalizeText(cell?.text ?? '')).toLowerCase()
  if (!cell || text === '') return otherwise
  if (YES.includes(text)) return true
  if (NO.includes(text)) return false
  throw refuse('invalid_flag', cell)
}

/** Iran has had no summer time since 2022, and shops write local time. */
const TEHRAN = '+03:30'

/** An instant, from `2026-05-01`, `2026-05-01 23:59:59` in Tehran, or ISO 8601 with its own offset. */
export const instantOf = (cell: Cell | undefined, timeOfDay: string): Date | null => {
  const text = toLatinDigits(cell?.text ?? '').trim()
  if (!cell || text === '') return null
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text)
  const instant = new Date(local ? `${local[1]}T${local[2] ?? timeOfDay}${TEHRAN}` : text)
  if (Number.isNaN(instant.getTime()) || instant.getUTCFullYear() < 2000) throw refuse('invalid_date', cell)
  return instant
}

/** Splits a list at commas that are not escaped as `\,`. */
export const listOf = (text: string, separator: ',' | '|' = ','): string[] =>
  text
    .split(separator === ',' ? /(?<!\\),/ : /\|/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
