import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '../src/db/client.ts'

export const TEMPLATE = 'hojreh_template'

/** A migrated empty database of its own; close it in `afterAll`. */
export const createTestDatabase = async (connections = 10): Promise<Database & { url: string }> => {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = openDatabase(adminUrl, 1, () => {})
  await admin.pool.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
  await admin.close()
  const url = new URL(adminUrl)
  url.pathname = name
  return { ...openDatabase(url.href, connections, () => {}), url: url.href }
}
