import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SearchTerms, TopProduct } from '../catalog/catalogue.ts'
import type { FacetRow } from '../catalog/facets.repository.ts'
import type { ProductFilter } from '../catalog/product-filter.ts'
import { type ListSort, SIBLINGS_AT_MOST } from '../catalog/products.repository.ts'
import { makeCardCache } from './card-cache.ts'
import { AVAILABLE, makeColumns } from './columns.ts'
import { hashOf } from './dictionary.ts'
import { makeFacetCounter } from './lists/count-facets.ts'
import { type Matched, makeMatcher } from './lists/match-products.ts'
import { BUYABLE, isListed, SOLD_OUT } from './lists/matches.ts'
import { toCategoryFacets } from './lists/name-facets.ts'
import { pageOfRanks } from './lists/page-of-ranks.ts'
import { makeOrders } from './lists/sort-orders.ts'
import { makeWholeShop } from './lists/whole-shop.ts'
import type { Entry } from './reading/entries.repository.ts'
import { makeWords } from './words.ts'

interface Page {
  offset: number
  take: number
}
export interface Listing extends Page {
  filter: ProductFilter
  terms?: SearchTerms | undefined
  sort: ListSort | 'relevance'
}

/** A query has at most twelve words, each of which adds at most three. */
const QUALITIES = 40
/** Beside its words up to 7: for the code and the phrase. */
const SCORES = 8 * QUALITIES
/** Six bytes for each product that one found. */
const SEARCHES = 16

/** The products that a search finds, and the score of each (`relevanceOrder`). */
interface Search {
  slots: Uint32Array
  /** Of the slots, in their order. */
  scores: Uint16Array
}

/**
 * The published products as lists, filters and searches see them, in the memory of this process. It returns what the
 * queries of products.repository.ts, facets.repository.ts and search/found.ts return, without reading every row.
 */
export const makeProductIndex = () => {
  const columns = makeColumns()
  const orders = makeOrders(columns)
  const words = makeWords()
  const cards = makeCardCache()
  /** The last searches, until a product changes: other pages, orders and filters of them need not look again. */
  const searches = new LRUCache<string, Search>({ max: SEARCHES })
  const whole = makeWholeShop(columns)
  const match = makeMatcher(columns, orders)
  const countFacets = makeFacetCounter(columns, orders)
  /** By slot, for the search whose page is worked out. */
  let ranks = new Uint16Array()

  const find = (terms: SearchTerms): Search => {
    const name = JSON.stringify([terms.words, terms.joined])
    const known = searches.get(name)
    if (known) return known
    const found = words.find(terms.words)
    const code = hashOf(terms.joined)
    const phraseLevels = words.phraseLevels(terms.words, terms.joined, found.slots)
    const slots = found.slots.slice()
    const scores = new Uint16Array(slots.length)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0
      const isCode = columns.numbers.code[slot] === code ? 4 : 0
      scores[place] = (isCode + (phraseLevels[place] ?? 0)) * QUALITIES + (found.quality[slot] ?? 0)
    }
    const search = { slots, scores }
    searches.set(name, search)
    return search
  }

  /** A page of what a search found and a list has: what can be bought comes first, and equally good ones by their sales. */
  const mostRelevant = ({ slots, scores }: Search, { matches, listed }: Matched, page: Page): number[] => {
    if (ranks.length !== matches.length) ranks = new Uint16Array(matches.length)
    ranks.fill(0)
    const counts = new Uint32Array(2 * SCORES)
    for (let place = 0; place < slots.length; place++) {
      const slot = slots[place] ?? 0
      const matched = matches[slot] ?? 0
      if (isListed[matched] !== 1) continue
      const rank = (scores[place] ?? 0) + Number(matched === BUYABLE) * SCORES
      ranks[slot] = rank
      counts[rank] = (counts[rank] ?? 0) + 1
    }
    const groups = [...counts]
      .map((count, rank) => ({ rank, count }))
      .slice(1)
      .reverse()
    return pageOfRanks(orders, 'sales', { slots: listed, ranks, groups }, page)
  }

  // Likewise until a product changes.
  const tops = new Map<number, ReadonlyMap<string, readonly TopProduct[]>>()
  const idOf = columns.idAt

  /** Of all categories in one walk: the small ones would each need one of their own. */
  const topOfCategories = (take: number): ReadonlyMap<string, readonly TopProduct[]> => {
    const { categories, flags } = columns.numbers
    /** By category: the slots by their designs. */
    const best = new Map<number, Map<string, number>>()
    /** By kind: whether its categories have all that they may have. */
    const isFull = new Uint8Array(columns.categories.count())
    for (const slot of orders.of('bestselling')) {
      const kind = categories[slot] ?? 0
      if (((flags[slot] ?? 0) & AVAILABLE) === 0 || isFull[kind] === 1) continue
      const design = columns.designAt(slot)
      isFull[kind] = 1
      for (const category of columns.categories.membersOf(kind)) {
        const own = best.get(category) ?? new Map<string, number>()
        best.set(category, own)
        if (own.size < take && !own.has(design)) own.set(design, slot)
        if (own.size < take) isFull[kind] = 0
      }
    }
    return new Map(
      [...best].map(([category, own]) => [
        columns.categories.values.textOf(category),
        [...own].map(([design, slot]) => ({ id: idOf(slot), design })),
      ]),
    )
  }

  /** Everything but the orders. Returns the slots of the entries. */
  const note = (ids: readonly string[], entries: readonly Entry[]): number[] => {
    const published = new Set(entries.map(({ id }) => id))
    for (const id of ids) {
      const slot = published.has(id) ? undefined : columns.hide(id)
      if (slot !== undefined) words.put(slot, '')
    }
    const slots = entries.map((entry) => {
      const slot = columns.put(entry)
      words.put(slot, entry.spaced)
      return slot
    })
    cards.forget(ids)
    searches.clear()
    tops.clear()
    whole.forget()
    return slots
  }

  /** The counts of a list, and the ids of one page of it: what is sold out stands at the end of every order. */
  const list = ({ filter, terms, sort, ...page }: Listing): { facets: FacetRow; ids: string[] } => {
    const search = terms ? find(terms) : null
    const matched = match(filter, whole.now(), search?.slots ?? null)
    const facets = countFacets(filter, matched)
    const { total, availableTotal } = facets
    const groups = [
      { rank: BUYABLE, count: availableTotal },
      { rank: SOLD_OUT, count: total - availableTotal },
    ]
    const slots =
      sort !== 'relevance'
        ? pageOfRanks(orders, sort, { slots: matched.listed, ranks: matched.matches, groups }, page)
        : search
          ? mostRelevant(search, matched, page)
          : []
    return { facets, ids: slots.map(idOf) }
  }

  return {
    cards,
    size: columns.size,

    /** Fills it for the first time, in the order of the ids, with pauses in which others have their turn. */
    load: async (batches: AsyncIterable<readonly Entry[]>): Promise<void> => {
      for await (const entries of batches) note([], entries)
      const order = columns.arrange()
      await pause()
      words.pack(order)
      await pause()
      for (const _ of orders.fill()) await pause()
    },

    /** Updates products: `entries` are those of `ids` that are published now. */
    replace: (ids: readonly string[], entries: readonly Entry[]): void => {
      const before = ids.flatMap((id) => columns.shownSlotOf(id) ?? [])
      orders.move(before, () => note(ids, entries))
    },

    list,

    /** The best of what a search finds, one of each design; what is sold out comes last. */
    best: (terms: SearchTerms, take: number): string[] => {
      const search = find(terms)
      const matched = match({}, whole.now(), search.slots)
      const page = mostRelevant(search, matched, { offset: 0, take: take * SIBLINGS_AT_MOST })
      const designs = new Map(page.map((slot) => [columns.designAt(slot), slot] as const).reverse())
      return page
        .filter((slot) => designs.get(columns.designAt(slot)) === slot)
        .slice(0, take)
        .map(idOf)
    },

    /** How many products are in each category; those without any are missing. */
    categoryCounts: (): ReadonlyMap<string, number> => {
      const { values, valueCounts } = columns.categories
      const facets = toCategoryFacets(values, valueCounts(whole.now().counts.categories))
      return new Map(facets?.map(({ id, count }) => [id, count]))
    },

    /** The brands of the published products, in no order. */
    brandNames: (): string[] => {
      const counts = columns.brands.valueCounts(whole.now().counts.brand)
      return [...counts.keys()].filter((brand) => counts[brand] !== 0).map(columns.brands.values.textOf)
    },

    /** Whether a product holds the word, as a search looks for it. */
    holds: words.holds,

    /** The best-selling products of a category that can be bought, one of each design. */
    topOfCategory: (categoryId: string, take: number): readonly TopProduct[] => {
      const known = tops.get(take) ?? topOfCategories(take)
      tops.set(take, known)
      return known.get(categoryId) ?? []
    },
  }
}

export type ProductIndex = ReturnType<typeof makeProductIndex>
