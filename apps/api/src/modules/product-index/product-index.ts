import { setImmediate as pause } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { SearchTerms } from '../catalog/catalogue.ts'
import type { FacetRow } from '../catalog/facets.repository.ts'
import type { ProductFilter } from '../catalog/product-filter.ts'
import { type ListSort, SIBLINGS_AT_MOST } from '../catalog/products.repository.ts'
import { makeCardMemory } from './card-memory.ts'
import { makeColumns } from './columns.ts'
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

/** A query has at most twelve words, each of which adds at most two. */
const QUALITIES = 32
/** Half a megabyte each, with a hundred thousand products. */
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
  const searches = new LRUCache<string, ReturnType<typeof find>>({ max: SEARCHES })

  /** The matches in the order of `relevanceOrder`: equally good ones by their sales. */
  const byRelevance = ({ joined }: SearchTerms, { found, quality }: WordsFound): number[] => {
    const score = (slot: number) => {
      const text = columns.joined[slot] ?? ''
      const phrase = text.startsWith(joined) ? 3 : text.includes(joined) ? 1 : 0
      const code = columns.codes[slot] === joined ? 4 : 0
      return (code + phrase) * QUALITIES + (quality[slot] ?? 0)
    }
    const equals: number[][] = []
    const order = orders.of('sales')
    for (let place = 0; place < order.length; place++) {
      const slot = order[place] ?? 0
      if (found[slot] === 0) continue
      const own = score(slot)
      equals[own] ??= []
      equals[own].push(slot)
    }
    return equals.reverse().flat()
  }

  const find = (sought: SearchTerms): { found: Uint8Array; order: readonly number[] } => {
    const name = JSON.stringify([sought.words, sought.joined])
    const known = searches.get(name)
    if (known) return known
    const inWords = words.find(sought.words, columns.size())
    const search = { found: inWords.found, order: byRelevance(sought, inWords) }
    searches.set(name, search)
    return search
  }

  // Likewise until a product changes.
  let counts: ReadonlyMap<string, number> | null = null
  const tops = new Map<string, { id: string; design: string }[]>()
  const idOf = (slot: number) => columns.ids[slot] ?? ''

  /** Everything but the orders. */
  const note = (ids: readonly string[], entries: readonly Entry[]) => {
    const published = new Set(entries.map(({ id }) => id))
    const gone = new Set(ids.flatMap((id) => (published.has(id) ? [] : (columns.remove(id) ?? []))))
    for (const slot of gone) words.remove(slot)
    const changed = new Set<number>()
    for (const entry of entries) {
      const slot = columns.put(entry)
      // A slot that became free may be taken again at once.
      gone.delete(slot)
      changed.add(slot)
      words.put(slot, entry.spaced)
    }
    cards.forget(ids)
    searches.clear()
    tops.clear()
    counts = null
    return { changed, gone }
  }

  /** The counts of a list, and the ids of one page of it: what is sold out stands at the end of every order. */
  const list = ({ filter, sought, sort, offset, take }: Listing): { facets: FacetRow; ids: string[] } => {
    const search = sought && find(sought)
    const { facets, listed } = countFacets(columns, filter, search?.found ?? null)
    const order = sort === 'relevance' ? (search?.order ?? []) : orders.of(sort)
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
      const slots = new Set<number>()
      for await (const entries of batches) for (const slot of note([], entries).changed) slots.add(slot)
      for (const name of orders.names) {
        orders.place(name, slots, new Uint8Array())
        await pause()
      }
    },

    /** Updates products: `entries` are those of `ids` that are published now. */
    replace: (ids: readonly string[], entries: readonly Entry[]): void => {
      const { changed, gone } = note(ids, entries)
      const moved = new Uint8Array(columns.size())
      for (const slot of [...changed, ...gone]) moved[slot] = 1
      for (const name of orders.names) orders.place(name, changed, moved)
    },

    list,

    /** The best of what a search finds, one of each design; what is sold out comes last. */
    best: (sought: SearchTerms, take: number): string[] => {
      const { order } = find(sought)
      const { isAvailable } = columns.numbers
      const page: number[] = []
      for (const part of [1, 0])
        for (let step = 0; step < order.length && page.length < take * SIBLINGS_AT_MOST; step++) {
          const slot = order[step] ?? 0
          if (isAvailable[slot] === part) page.push(slot)
        }
      const ids = page.map(idOf)
      const designs = new Map(ids.map((id) => [columns.designOf(id), id] as const).reverse())
      return ids.filter((id) => designs.get(columns.designOf(id)) === id).slice(0, take)
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
      const { brand, isPublished } = columns.numbers
      const counted = new Float64Array(columns.brands.count())
      for (let slot = 0; slot < columns.size(); slot++)
        if (isPublished[slot] === 1) counted[brand[slot] ?? 0] = 1
      return [...columns.brands.spread(counted).keys()]
    },

    /** Whether a product holds the word, as a search looks for it. */
    holds: words.holds,

    /** The best-selling products of a category that can be bought, one of each design. */
    topOfCategory: (categoryId: string, take: number): { id: string; design: string }[] => {
      const name = `${take} ${categoryId}`
      const known = tops.get(name)
      if (known) return known
      const inCategory = columns.categories.holding([categoryId])
      const { categories, isAvailable } = columns.numbers
      const best = new Map<string, string>()
      for (const slot of orders.of('bestselling')) {
        if (best.size === take) break
        if (isAvailable[slot] !== 1 || inCategory[categories[slot] ?? 0] !== 1) continue
        const design = columns.variantGroups[slot] ?? ''
        if (!best.has(design)) best.set(design, idOf(slot))
      }
      const top = [...best].map(([design, id]) => ({ id, design }))
      tops.set(name, top)
      return top
    },
  }
}

export type ProductIndex = ReturnType<typeof makeProductIndex>
