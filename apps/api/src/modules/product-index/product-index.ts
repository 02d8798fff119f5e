import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SearchTerms, TopProduct } from '../catalog/catalogue.ts'
import type { FacetRow } from '../catalog/facets.repository.ts'
import type { ProductFilter } from '../catalog/product-filter.ts'
import { type ListSort, SIBLINGS_AT_MOST } from '../catalog/products.repository.ts'
import { makeCardMemory } from './card-memory.ts'
import { AVAILABLE, makeColumns } from './columns.ts'
import { makeFacetCounter } from './count-facets.ts'
import { hashOf } from './dictionary.ts'
import type { Entry } from './entries.repository.ts'
import { BUYABLE, makeMatcher, SOLD_OUT } from './match-products.ts'
import { makeOrders } from './orders.ts'
import { pageOfRanks } from './page-of-ranks.ts'
import { makeWords } from './words.ts'

interface Page {
  offset: number
  take: number
}
interface Listing extends Page {
  filter: ProductFilter
  sought?: SearchTerms | undefined
  sort: ListSort | 'relevance'
}

/** A query has at most twelve words, each of which adds at most three. */
const QUALITIES = 40
/** Beside its words up to 7: for the code and the phrase. */
const SCORES = 8 * QUALITIES
/** Two bytes for each product. */
const SEARCHES = 16

/**
 * The published products as lists, filters and searches see them, in the memory of this process. It returns what the
 * queries of products.repository.ts, facets.repository.ts and search/found.ts return, without reading every row.
 */
export const makeProductIndex = () => {
  const columns = makeColumns()
  const orders = makeOrders(columns)
  const words = makeWords()
  const cards = makeCardMemory()
  /** The last searches, until a product changes: other pages, orders and filters of them need not look again. */
  const searches = new LRUCache<string, Uint16Array>({
    max: SEARCHES,
    dispose: (scores) => spares.push(scores),
  })
  /** What left it, for the next ones. */
  const spares: Uint16Array[] = []
  const match = makeMatcher(columns)
  const countFacets = makeFacetCounter(columns)
  /** By slot, for the search whose page is worked out. */
  let ranks = new Uint16Array()

  /** By slot: how well a product matches, as in `relevanceOrder`; 0 for what was not found. */
  const find = (sought: SearchTerms): Uint16Array => {
    const name = JSON.stringify([sought.words, sought.joined])
    const known = searches.get(name)
    if (known) return known
    const quality = words.find(sought.words)
    const code = hashOf(sought.joined, 0, sought.joined.length)
    const phraseLevel = words.phraseLevels(sought.words, sought.joined)
    const spare = spares.pop()
    const scores = spare?.length === columns.size() ? spare.fill(0) : new Uint16Array(columns.size())
    for (let slot = 0; slot < scores.length; slot++) {
      const own = quality[slot] ?? 0
      if (own === 0) continue
      const isCode = columns.numbers.code[slot] === code ? 4 : 0
      scores[slot] = (isCode + phraseLevel(slot)) * QUALITIES + own
    }
    searches.set(name, scores)
    return scores
  }

  /** A page of what a search found and a list has: what can be bought comes first, and equally good ones by their sales. */
  const mostRelevant = (listed: Uint32Array, scores: Uint16Array, page: Page): number[] => {
    if (ranks.length !== scores.length) ranks = new Uint16Array(scores.length)
    ranks.fill(0)
    const { flags } = columns.numbers
    const counts = new Uint32Array(2 * SCORES)
    for (let place = 0; place < listed.length; place++) {
      const slot = listed[place] ?? 0
      const rank = (scores[slot] ?? 0) + (((flags[slot] ?? 0) & AVAILABLE) / AVAILABLE) * SCORES
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
  let counts: ReadonlyMap<string, number> | null = null
  const tops = new Map<number, ReadonlyMap<string, readonly TopProduct[]>>()
  const idOf = (slot: number) => columns.ids.textOf(slot)

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
    counts = null
    return slots
  }

  /** The counts of a list, and the ids of one page of it: what is sold out stands at the end of every order. */
  const list = ({ filter, sought, sort, ...page }: Listing): { facets: FacetRow; ids: string[] } => {
    const scores = sought ? find(sought) : null
    const matched = match(filter, scores)
    const facets = countFacets(filter, matched)
    const { total, availableTotal } = facets
    const groups = [
      { rank: BUYABLE, count: availableTotal },
      { rank: SOLD_OUT, count: total - availableTotal },
    ]
    const slots =
      sort !== 'relevance'
        ? pageOfRanks(orders, sort, { slots: matched.listed, ranks: matched.matches, groups }, page)
        : scores
          ? mostRelevant(matched.listed, scores, page)
          : []
    return { facets, ids: slots.map(idOf) }
  }

  return {
    cards,
    size: columns.size,

    /** Fills it for the first time, in the order of the ids, with pauses in which others have their turn. */
    load: async (batches: AsyncIterable<readonly Entry[]>): Promise<void> => {
      for await (const entries of batches) note([], entries)
      words.pack()
      columns.pack()
      await pause()
      for (const name of orders.names) {
        orders.fill(name)
        await pause()
      }
    },

    /** Updates products: `entries` are those of `ids` that are published now. */
    replace: (ids: readonly string[], entries: readonly Entry[]): void => {
      const before = ids.flatMap((id) => columns.shownSlotOf(id) ?? [])
      orders.move(before, () => note(ids, entries))
    },

    list,

    /** The best of what a search finds, one of each design; what is sold out comes last. */
    best: (sought: SearchTerms, take: number): string[] => {
      const scores = find(sought)
      const { listed } = match({}, scores)
      const page = mostRelevant(listed, scores, { offset: 0, take: take * SIBLINGS_AT_MOST })
      const designs = new Map(page.map((slot) => [columns.designAt(slot), slot] as const).reverse())
      return page
        .filter((slot) => designs.get(columns.designAt(slot)) === slot)
        .slice(0, take)
        .map(idOf)
    },

    /** How many products are in each category; those without any are missing. */
    categoryCounts: (): ReadonlyMap<string, number> => {
      counts ??= new Map(countFacets({}, match({}, null)).categories?.map(({ id, count }) => [id, count]))
      return counts
    },

    /** The brands of the published products, in no order. */
    brandNames: (): string[] => {
      const { brand, flags } = columns.numbers
      const counted = new Uint32Array(columns.brands.count())
      for (let slot = 0; slot < columns.size(); slot++) if (flags[slot] !== 0) counted[brand[slot] ?? 0] = 1
      const counts = columns.brands.valueCounts(counted)
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
