import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { feedColumns } from '../seo/feed-products.repository.ts'

/** When Torob would see another product: its row changed, or it was sold out or came back. */
const changedAt = sql<Date>`greatest(${products.updatedAt}, ${stock.availabilityChangedAt})`.mapWith(
  products.updatedAt,
)

export type TorobProduct = Awaited<ReturnType<ReturnType<typeof torobRepository>['readNewest']>>[number]

export const torobRepository = (db: Db) => {
  const read = (condition: SQL | undefined, order: SQL[], limit: number, offset = 0) =>
    db
      .select({ ...feedColumns, changedAt })
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
    readLastChanged: (take: number, offset: number) =>
      read(undefined, [desc(changedAt), asc(products.id)], take, offset),
    readBefore: (cursor: string | undefined, take: number) =>
      read(cursor === undefined ? undefined : lt(products.id, cursor), [desc(products.id)], take),
    readByIds: (ids: string[]) => read(inArray(products.id, ids), [asc(products.id)], ids.length),
    readBySlugs: (slugs: string[]) => read(inArray(products.slug, slugs), [asc(products.id)], slugs.length),
  }
}
