import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { contentRevisionSql } from '../modules/content-revision/content-revision.sql.ts'
import { availabilitySql } from '../modules/inventory/availability.sql.ts'
import { stockMovementSql } from '../modules/inventory/stock-movement.sql.ts'
import { orderNumberSql } from '../modules/order/order-number.sql.ts'
import { parcelLinesSql } from '../modules/parcel/parcel-lines.sql.ts'
import { cardPaymentsSql } from '../modules/payment/card-payments.sql.ts'
import { staffActionSql } from '../modules/staff-action/staff-action.sql.ts'
import type { Database } from './client.ts'
import { applyMigrations, LOCK_TIMEOUT_MS, patiently } from './migrating/apply-migrations.ts'
import { checkOwnConnection } from './migrating/own-connection.ts'
import { takeTurn } from './migrating/take-turn.ts'
import { storageSql } from './storage.sql.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

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
 * one migrates, the others wait. The version before it may go on serving. Throws behind a pooler in transaction mode, and
 * when another migration has not ended after a quarter of an hour.
 */
export const migrate = async ({ pool }: Database, newest?: number, turnWithinMs?: number): Promise<void> => {
  const client = await pool.connect()
  try {
    // First: what is set or locked behind a pooler stays there.
    await checkOwnConnection(pool, client)
    await client.query('SET statement_timeout = 0')
    await takeTurn(client, turnWithinMs)
    await apply(client, newest)
  } finally {
    // The connection ends, and with it the lock and the settings.
    client.release(true)
  }
}
