import type { ArgOf } from '@hojreh/api'
import { listSorts, searchSorts } from '@hojreh/contract'
import { toLatinDigits } from '@hojreh/persian'

export type ListQuery = Exclude<ArgOf<'listProducts'>, undefined | null> & object
export type SearchQuery = ArgOf<'searchProducts'>
type Filters = Omit<ListQuery, 'sort' | 'take'>

const wholeNumber = (text: string | null): number | undefined => {
  const digits = toLatinDigits(text ?? '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : undefined
}
const isSet = (text: string | null) => text === '1' || text === 'true'
const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text)
const withoutGaps = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, part]) => part !== undefined && !(Array.isArray(part) && part.length === 0),
    ),
  ) as Value

/** The filters of an address. What is not understood is left out: an old or mistyped link still shows a list. */
const filtersOf = (address: URLSearchParams): Filters => {
  const page = wholeNumber(address.get('pageId'))
  return withoutGaps({
    category: address.get('category') || undefined,
    brand: address.getAll('brand').filter(Boolean),
    minPrice: wholeNumber(address.get('minPrice')),
    maxPrice: wholeNumber(address.get('maxPrice')),
    inStock: isSet(address.get('inStock')) ? '1' : undefined,
    discounted: isSet(address.get('discounted')) ? '1' : undefined,
    attr: address.getAll('attr').filter((attribute) => attribute.includes(':')),
    pageId: page && page > 1 ? page : undefined,
  } as Filters)
}

/** The call's query for a list's address; loader and page both read it from here. */
export const listQueryOf = (address: URLSearchParams): ListQuery =>
  withoutGaps({ ...filtersOf(address), sort: oneOf(listSorts, address.get('sort')) } as ListQuery)

/** The same for the goods of a maker, which no brand narrows. */
export const makerQueryOf = (maker: string, address: URLSearchParams): ListQuery => {
  const { brand: _brand, ...query } = listQueryOf(address)
  return { ...query, maker }
}

/** The same for a search. */
export const searchQueryOf = (address: URLSearchParams): SearchQuery =>
  withoutGaps({
    ...filtersOf(address),
    q: (address.get('q') ?? '').trim().slice(0, 200),
    sort: oneOf(searchSorts, address.get('sort')),
  } as SearchQuery)

/** The address with some parameters set anew; a change of what is listed begins at the first page again. */
export const addressWith = (
  address: URLSearchParams,
  changes: Record<string, string | number | readonly string[] | undefined>,
): string => {
  const next = new URLSearchParams(address)
  next.delete('pageId')
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name)
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== '') next.append(name, String(item))
    }
  }
  return `?${next}`
}
