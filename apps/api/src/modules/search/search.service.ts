import type { EndpointResponse, endpoints } from '@hojreh/contract'
import { type ListQuery, listFoundProducts } from '../catalog/catalog.service.ts'
import type { CatalogContext, SearchList } from '../catalog/catalogue.ts'
import { correctionOf, knownWordsOf } from './correct-query.ts'
import { foundBy, NOTHING } from './found.ts'
import { parseQuery, type SearchQuery } from './query.ts'

type SearchResponse = EndpointResponse<typeof endpoints.searchProducts>
type SearchSort = SearchList['sort']

const listFound = (reading: CatalogContext, query: ListQuery, sort: SearchSort, search: SearchQuery) =>
  listFoundProducts(reading, query, sort, foundBy(search))

/**
 * Products for a query. What finds nothing is searched again with its typos corrected; the response says so. Where that
 * finds nothing either, it names the words that find something by themselves.
 * A query without a letter or digit finds nothing.
 */
export const searchProducts = async (
  reading: CatalogContext,
  { q, ...query }: ListQuery & { q: string },
  sort: SearchSort,
): Promise<SearchResponse> => {
  const search = parseQuery(q)
  if (!search) {
    const nothing = await listFoundProducts(reading, query, sort, NOTHING)
    return { ...nothing, correctedQuery: null, nearWords: [] }
  }
  const list = await listFound(reading, query, sort, search)
  if (list.total > 0) return { ...list, correctedQuery: null, nearWords: [] }

  const { corrected } = await correctionOf(reading, q, search)
  const second = corrected && (await listFound(reading, query, sort, corrected.query))
  if (second && second.total > 0) return { ...second, correctedQuery: corrected.text, nearWords: [] }
  const { words } = await knownWordsOf(reading, q, corrected?.query ?? search)
  return { ...list, correctedQuery: null, nearWords: words }
}
