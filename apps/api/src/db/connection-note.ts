import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/**
 * Says in the name of this transaction's connection how far its work is: others read it while nothing of the transaction
 * can be seen yet, and it ends with it, also by a crash. PostgreSQL keeps 63 letters, none of them Persian.
 */
export const noteOnConnection = async (tx: Db, note: string): Promise<void> => {
  await tx.execute(sql`SELECT set_config('application_name', ${note}, true)`)
}

/** Returns the newest note of a connection that begins so; null without one. */
export const readConnectionNote = async (db: Db, beginning: string): Promise<string | null> => {
  const { rows } = await db.execute<{ note: string }>(sql`
    SELECT application_name AS note FROM pg_stat_activity
    WHERE datname = current_database() AND starts_with(application_name, ${beginning})
    ORDER BY xact_start DESC LIMIT 1`)
  return rows[0]?.note ?? null
}
