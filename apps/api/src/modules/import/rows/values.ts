import { normalizeText, toLatinDigits } from '@hojreh/persian'
import { decodeEntities } from '../../../shared/html-text.ts'
import type { Notice } from '../import.messages.ts'
import { BadCell } from '../issues.ts'

/** A cell with the header of its column, for the report. */
export interface Cell {
  text: string
  column: string
}

export type Currency = 'toman' | 'rial'

/**
 * WooCommerce writes a line break in a cell as the two characters `\n`, and leaves the `\r` before it. Other control
 * characters are dropped: PostgreSQL refuses some of them, and they are not typed on purpose.
 */
export const unescapeBreaks = (text: string): string =>
  text.replace(/\r?\\n|\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

/** One line of text in its stored form. Exporters write `&` as `&amp;` where a page would have shown it. */
export const textOf = (cell: Pick<Cell, 'text'> | undefined): string =>
  normalizeText(unescapeBreaks(decodeEntities(cell?.text ?? '')).replace(/\s*\n\s*/g, ' '))

const bad = (code: Notice, { text }: Cell) => new BadCell(code, text)

/** `۱٬۲۵۰٬۰۰۰`, `1,250,000`, `1250000.50`, `.5`, any digits; null when it is no number. */
export const parseNumber = (text: string): number | null => {
  const compact = toLatinDigits(text)
    .replace(/[\s\u200c\u200e\u200f\u00a0]/g, '')
    .replace(/[٫/]/, '.')
    .replace(/[٬،,](?=\d{3}(?:\D|$))/g, '')
  return /^-?(?:\d{1,15}(?:\.\d{0,6})?|\.\d{1,6})$/.test(compact) ? Number(compact) : null
}

const RIALS_IN_TOMAN = 10
/** 10^15 rial: nothing in a shop costs more; a typing error may. */
const MAX_RIAL = 1_000_000_000_000_000

/** A price in rial; null when the cell is empty. «تومان» or «ریال» in the cell wins over the file's currency. */
export const rialOf = (cell: Cell, currency: Currency): number | null => {
  const text = cell.text.trim()
  if (text === '') return null
  const unit = /تومان|تومن|toman|irt/i.test(text)
    ? 'toman'
    : /ریال|ريال|rial|irr/i.test(text)
      ? 'rial'
      : currency
  const value = parseNumber(text.replace(/تومان|تومن|ریال|ريال|tomans?|rials?|irt|irr/gi, ''))
  const rial = value === null ? null : Math.round(value * (unit === 'toman' ? RIALS_IN_TOMAN : 1))
  if (rial === null || rial < 0 || rial > MAX_RIAL) throw bad('invalid_price', cell)
  return rial
}

/** More than any shelf holds, and less than PostgreSQL's integer. */
const MAX_COUNT = 100_000_000

/** A whole number, 0 or more; null when the cell is empty. A negative number, of goods sold on order, counts as 0. */
export const countOf = (cell: Cell, code: Notice = 'invalid_number'): number | null => {
  if (cell.text.trim() === '') return null
  const value = parseNumber(cell.text)
  if (value === null || value > MAX_COUNT) throw bad(code, cell)
  return Math.max(0, Math.floor(value))
}

/** A number with a fraction, 0 or more, in units of `factor`; null when the cell is empty. */
export const measureOf = (cell: Cell, factor = 1): number | null => {
  if (cell.text.trim() === '') return null
  const value = parseNumber(cell.text)
  if (value === null || value < 0 || value * factor > MAX_COUNT) throw bad('invalid_number', cell)
  return value * factor
}

const YES = ['1', 'yes', 'true', 'y', 'بله', 'بلی', 'آری', 'دارد', 'موجود', 'instock', 'in stock']
const NO = [
  ...['0', '-1', 'no', 'false', 'n', 'خیر', 'نه', 'ندارد', 'ناموجود', 'outofstock', 'out of stock'],
  ...['draft', 'private', 'pending', 'پیش‌نویس', 'پیش نویس', 'خصوصی'],
]

/** Returns null for neither a yes nor a no. */
export const responseOf = (text: string): boolean | null => {
  const word = toLatinDigits(normalizeText(text)).toLowerCase()
  if (YES.includes(word)) return true
  return NO.includes(word) ? false : null
}

/** A yes or a no. */
export const flagOf = (cell: Cell): boolean => {
  const response = responseOf(cell.text)
  if (response === null) throw bad('invalid_flag', cell)
  return response
}

/** Iran has had no summer time since 2022, and shops write local time. */
const TEHRAN = '+03:30'

/** An instant, from `2026-05-01`, `2026-05-01 23:59:59` in Tehran, or ISO 8601 with its own offset; null when empty. */
export const instantOf = (cell: Cell, timeOfDay: string): Date | null => {
  const text = toLatinDigits(cell.text).trim()
  if (text === '') return null
  const local = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text)
  const instant = new Date(local ? `${local[1]}T${local[2] ?? timeOfDay}${TEHRAN}` : text)
  const year = instant.getUTCFullYear()
  // Refuses years of the Persian calendar, and years that PostgreSQL would not read.
  if (!(year >= 2000 && year < 10_000)) throw bad('invalid_date', cell)
  return instant
}

/** Splits a list at commas that are not escaped as `\,`. */
export const listOf = (text: string, separator: ',' | '|' = ','): string[] =>
  text
    .split(separator === ',' ? /(?<!\\),/ : /\|/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
