import { COUNTED_FOUND_ROWS, COUNTED_ROWS } from '@hojreh/contract/admin'
import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'

/** Returns up to what number the rows of a list are counted. */
export const countedOf = ({ q }: { q?: string | undefined }): number =>
  q ? COUNTED_FOUND_ROWS : COUNTED_ROWS

/** Returns how many rows of a table match. @param most the number at which counting stops */
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
