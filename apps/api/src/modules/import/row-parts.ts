import { excerpt, htmlText } from '../../shared/html-text.ts'
import type { NamedValue } from '../catalog/catalog.tables.ts'
import { cleanHtml, cleanShortText } from './clean-html.ts'
import type { Notice } from './import.messages.ts'
import { RowRefused } from './issues.ts'
import { type Cell, listOf, textOf } from './values.ts'

const MAX_TITLE = 300
const MAX_SKU = 100
const MAX_DESCRIPTION = 200_000
const MAX_PICTURES = 20
const SUMMARY = 160

export const titleOf = (cell: Cell | undefined): string => {
  const title = textOf(cell)
  if (title === '') throw new RowRefused('no_title', cell?.column ?? null)
  if (title.length > MAX_TITLE) throw new RowRefused('title_too_long', cell?.column ?? null, title)
  return title
}

export const skuOf = (cell: Cell | undefined): string | null => {
  const sku = textOf(cell)
  if (sku.length > MAX_SKU) throw new RowRefused('sku_too_long', cell?.column ?? null, sku)
  return sku === '' ? null : sku
}

/** The short text stands above the long one, as the old shop's product page had it. */
export const descriptionOf = (
  short: Cell | undefined,
  long: Cell | undefined,
): { descriptionHtml: string; summary: string } => {
  for (const cell of [short, long])
    if (cell && cell.text.length > MAX_DESCRIPTION) throw new RowRefused('description_too_long', cell.column)
  const shortHtml = cleanShortText(short?.text ?? '')
  const longHtml = cleanHtml(long?.text ?? '')
  const items = [...shortHtml.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => htmlText(item ?? ''))
  const text = items.length > 0 ? items.join('، ') : htmlText(shortHtml || longHtml)
  return { descriptionHtml: shortHtml + longHtml, summary: excerpt(text, SUMMARY) }
}

/** `خانه > فرش, خانه` → paths; the deepest of the first branch is the product's own and stands first. */
export const categoryPathsOf = (cell: Cell | undefined, separator: ',' | '|' = ','): string[][] => {
  const paths = listOf(cell?.text ?? '', separator).map((path) =>
    path
      .split('>')
      .map((title) => textOf({ text: title, column: '' }))
      .filter(Boolean),
  )
  const unique = new Map(paths.filter(({ length }) => length > 0).map((path) => [path.join(' > '), path]))
  const [first] = unique.values()
  const own = [...unique.values()]
    .filter((path) => first?.every((title, place) => path[place] === title))
    .reduce<string[]>((deepest, path) => (path.length > deepest.length ? path : deepest), [])
  return own.length === 0 ? [] : [own, ...[...unique.values()].filter((path) => path !== own)]
}

/** Addresses that can be downloaded; the others are left out and noticed. */
export const imageUrlsOf = (cell: Cell | undefined, notices: Notice[], separator: RegExp): string[] => {
  const urls: string[] = []
  for (const text of (cell?.text ?? '').split(separator).map((part) => part.trim())) {
    if (text === '') continue
    const url = URL.parse(text)
    if (url === null || !/^https?:$/.test(url.protocol) || text.length > 2_000)
      notices.push('bad_picture_address')
    else if (!urls.includes(url.href)) urls.push(url.href)
  }
  if (urls.length > MAX_PICTURES) notices.push('too_many_pictures')
  return urls.slice(0, MAX_PICTURES)
}

/** Names once each: the first one wins. */
export const oneOfEach = (pairs: NamedValue[]): NamedValue[] =>
  [...new Map(pairs.toReversed().map((pair) => [pair.name, pair])).values()].reverse()

/** The price now and the one before the discount, from the two prices that shops write. Rial. */
export const pricesOf = (
  regular: number | null,
  sale: number | null,
  notices: Notice[],
): { price: number | null; listPrice: number | null } => {
  const usual = regular || null
  const reduced = sale || null
  if (usual === null && reduced === null) return { price: null, listPrice: null }
  if (reduced === null || usual === null) return { price: usual ?? reduced, listPrice: null }
  if (reduced < usual) return { price: reduced, listPrice: usual }
  if (reduced > usual) notices.push('sale_not_lower')
  return { price: usual, listPrice: null }
}
