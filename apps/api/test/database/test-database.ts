import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../../src/db/client.ts'

export const TEMPLATE = 'hojreh_template'

export type TestDatabase = Database

/** A migrated empty database of its own, or one that never saw a migration; close it in `afterAll`. */
export const createTestDatabase = async (connections = 10, template = TEMPLATE): Promise<TestDatabase> => {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(adminUrl, 1, () => {})
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  await admin.close()
  const url = new URL(adminUrl)
  url.pathname = name
  return openDatabase(url.href, connections, () => {})
}
