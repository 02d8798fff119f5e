import { fileURLToPath } from 'node:url'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import { contentRevisionSql } from '../modules/content-revision/content-revision.sql.ts'
import type { Database } from './client.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
// Any number that no other advisory lock of ours uses.
const MIGRATION_LOCK = 7_246_001

/** Brings the schema up to date. Several processes may start at once: one migrates, the others wait. */
export const migrate = async ({ db, pool }: Database): Promise<void> => {
  const lock = await pool.connect()
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await lock.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    await applyMigrations(db, { migrationsFolder })
    await lock.query(contentRevisionSql)
  } finally {
    await lock.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
    lock.release()
  }
}
