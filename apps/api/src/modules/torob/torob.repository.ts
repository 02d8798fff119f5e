import { and, asc, count, desc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { type FeedProduct, feedColumns } from '../seo/feed-products.repository.ts'

export const torobRepository = (db: Db) => {
  const read = (
    condition: SQL | undefined,
    order: SQL[],
    limit: number,
    offset = 0,
  ): Promise<FeedProduct[]> =>
    db
      .select(feedColumns)
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(and(eq(products.isPublished, true), condition))
      .orderBy(...order)
      .limit(limit)
      .offset(offset)

  return {
    count: async (): Promise<number> => {
      const [row] = await db.select({ total: count() }).from(products).where(eq(products.isPublished, true))
      return row?.total ?? 0
    },
    readNewest: (take: number, offset: number) =>
      read(undefined, [desc(products.createdAt), asc(products.id)], take, offset),
    readBefore: (cursor: string | undefined, take: number) =>
      read(cursor === undefined ? undefined : lt(products.id, cursor), [desc(products.id)], take),
    readByIds: (ids: string[]) => read(inArray(products.id, ids), [asc(products.id)], ids.length),
    readBySlugs: (slugs: string[]) => read(inArray(products.slug, slugs), [asc(products.id)], slugs.length),
  }
}
