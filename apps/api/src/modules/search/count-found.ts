import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { productsWith } from './found.ts'
import { parseQuery } from './query.ts'

/** Returns how many published products each of the texts finds, without a correction. */
export const countFound = async (db: Db, texts: readonly string[]): Promise<number[]> => {
  if (texts.length === 0) return []
  const counts = texts.map((text, place) => {
    const query = parseQuery(text)
    const condition = query ? productsWith(query) : sql`false`
    return sql`SELECT ${place}::int AS place, (SELECT count(*) FROM ${products}
      WHERE ${products.isPublished} AND ${condition})::int AS goods`
  })
  const { rows } = await db.execute<{ goods: number }>(
    sql`${sql.join(counts, sql` UNION ALL `)} ORDER BY place`,
  )
  return rows.map(({ goods }) => goods)
}
