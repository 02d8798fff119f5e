import type { CallAnswer, calls } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { type ListQuery, listProducts } from '../catalog/catalog.service.ts'
import { orderOf } from '../catalog/products.repository.ts'
import { correctQuery } from './correct-query.ts'
import { productsWith, relevanceOrder } from './found.ts'
import { parseQuery, type SearchQuery } from './query.ts'

type SearchAnswer = CallAnswer<typeof calls.searchProducts>
type SearchSort = 'relevance' | Parameters<typeof orderOf>[0]

const listFound = (db: Db, query: ListQuery, sort: SearchSort, search: SearchQuery) =>
  listProducts(db, query, sort === 'relevance' ? 'newest' : sort, {
    condition: productsWith(search),
    order: sort === 'relevance' ? relevanceOrder(search) : orderOf(sort),
  })

/**
 * Products for a query. What finds nothing is searched again with its typos corrected; the answer says so.
 * A query without a letter or digit finds nothing.
 */
export const searchProducts = async (
  db: Db,
  { q, ...query }: ListQuery & { q: string },
  sort: SearchSort,
): Promise<SearchAnswer> => {
  const search = parseQuery(q)
  if (!search) {
    const nothing = await listProducts(db, query, 'newest', { condition: sql`false` })
    return { ...nothing, correctedQuery: null }
  }
  const list = await listFound(db, query, sort, search)
  if (list.total > 0) return { ...list, correctedQuery: null }

  const corrected = await correctQuery(db, search)
  if (!corrected) return { ...list, correctedQuery: null }
  const second = await listFound(db, query, sort, corrected.query)
  return second.total === 0
    ? { ...list, correctedQuery: null }
    : { ...second, correctedQuery: corrected.text }
}
