import { COUNTED_FOUND_ROWS, COUNTED_ROWS } from '@hojreh/contract/admin'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'

/** How far the rows of a search are counted. */
export const countedOf = ({ q }: { q?: string | undefined }): number =>
  q ? COUNTED_FOUND_ROWS : COUNTED_ROWS

/** How many rows of a table match. @param most further than that nobody counts */
export const countUpTo = async (
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  most = COUNTED_ROWS,
): Promise<number> => {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(most)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}
