import type { Db } from '../../db/client.ts'
import type { RevisionCache } from '../../shared/revision-cache.ts'
import type { Catalogue } from './catalogue.ts'
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
export const makeSqlCatalogue = ({ db, cached }: { db: Db; cached: RevisionCache }): Catalogue => ({
  list: async ({ filter, found, sort, offset, take }) => {
    const facets = await cached(`facets ${JSON.stringify([filter, found?.sought.words])}`, () =>
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
  },

  suggest: ({ condition, relevance }, take) =>
    readTopCards(db, relevance, take, { condition, isBuyable: false }),

  categoryCounts: () => cached('category counts', () => readCategoryCounts(db)),

  brandNames: () => cached('brand names', () => readBrandNames(db)),

  topOfCategory: (categoryId, take) =>
    cached(`top ${take} ${categoryId}`, () => readTopOfCategory(db, categoryId, take)),

  get: (ids, groupId) => readCards(db, ids, groupId),

  knows: () => false,
})
