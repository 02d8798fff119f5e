import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from './catalog.tables.ts'

/** Enough products to know the attributes of a category, and read in a moment. */
const SAMPLE = 2_000
const MOST_NAMES = 60
const MOST_VALUES = 30

/** The attribute names and values in use, suggested to staff who enter more of them. */
export const attributeNamesRepository = (db: Db) => ({
  /**
   * Returns the names and values that products of a category, or all products, have: the most frequent first, options
   * left out.
   */
  used: async (categoryId: string | null): Promise<{ name: string; values: string[] }[]> => {
    const { rows } = await db.execute<{ name: string; values: string[] }>(sql`
      WITH sample AS (
        SELECT ${products.attributes} AS attributes, ${products.options} AS options FROM ${products}
        WHERE ${categoryId === null ? sql`true` : sql`${products.categoryIds} @> ARRAY[${categoryId}]::text[]`}
        LIMIT ${SAMPLE}
      ), used AS (
        SELECT pair ->> 'name' AS name, pair ->> 'value' AS value, count(*) AS count,
          row_number() OVER (PARTITION BY pair ->> 'name' ORDER BY count(*) DESC, pair ->> 'value') AS place
        FROM sample, jsonb_array_elements(attributes) AS pair
        WHERE NOT options @> jsonb_build_array(jsonb_build_object('name', pair -> 'name'))
        GROUP BY 1, 2
      )
      SELECT name, jsonb_agg(value ORDER BY place) FILTER (WHERE place <= ${MOST_VALUES}) AS values
      FROM used GROUP BY name ORDER BY sum(count) DESC, name LIMIT ${MOST_NAMES}`)
    return rows
  },
})
