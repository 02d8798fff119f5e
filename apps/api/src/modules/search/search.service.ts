import type { CallAnswer, calls } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { Reading } from '../../shared/reading.ts'
import { type ListQuery, listProducts } from '../catalog/catalog.service.ts'
import { orderOf } from '../catalog/products.repository.ts'
import { correctQuery } from './correct-query.ts'
import { productsWith, relevanceOrder } from './found.ts'
import { parseQuery, type SearchQuery } from './query.ts'

type SearchAnswer = CallAnswer<typeof calls.searchProducts>
type SearchSort = 'relevance' | Parameters<typeof orderOf>[0]

const listFound = (reading: Reading, query: ListQuery, sort: SearchSort, search: SearchQuery) =>
  listProducts(reading, query, sort === 'relevance' ? 'newest' : sort, {
    name: search.words.join(' '),
    condition: productsWith(search),
    order: sort === 'relevance' ? relevanceOrder(search) : orderOf(sort),
  })

/**
 * Products for a query. What finds nothing is searched again with its typos corrected; the answer says so.
 * A query without a letter or digit finds nothing.
 */
export const searchProducts = async (
  reading: Reading,
  { q, ...query }: ListQuery & { q: string },
  sort: SearchSort,
): Promise<SearchAnswer> => {
  const search = parseQuery(q)
  if (!search) {
    const nothing = await listProducts(reading, query, 'newest', { name: '', condition: sql`false` })
    return { ...nothing, correctedQuery: null }
  }
  const list = await listFound(reading, query, sort, search)
  if (list.total > 0) return { ...list, correctedQuery: null }

  const corrected = await correctQuery(reading.db, search)
  if (!corrected) return { ...list, correctedQuery: null }
  const second = await listFound(reading, query, sort, corrected.query)
  return second.total === 0
    ? { ...list, correctedQuery: null }
    : { ...second, correctedQuery: corrected.text }
}
