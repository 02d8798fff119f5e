import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { RevisionCache } from '../../shared/revision-cache.ts'
import type { FacetRow } from './facets.repository.ts'
import type { CardRow } from './product-card.ts'
import type { ProductFilter } from './product-filter.ts'
import type { ListSort, readCards } from './products.repository.ts'

/** The terms of a search, see search/query.ts; without words it finds nothing. */
export interface SearchTerms {
  words: readonly string[]
  joined: string
}

/** A search: its terms, and the same as SQL. */
export interface SearchMatch {
  terms: SearchTerms
  condition: SQL
  relevance: SQL[]
}

export interface List {
  filter: ProductFilter
  sort: ListSort
  offset: number
  take: number
}
export interface SearchList extends Omit<List, 'sort'> {
  sort: ListSort | 'relevance'
}
export interface ListPage {
  facets: FacetRow
  rows: CardRow[]
}

export type Card = Awaited<ReturnType<typeof readCards>>[number]
export interface TopProduct {
  id: string
  design: string
}

/**
 * What pages ask of the published products. `product-index.test.ts` compares the implementations.
 *
 * Two questions are none of a list: `topOfCategory` shows one product of each design and counts nothing, and `knows` is
 * about the words of the shop, which only memory has at hand.
 */
export interface Catalogue {
  /** A page of a list, with its counts. */
  list: (list: List) => Promise<ListPage>
  /** Likewise, of what a search finds. */
  search: (found: SearchMatch, list: SearchList) => Promise<ListPage>
  /** The best of what a search finds, one of each design; what is sold out comes last. */
  suggest: (found: SearchMatch, take: number) => Promise<CardRow[]>
  /** Of all published products; those of a list come with its page. */
  facets: {
    /** How many products are in each category; those without any are missing. */
    categories: () => Promise<ReadonlyMap<string, number>>
    /** In no order. */
    brands: () => Promise<readonly string[]>
  }
  /** Cards of known products and of a group's, in any order; unpublished ones are left out. */
  get: (ids: string[], groupId: string | null) => Promise<Card[]>
  /** The best-selling products of a category that can be bought, one of each design. */
  topOfCategory: (categoryId: string, take: number) => Promise<readonly TopProduct[]>
  /** Whether it knows that a product holds the word; otherwise the words of the shop are looked up. */
  knows: (word: string) => boolean
}

/** The sources of catalogue pages. */
export interface CatalogContext {
  db: Db
  cached: RevisionCache
  catalogue: Catalogue
}
