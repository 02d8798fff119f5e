import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'

/** What lists, filters, sorts and searches need of a product. */
export interface Entry {
  id: string
  /** Options of one design count as one where it says so. */
  design: string
  price: number
  listPrice: number | null
  isAvailable: boolean
  soldCount: number
  ratingSum: number
  ratingCount: number
  /** Milliseconds. */
  createdAt: number
  brand: string | null
  // JSON, taken apart when its turn comes: a thousand products at once would be more than the young heap holds.
  categoryIds: string
  attributes: string
  spaced: string
  /** Of the text run together. */
  length: number
  /** As `relevanceOrder` compares it. */
  code: string
}

// Not by the query builder: to name the columns of a million rows takes it seconds.
const readWhere = async (db: Db, condition: SQL): Promise<Entry[]> => {
  const { rows } = await db.execute<Entry & Record<string, unknown>>(sql`
    SELECT ${products.id}, coalesce(${products.groupId}, ${products.id}) AS design, ${products.price},
      ${products.listPrice} AS "listPrice",
      -- Looked up for each product: joined, the batches of a load would read all stock again each time.
      coalesce((SELECT ${stock.onHand} > ${stock.reserved} FROM ${stock} WHERE ${stock.productId} = ${products.id}),
        false) AS "isAvailable",
      ${products.soldCount} AS "soldCount", ${products.ratingSum} AS "ratingSum", ${products.ratingCount} AS "ratingCount",
      (extract(epoch FROM ${products.createdAt}) * 1000)::float8 AS "createdAt", ${products.brand},
      to_json(${products.categoryIds})::text AS "categoryIds", ${products.attributes}::text AS attributes, ${products.searchSpaced} AS spaced,
      length(${products.searchJoined}) AS length,
      regexp_replace(lower(${products.sku}), '[^[:alnum:]]', '', 'g') AS code
    FROM ${products} WHERE ${products.isPublished} AND ${condition}`)
  return rows
}

/** The published ones of these products. */
export const readEntries = (db: Db, ids: readonly string[]): Promise<Entry[]> =>
  readWhere(db, sql`${products.id} = ANY(${sql.param([...ids])}::text[])`)

/** Published products in the order of their ids, after one of them. */
export const readEntriesAfter = (db: Db, id: string, take: number): Promise<Entry[]> =>
  readWhere(db, sql`${products.id} > ${id} ORDER BY ${products.id} LIMIT ${take}`)
