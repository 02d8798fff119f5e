import type { SQL } from 'drizzle-orm'
import type { Reading } from '../../shared/reading.ts'
import type { Sought } from '../product-index/product-index.ts'
import { type FacetRow, readFacets } from './facets.repository.ts'
import type { CardRow } from './product-card.ts'
import type { ProductFilter } from './product-filter.ts'
import { type ListSort, orderOf, readProductPage } from './products.repository.ts'

/** The search of a list: its terms, and the same as SQL. */
export interface Found {
  sought: Sought
  condition: SQL
  relevance: SQL[]
}

interface List {
  filter: ProductFilter
  found: Found | undefined
  /** `relevance` needs a search. */
  sort: ListSort | 'relevance'
  offset: number
  take: number
}

/** A page of a list with its counts: from the products in memory, or else from the database. */
export const readList = async (
  { db, remember, products }: Reading,
  { filter, found, sort, offset, take }: List,
): Promise<{ facets: FacetRow; rows: CardRow[] }> => {
  if (products) {
    const { facets, ids } = products.list({ filter, sought: found?.sought, sort, offset, take })
    return { facets, rows: await products.cards.read(db, ids) }
  }
  const facets = await remember(`facets ${JSON.stringify([filter, found?.sought.words])}`, () =>
    readFacets(db, filter, found?.condition),
  )
  if (facets.total === 0) return { facets, rows: [] }
  const rows = await readProductPage(db, {
    filter,
    ...(found && { found: found.condition }),
    order: sort === 'relevance' ? (found?.relevance ?? []) : orderOf(sort),
    offset,
    take,
    availableTotal: facets.availableTotal,
  })
  return { facets, rows }
}
