import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'

/** Rows are counted so far: no person reads more, and the count stays quick. */
const COUNTED = 10_000

/** How many rows of a table match. @param most further than that nobody counts */
export const countUpTo = async (
  db: Db,
  table: PgTable,
  condition: SQL | undefined,
  most = COUNTED,
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
