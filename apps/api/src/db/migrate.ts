import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'
import { contentRevisionSql } from '../modules/content-revision/content-revision.sql.ts'
import { availabilitySql } from '../modules/inventory/availability.sql.ts'
import { stockMovementSql } from '../modules/inventory/stock-movement.sql.ts'
import { orderNumberSql } from '../modules/order/order-number.ts'
import { parcelLinesSql } from '../modules/parcel/parcel-lines.sql.ts'
import { cardPaymentsSql } from '../modules/payment/card-payments.sql.ts'
import { staffActionSql } from '../modules/staff-action/staff-action.sql.ts'
import type { Database } from './client.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { storageSql } from './storage.sql.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
// Any number that no other advisory lock of ours uses.
const MIGRATION_LOCK = 7_246_001
/**
 * A migration that waits for a lock makes everybody else wait behind it. So it waits for a moment only,
 * lets the others through, and comes again: see docs/decisions/032-rolling-releases.md.
 */
const LOCK_TIMEOUT_MS = 1_000
const LOCK_TRIES = 60
const LOCK_NOT_AVAILABLE = '55P03'

/** Whether this code has a migration of that moment (`when` of drizzle's journal). */
export const isKnownMigration = (when: number): boolean =>
  journal.entries.some((entry) => entry.when === when)

/** The migrations up to one of them, in a folder as drizzle reads it. */
const withMigrationsUpTo = async <Result>(newest: number, work: (folder: string) => Promise<Result>) => {
  const folder = await mkdtemp(join(tmpdir(), 'hojreh-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const entries = journal.entries.filter(({ when }) => when <= newest)
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }))
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === LOCK_NOT_AVAILABLE) || isLockTimeout(error.cause))

/** Retries what failed because its tables were in use. */
export const patiently = async (work: () => Promise<void>, tries = LOCK_TRIES): Promise<void> => {
  try {
    await work()
  } catch (error) {
    if (!isLockTimeout(error) || tries <= 1) throw error
    await delay(LOCK_TIMEOUT_MS / 2)
    await patiently(work, tries - 1)
  }
}

const apply = async (client: pg.PoolClient, newest: number | undefined): Promise<void> => {
  const db = drizzle(client)
  await patiently(async () => {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
    if (newest === undefined) await applyMigrations(db, { migrationsFolder })
    else await withMigrationsUpTo(newest, (folder) => applyMigrations(db, { migrationsFolder: folder }))
  })
  if (newest !== undefined) return
  await patiently(async () => {
    await client.query(contentRevisionSql)
    await client.query(availabilitySql)
    await client.query(stockMovementSql)
    await client.query(parcelLinesSql)
    await client.query(cardPaymentsSql)
    await client.query(storageSql)
    await client.query(orderNumberSql)
    await client.query(staffActionSql)
  })
}

/**
 * Brings the schema up to date, or to the migration of the moment `newest`. Several processes may start at once:
 * one migrates, the others wait. The version before it may go on serving.
 */
export const migrate = async ({ pool }: Database, newest?: number): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await apply(client, newest)
  } finally {
    // The connection ends, and with it the lock and the settings.
    client.release(true)
  }
}
