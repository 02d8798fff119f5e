import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { products } from '../catalog/catalog.tables.ts'
import { type CardRow, cardColumns } from '../catalog/product-card.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { favorites } from './favorite.tables.ts'

export const favoriteRepository = (db: Db) => ({
  /** Ids of the favourites that visitors can see, the latest first. */
  ids: async (customerId: string): Promise<string[]> => {
    const rows = await db
      .select({ productId: favorites.productId })
      .from(favorites)
      .innerJoin(products, eq(products.id, favorites.productId))
      .where(and(eq(favorites.customerId, customerId), eq(products.isPublished, true)))
      .orderBy(newestFirst(favorites.createdAt), asc(favorites.productId))
    return rows.map(({ productId }) => productId)
  },

  readPage: (customerId: string, { offset, take }: { offset: number; take: number }): Promise<CardRow[]> =>
    db
      .select(cardColumns)
      .from(favorites)
      .innerJoin(products, eq(products.id, favorites.productId))
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(and(eq(favorites.customerId, customerId), eq(products.isPublished, true)))
      .orderBy(newestFirst(favorites.createdAt), asc(favorites.productId))
      .limit(take)
      .offset(offset),

  count: (customerId: string): Promise<number> => db.$count(favorites, eq(favorites.customerId, customerId)),

  has: async (customerId: string, productId: string): Promise<boolean> =>
    (await db.$count(
      favorites,
      and(eq(favorites.customerId, customerId), eq(favorites.productId, productId)),
    )) > 0,

  /** The customer's row must be locked and the favourite be new. */
  insert: async (favorite: typeof favorites.$inferInsert): Promise<void> => {
    await db.insert(favorites).values(favorite)
  },

  remove: async (customerId: string, productId: string): Promise<void> => {
    await db
      .delete(favorites)
      .where(and(eq(favorites.customerId, customerId), eq(favorites.productId, productId)))
  },
})
