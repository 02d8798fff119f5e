import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase, type PoolLimits } from '../../src/db/client.ts'

export const TEMPLATE = 'hojreh_template'

export type TestDatabase = Database

/** Opens a database of the tests; behind a pooler, as a shop behind one does (`TEST_POOLER=1`). */
export const openTestDatabase = (
  url: string,
  connections = 10,
  limits: PoolLimits = { isPreparing: inject('isPreparing') },
): TestDatabase => openDatabase(url, connections, () => {}, limits)

/** A migrated empty database of its own, or one that never saw a migration; close it in `afterAll`. */
export const createTestDatabase = async (connections = 10, template = TEMPLATE): Promise<TestDatabase> => {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(adminUrl, 1, () => {})
  // Its 12 MB take 30 ms of a processor as files, and 65 block by block (2026-11-25).
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  await admin.close()
  const poolerUrl = inject('poolerUrl')
  const url = new URL(poolerUrl ?? adminUrl)
  url.pathname = name
  return openTestDatabase(url.href, connections)
}
