import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { RevisionCache } from '../../shared/revision-cache.ts'
import type { Catalogue, ListPage, SearchList, SearchMatch } from './catalogue.ts'
import { readCategoryCounts } from './categories.repository.ts'
import { readFacets } from './facets.repository.ts'
import {
  orderOf,
  readBrandNames,
  readCards,
  readProductPage,
  readTopCards,
  readTopOfCategory,
} from './products.repository.ts'

/** The catalogue as PostgreSQL has it: the reference for every other one. */
export const makeSqlCatalogue = ({ db, cached }: { db: Db; cached: RevisionCache }): Catalogue => {
  const readPage = async (
    { filter, offset, take }: Omit<SearchList, 'sort'>,
    order: SQL[],
    found?: SearchMatch,
  ): Promise<ListPage> => {
    const facets = await cached(`facets ${JSON.stringify([filter, found?.terms.words])}`, () =>
      readFacets(db, filter, found?.condition),
    )
    if (facets.total === 0) return { facets, rows: [] }
    const rows = await readProductPage(db, {
      filter,
      ...(found && { found: found.condition }),
      order,
      offset,
      take,
      availableTotal: facets.availableTotal,
    })
    return { facets, rows }
  }
  return {
    list: ({ sort, ...list }) => readPage(list, orderOf(sort)),

    search: (found, { sort, ...list }) =>
      readPage(list, sort === 'relevance' ? found.relevance : orderOf(sort), found),

    suggest: ({ condition, relevance }, take) =>
      readTopCards(db, relevance, take, { condition, isBuyable: false }),

    facets: {
      categories: () => cached('category counts', () => readCategoryCounts(db)),
      brands: () => cached('brand names', () => readBrandNames(db)),
    },

    get: (ids, groupId) => readCards(db, ids, groupId),

    topOfCategory: (categoryId, take) =>
      cached(`top ${take} ${categoryId}`, () => readTopOfCategory(db, categoryId, take)),

    knows: () => false,
  }
}
