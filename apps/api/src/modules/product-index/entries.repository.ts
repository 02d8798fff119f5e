import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'

/** The fields that lists, filters, sorts and searches need of a product. */
const columns = {
  id: products.id,
  /** Options of one design count as one where it says so. */
  design: sql<string>`coalesce(${products.groupId}, ${products.id})`,
  price: products.price,
  listPrice: products.listPrice,
  // Looked up for each product: joined, the batches of a load would read all stock again each time.
  isAvailable: sql<boolean>`coalesce((
    SELECT ${stock.onHand} > ${stock.reserved} FROM ${stock} WHERE ${stock.productId} = ${products.id}), false)`,
  soldCount: products.soldCount,
  ratingSum: products.ratingSum,
  ratingCount: products.ratingCount,
  /** Milliseconds. */
  createdAt: sql<number>`(extract(epoch FROM ${products.createdAt}) * 1000)::float8`,
  brand: products.brand,
  categoryIds: products.categoryIds,
  attributes: products.attributes,
  spaced: products.searchSpaced,
  joined: products.searchJoined,
  length: sql<number>`length(${products.searchJoined})`,
  /** As `relevanceOrder` compares it. */
  code: sql<string>`regexp_replace(lower(${products.sku}), '[^[:alnum:]]', '', 'g')`,
}

const readWhere = (db: Db, condition: SQL) =>
  db
    .select(columns)
    .from(products)
    .where(and(eq(products.isPublished, true), condition))

export type Entry = Awaited<ReturnType<typeof readWhere>>[number]

/** The published ones of these products. */
export const readEntries = (db: Db, ids: readonly string[]): Promise<Entry[]> =>
  readWhere(db, sql`${products.id} = ANY(${sql.param([...ids])}::text[])`)

/** Published products in the order of their ids, after one of them. */
export const readEntriesAfter = (db: Db, id: string, take: number): Promise<Entry[]> =>
  readWhere(db, gt(products.id, id)).orderBy(asc(products.id)).limit(take)
