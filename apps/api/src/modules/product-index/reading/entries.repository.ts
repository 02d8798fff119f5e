import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { products } from '../../catalog/catalog.tables.ts'
import { stock } from '../../inventory/inventory.tables.ts'

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
  // JSON: most came before, and those that did are known by their text.
  categoryIds: string
  attributes: string
  spaced: string
  /** Of the text run together. */
  length: number
  /** As `relevanceOrder` compares it. */
  code: string
}

type Row = readonly [
  id: string,
  design: string,
  price: number,
  listPrice: number | null,
  isAvailable: boolean,
  soldCount: number,
  ratingSum: number,
  ratingCount: number,
  createdAt: number,
  brand: string | null,
  categoryIds: string,
  spaced: string,
  length: number,
  code: string,
]

/** What of its product a row does not have is a line of `attributes`, at the same place. */
interface Batch extends Record<string, unknown> {
  rows: Row[]
  attributes: string | null
}

const toEntry = (
  [
    id,
    design,
    price,
    listPrice,
    isAvailable,
    soldCount,
    ratingSum,
    ratingCount,
    createdAt,
    brand,
    categoryIds,
    spaced,
    length,
    code,
  ]: Row,
  attributes: string,
): Entry => ({
  id,
  design,
  price,
  listPrice,
  isAvailable,
  soldCount,
  ratingSum,
  ratingCount,
  createdAt,
  brand,
  categoryIds,
  spaced,
  length,
  code,
  attributes,
})

/**
 * All of them as two texts: the driver would take them apart field by field, and that is slower than to parse one JSON. Not
 * the attributes, most of what is read: within JSON each of their quotation marks has a backslash before it. As lines they
 * have none, and JSON that PostgreSQL has written has no line break.
 */
const readWhere = async (db: Db, condition: SQL): Promise<Entry[]> => {
  const { rows: batches } = await db.execute<Batch>(sql`
    SELECT coalesce(json_agg(fields), '[]') AS rows, string_agg(attributes, E'\n') AS attributes
    FROM (SELECT json_build_array(${products.id}, coalesce(${products.groupId}, ${products.id}), ${products.price},
        ${products.listPrice},
        -- Looked up for each product: joined, the batches of a load would read all stock again each time.
        coalesce((SELECT ${stock.onHand} > ${stock.reserved} FROM ${stock} WHERE ${stock.productId} = ${products.id}),
          false),
        ${products.soldCount}, ${products.ratingSum}, ${products.ratingCount},
        (extract(epoch FROM ${products.createdAt}) * 1000)::float8, ${products.brand},
        to_json(${products.categoryIds})::text, ${products.searchSpaced}, length(${products.searchJoined}),
        regexp_replace(lower(${products.sku}), '[^[:alnum:]]', '', 'g')) AS fields,
        ${products.attributes}::text AS attributes
      FROM ${products} WHERE ${products.isPublished} AND ${condition}) AS batch`)
  return batches.flatMap(({ rows, attributes }) => {
    const lines = attributes?.split('\n') ?? []
    return rows.map((row, place) => toEntry(row, lines[place] ?? '[]'))
  })
}

/** The published ones of these products. */
export const readEntries = (db: Db, ids: readonly string[]): Promise<Entry[]> =>
  readWhere(db, sql`${products.id} = ANY(${sql.param([...ids])}::text[])`)

/** Published products in the order of their ids, after one of them. */
export const readEntriesAfter = (db: Db, id: string, take: number): Promise<Entry[]> =>
  readWhere(db, sql`${products.id} > ${id} ORDER BY ${products.id} LIMIT ${take}`)
