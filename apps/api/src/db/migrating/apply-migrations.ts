import { setTimeout as delay } from 'node:timers/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { APPLIED, readNewestMigration } from './newest-migration.ts'

/**
 * A migration that waits for a lock makes all other statements on the table wait behind it. So it waits for a moment
 * only, lets the others through, and tries again: see docs/decisions/032-rolling-releases.md.
 */
export const LOCK_TIMEOUT_MS = 150
const AGAIN_AFTER_MS = 500
const LOCK_TRIES = 150
const LOCK_NOT_AVAILABLE = '55P03'

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause))

/** Retries work that failed because its tables were in use. */
export const patiently = async (work: () => Promise<void>, tries = LOCK_TRIES): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isLockTimeout(error) || tries <= 1) throw error
    await delay(AGAIN_AFTER_MS)
    await patiently(work, tries - 1)
  }
}

const note = (client: pg.PoolClient, { hash, folderMillis }: MigrationMeta) =>
  client.query(`INSERT INTO ${APPLIED} (hash, created_at) VALUES ($1, $2)`, [hash, folderMillis])

const inTransaction = async (client: pg.PoolClient, migration: MigrationMeta): Promise<void> => {
  await client.query('BEGIN')
  try {
    for (const statement of migration.sql) await client.query(statement)
    await note(client, migration)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

const CONCURRENTLY = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "(\w+)"/

/** Drops what an interrupted attempt has left: an index that is kept up to date and answers no query. */
const dropUnfinished = async (client: pg.PoolClient, index: string): Promise<void> => {
  const { rowCount } = await client.query(
    'SELECT FROM pg_index JOIN pg_class ON oid = indexrelid WHERE relname = $1 AND NOT indisvalid',
    [index],
  )
  if (rowCount) await client.query(`DROP INDEX CONCURRENTLY "${index}"`)
}

/**
 * Builds indexes while other transactions read and write: in no transaction, so that what was built before a crash is
 * there the next time. It waits for transactions that are under way, and no transaction waits for it.
 */
const besideWriters = async (client: pg.PoolClient, migration: MigrationMeta): Promise<void> => {
  await client.query('SET lock_timeout = 0')
  for (const statement of migration.sql) {
    await dropUnfinished(client, CONCURRENTLY.exec(statement)?.[1] ?? '')
    await client.query(statement)
  }
  await note(client, migration)
}

/** Applies the migrations that are newer than the newest applied one, each by itself. */
export const applyMigrations = async (
  client: pg.PoolClient,
  migrations: readonly MigrationMeta[],
): Promise<void> => {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS ${APPLIED} (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`)
  const newest = await readNewestMigration(client)
  for (const migration of migrations) {
    if (migration.folderMillis <= newest) continue
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const apply = migration.sql.some((statement) => CONCURRENTLY.test(statement))
      ? besideWriters
      : inTransaction
    await patiently(() => apply(client, migration))
  }
}
