import { inject } from 'vitest'
import { openDatabase } from '../../src/db/client.ts'
import type { TestDatabase } from './test-database.ts'

/** Ends every connection to a database and refuses new ones, until the returned function is called. */
export const loseDatabase = async ({ url }: TestDatabase): Promise<() => Promise<void>> => {
  const name = new URL(url).pathname.slice(1)
  const admin = openDatabase(inject('postgresUrl'), 1, () => {})
  await admin.pool.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`)
  await admin.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name])
  return async () => {
    await admin.pool.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`)
    await admin.close()
  }
}
