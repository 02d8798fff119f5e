import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { contentRevisionSql } from '../modules/content-revision/content-revision.sql.ts'
import { availabilitySql } from '../modules/inventory/availability.sql.ts'
import { stockMovementSql } from '../modules/inventory/stock-movement.sql.ts'
import { orderNumberSql } from '../modules/order/order-number.ts'
import { parcelLinesSql } from '../modules/parcel/parcel-lines.sql.ts'
import { cardPaymentsSql } from '../modules/payment/card-payments.sql.ts'
import { staffActionSql } from '../modules/staff-action/staff-action.sql.ts'
import type { Database } from './client.ts'
import { applyMigrations, LOCK_TIMEOUT_MS, patiently } from './migrating/apply-migrations.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { storageSql } from './storage.sql.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
// Any number that no other advisory lock of ours uses.
const MIGRATION_LOCK = 7_246_001
const TURN_EVERY_MS = 50

/** Whether this code has a migration of that moment (`when` of drizzle's journal). */
export const isKnownMigration = (when: number): boolean =>
  journal.entries.some((entry) => entry.when === when)

/** By looking again and again: an index that is built waits for every statement that runs, also for one that waits for it. */
const takeTurn = async (client: pg.PoolClient): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>('SELECT pg_try_advisory_lock($1) AS "isMine"', [
      MIGRATION_LOCK,
    ])
    if (rows[0]?.isMine) return
    await delay(TURN_EVERY_MS)
  }
}

const apply = async (client: pg.PoolClient, newest: number | undefined): Promise<void> => {
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm')
  const migrations = readMigrationFiles({ migrationsFolder })
  await applyMigrations(
    client,
    migrations.filter(({ folderMillis }) => newest === undefined || folderMillis <= newest),
  )
  if (newest !== undefined) return
  await client.query(`SET lock_timeout = ${LOCK_TIMEOUT_MS}`)
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
    await takeTurn(client)
    await apply(client, newest)
  } finally {
    // The connection ends, and with it the lock and the settings.
    client.release(true)
  }
}
