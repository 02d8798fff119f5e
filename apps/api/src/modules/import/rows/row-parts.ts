import { joinedSearchForm } from '@hojreh/persian'
import { decodeEntities, excerpt, htmlText, lineOfHtml } from '../../../shared/html-text.ts'
import type { NamedValue } from '../../catalog/catalog.tables.ts'
import { cleanHtml, cleanShortText } from '../html/clean-html.ts'
import { nestingOf } from '../html/nesting.ts'
import type { Notice } from '../import.messages.ts'
import { BadCell, RowRefused } from '../issues.ts'
import { isLocalPicture, localNameOf } from '../pictures/local-name.ts'
import type { ProductFields } from './staged-row.ts'
import { type Cell, listOf, textOf } from './values.ts'

const MAX_TITLE = 300
export const MAX_SKU = 100
const MAX_DESCRIPTION = 200_000
const MAX_NESTING = 100
const MAX_PICTURES = 20
const SUMMARY = 160

/** Undefined when the cell holds nothing: what exists keeps its title. */
export const titleOf = (cell: Cell): string | undefined => {
  const title = textOf(cell)
  if (title.length > MAX_TITLE) throw new RowRefused('title_too_long', cell.column, title)
  return title === '' ? undefined : title
}

export const skuOf = (cell: Cell): string | undefined => {
  const sku = textOf(cell)
  if (sku.length > MAX_SKU) throw new BadCell('sku_too_long', sku)
  return sku === '' ? undefined : sku
}

export const nameOf = (cell: Cell): string | null => textOf(cell) || null

export const tagsOf = (cell: Cell, separator: ',' | '|'): string[] => [
  ...new Set(
    listOf(cell.text, separator)
      .map((text) => textOf({ text }))
      .filter(Boolean),
  ),
]

const checked = (cell: Cell): Cell => {
  if (cell.text.length > MAX_DESCRIPTION) throw new BadCell('description_too_long', cell.text)
  if (nestingOf(cell.text) > MAX_NESTING) throw new BadCell('description_too_deep', cell.text)
  return cell
}
export const shortHtmlOf = (cell: Cell): string => cleanShortText(checked(cell).text)
export const longHtmlOf = (cell: Cell): string => cleanHtml(checked(cell).text)

/**
 * The short text stands above the long one, as the old shop's product page had it – unless the long one begins with it,
 * as it does in what this shop exports. Each by itself changes only its own place.
 */
export const descriptionOf = (
  shortHtml: string | undefined,
  longHtml: string | undefined,
): Pick<ProductFields, 'descriptionHtml' | 'summary'> => {
  const short = lineOfHtml(shortHtml ?? '')
  if (longHtml === undefined)
    return { summary: shortHtml === undefined ? undefined : excerpt(short, SUMMARY) }
  if (shortHtml === undefined) return { descriptionHtml: longHtml }
  const long = htmlText(longHtml)
  const isRepeated = joinedSearchForm(long).startsWith(joinedSearchForm(short))
  return {
    descriptionHtml: isRepeated ? longHtml : shortHtml + longHtml,
    summary: excerpt(short || long, SUMMARY),
  }
}

/** `خانه > فرش, خانه` → paths; the deepest of the first branch is the product's own and stands first. */
export const categoryPathsOf = (cell: Cell, separator: ',' | '|' = ','): string[][] => {
  const paths = listOf(decodeEntities(cell.text), separator).map((path) =>
    path
      .split('>')
      .map((title) => textOf({ text: title }))
      .filter(Boolean),
  )
  const unique = new Map(paths.filter(({ length }) => length > 0).map((path) => [path.join(' > '), path]))
  const [first] = unique.values()
  const own = [...unique.values()]
    .filter((path) => first?.every((title, place) => path[place] === title))
    .reduce<string[]>((deepest, path) => (path.length > deepest.length ? path : deepest), [])
  return own.length === 0 ? [] : [own, ...[...unique.values()].filter((path) => path !== own)]
}

/** Several pictures in a cell: addresses may stand side by side, names of files may hold spaces. */
const partsOf = (text: string, separator: ',' | '|'): string[] =>
  text
    .split(separator === ',' ? /,\s*(?=https?:|$)/ : /[|\n]/)
    .flatMap((part) => {
      if (separator === ',') return /^\s*https?:/i.test(part) ? [part] : part.split(',')
      return /^\s*https?:/i.test(part) ? part.split(/\s+/) : [part]
    })
    .map((part) => part.trim())
    .filter(Boolean)

/** The address, the known content or the name of a file beside the CSV; null for anything else. */
const pictureOf = (text: string): string | null => {
  if (text.length > 2_000) return null
  if (isLocalPicture(text)) return text
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : localNameOf(text)
}

/** Pictures that can be downloaded or looked up; the others are left out and noticed. */
export const imageUrlsOf = (cell: Cell, notice: (code: Notice) => void, separator: ',' | '|'): string[] => {
  const urls: string[] = []
  for (const text of partsOf(cell.text, separator)) {
    const url = pictureOf(text)
    if (url === null) notice('bad_picture_address')
    else if (!urls.includes(url)) urls.push(url)
  }
  if (urls.length > MAX_PICTURES) notice('too_many_pictures')
  return urls.slice(0, MAX_PICTURES)
}

/** Names once each: the first one wins. */
export const oneOfEach = (pairs: NamedValue[]): NamedValue[] =>
  [...new Map(pairs.toReversed().map((pair) => [pair.name, pair])).values()].reverse()

/** The price now and the one before the discount, from the two prices that shops write. Rial. */
export const pricesOf = (
  regular: number | null,
  sale: number | null,
  notice: (code: Notice) => void,
): { price: number | null; listPrice: number | null } => {
  const usual = regular || null
  const reduced = sale || null
  if (usual === null && reduced === null) return { price: null, listPrice: null }
  if (reduced === null || usual === null) return { price: usual ?? reduced, listPrice: null }
  if (reduced < usual) return { price: reduced, listPrice: usual }
  if (reduced > usual) notice('sale_not_lower')
  return { price: usual, listPrice: null }
}
