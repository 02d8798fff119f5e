import type { Db } from '../../db/client.ts'
import type { Catalogue } from '../catalog/catalogue.ts'
import { readCards } from '../catalog/products.repository.ts'
import type { ProductIndex } from './product-index.ts'

/** The catalogue as the products in memory have it; cards that nobody was shown before come from PostgreSQL. */
export const makeMemoryCatalogue = (db: Db, index: ProductIndex): Catalogue => ({
  list: async ({ found, ...list }) => {
    const { facets, ids } = index.list({ ...list, sought: found?.sought })
    return { facets, rows: await index.cards.read(db, ids) }
  },

  suggest: ({ sought }, take) => index.cards.read(db, index.best(sought, take)),

  categoryCounts: async () => index.categoryCounts(),

  brandNames: async () => index.brandNames(),

  topOfCategory: async (categoryId, take) => index.topOfCategory(categoryId, take),

  // The others of a group are in the table alone.
  get: (ids, groupId) => (groupId === null ? index.cards.read(db, ids) : readCards(db, ids, groupId)),

  knows: index.holds,
})
