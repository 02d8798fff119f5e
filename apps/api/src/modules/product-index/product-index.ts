import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SearchTerms, TopProduct } from '../catalog/catalogue.ts'
import type { FacetRow } from '../catalog/facets.repository.ts'
import type { ProductFilter } from '../catalog/product-filter.ts'
import { type ListSort, SIBLINGS_AT_MOST } from '../catalog/products.repository.ts'
import { makeCardMemory } from './card-memory.ts'
import { AVAILABLE, makeColumns } from './columns.ts'
import { BUYABLE, countFacets, SOLD_OUT } from './count-facets.ts'
import type { Entry } from './entries.repository.ts'
import { makeOrders } from './orders.ts'
import { makeWords, type WordsFound } from './words.ts'

interface Listing {
  filter: ProductFilter
  sought?: SearchTerms | undefined
  sort: ListSort | 'relevance'
  offset: number
  take: number
}

/** A query has at most twelve words, each of which adds at most three. */
const QUALITIES = 40
/** Beside its words up to 7: for the code and the phrase. */
const SCORES = 8 * QUALITIES
/** Four bytes for each product that they find. */
const SEARCHES = 16
/** So small a part of the products is sorted sooner than the whole shop is walked through. */
const FEW = 64

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
  const searches = new LRUCache<string, Uint32Array>({ max: SEARCHES })

  /** The matches in the order of `relevanceOrder`: equally good ones by their sales. */
  const byRelevance = (sought: SearchTerms, { slots, quality }: WordsFound): Uint32Array => {
    const code = columns.codes.find(sought.joined)
    const phraseLevel = words.phraseLevels(sought.words, sought.joined)
    /** By slot; 0 for what was not found. */
    const scores = new Uint16Array(columns.size())
    const counts = new Uint32Array(SCORES)
    // In the order of the slots, as memory is read fastest.
    for (const slot of slots) {
      const isCode = columns.numbers.code[slot] === code ? 4 : 0
      const score = (isCode + phraseLevel(slot)) * QUALITIES + (quality[slot] ?? 0)
      scores[slot] = score
      counts[score] = (counts[score] ?? 0) + 1
    }
    /** By score: where the next one with it goes, after all better ones. */
    const begins = new Uint32Array(SCORES)
    for (let score = SCORES - 2; score >= 0; score--)
      begins[score] = (begins[score + 1] ?? 0) + (counts[score + 1] ?? 0)
    const order = new Uint32Array(slots.length)
    const bySales = slots.length * FEW < columns.size() ? orders.sort('sales', slots) : orders.of('sales')
    for (let place = 0; place < bySales.length; place++) {
      const slot = bySales[place] ?? 0
      const score = scores[slot] ?? 0
      if (score === 0) continue
      const next = begins[score] ?? 0
      order[next] = slot
      begins[score] = next + 1
    }
    return order
  }

  /** The slots that a search finds, the best first. */
  const find = (sought: SearchTerms): Uint32Array => {
    const name = JSON.stringify([sought.words, sought.joined])
    const known = searches.get(name)
    if (known) return known
    const order = byRelevance(sought, words.find(sought.words, columns.size()))
    searches.set(name, order)
    return order
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
      if (slot !== undefined) words.remove(slot)
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
  const list = ({ filter, sought, sort, offset, take }: Listing): { facets: FacetRow; ids: string[] } => {
    const search = sought && find(sought)
    const { facets, listed } = countFacets(columns, filter, search ?? null)
    const order = sort === 'relevance' ? (search ?? new Uint32Array()) : orders.of(sort)
    const page: number[] = []
    let place = 0
    for (const part of [BUYABLE, SOLD_OUT]) {
      for (let step = 0; step < order.length && page.length < take; step++) {
        const slot = order[step] ?? 0
        if (listed[slot] === part && place++ >= offset) page.push(slot)
      }
    }
    return { facets, ids: page.map(idOf) }
  }

  return {
    cards,
    size: columns.size,

    /** Fills it for the first time, with pauses in which others have their turn. */
    load: async (batches: AsyncIterable<readonly Entry[]>): Promise<void> => {
      for await (const entries of batches) note([], entries)
      words.pack()
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
      const order = find(sought)
      const { flags } = columns.numbers
      const page: number[] = []
      for (const part of [AVAILABLE, 0])
        for (let step = 0; step < order.length && page.length < take * SIBLINGS_AT_MOST; step++) {
          const slot = order[step] ?? 0
          if (((flags[slot] ?? 0) & AVAILABLE) === part) page.push(slot)
        }
      const designs = new Map(page.map((slot) => [columns.designAt(slot), slot] as const).reverse())
      return page
        .filter((slot) => designs.get(columns.designAt(slot)) === slot)
        .slice(0, take)
        .map(idOf)
    },

    /** How many products are in each category; those without any are missing. */
    categoryCounts: (): ReadonlyMap<string, number> => {
      counts ??= new Map(
        countFacets(columns, {}, null).facets.categories?.map(({ id, count }) => [id, count]),
      )
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
