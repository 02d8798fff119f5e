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

/** Some products, not yet taken apart: meanwhile the database may read the next ones. */
interface Batch {
  count: number
  /** The id that comes last; null when there is none. */
  last: string | null
  entries: () => Entry[]
}

/** Each field of `Entry` for all products as one text, in the same order: JSON, but for the attributes, which are lines. */
type Columns = Record<keyof Entry, string> & { count: number; last: string | null }

const inJson = [
  'id',
  'design',
  'price',
  'listPrice',
  'isAvailable',
  'soldCount',
  'ratingSum',
  'ratingCount',
  'createdAt',
  'brand',
  'categoryIds',
  'spaced',
  'length',
  'code',
] as const

const columns = sql.join(
  inJson.map((field) => sql`json_agg(${sql.identifier(field)})::text AS ${sql.identifier(field)}`),
  sql`, `,
)

/**
 * Field by field instead of row by row: the driver would take fifteen fields of each row apart, and that is slower than to
 * parse the JSON of a column. Attributes, most of what is read, would get a backslash before each quotation mark in it. As
 * lines they have none, and JSON that PostgreSQL has written has no line break.
 */
const readWhere = async (db: Db, condition: SQL): Promise<Batch> => {
  const { rows } = await db.execute<Columns>(sql`
    SELECT count(*)::int4 AS count, max(id) AS last, ${columns}, string_agg(attributes, E'\n') AS attributes
    FROM (SELECT ${products.id}, coalesce(${products.groupId}, ${products.id}) AS design, ${products.price},
        ${products.listPrice} AS "listPrice",
        -- Looked up for each product: joined, the batches of a load would read all stock again each time.
        coalesce((SELECT ${stock.onHand} > ${stock.reserved} FROM ${stock} WHERE ${stock.productId} = ${products.id}),
          false) AS "isAvailable",
        ${products.soldCount} AS "soldCount", ${products.ratingSum} AS "ratingSum", ${products.ratingCount} AS "ratingCount",
        (extract(epoch FROM ${products.createdAt}) * 1000)::float8 AS "createdAt", ${products.brand},
        to_json(${products.categoryIds})::text AS "categoryIds", ${products.attributes}::text AS attributes,
        ${products.searchSpaced} AS spaced, length(${products.searchJoined}) AS length,
        regexp_replace(lower(${products.sku}), '[^[:alnum:]]', '', 'g') AS code
      FROM ${products} WHERE ${products.isPublished} AND ${condition}) AS batch`)
  const [row] = rows
  if (!row?.last) return { count: 0, last: null, entries: () => [] }
  const { count, last } = row
  return {
    count,
    last,
    entries: () => {
      const fields = inJson.map((field) => [field, JSON.parse(row[field])] as const)
      return row.attributes.split('\n').map((attributes, place) => {
        const entry: Record<string, unknown> = { attributes }
        for (const [field, values] of fields) entry[field] = values[place]
        return entry as unknown as Entry
      })
    },
  }
}

/** The published ones of these products. */
export const readEntries = async (db: Db, ids: readonly string[]): Promise<Entry[]> =>
  (await readWhere(db, sql`${products.id} = ANY(${sql.param([...ids])}::text[])`)).entries()

/** Published products in the order of their ids, after one of them. */
export const readEntriesAfter = (db: Db, id: string, take: number): Promise<Batch> =>
  readWhere(db, sql`${products.id} > ${id} ORDER BY ${products.id} LIMIT ${take}`)
