import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hasPooler, startPooler } from '../../test/database/pooler.ts'
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts'

/** With the limits of `deploy/pgbouncer`, made short; their statement stands in one line there. */
const SHORT = { statement_timeout: '200', idle_in_transaction_session_timeout: '200' }

describe.skipIf(!hasPooler)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let database: TestDatabase
  beforeAll(async () => {
    pooler = await startPooler(inject('postgresUrl'), SHORT)
    const direct = await createTestDatabase()
    const url = new URL(pooler.url)
    url.pathname = new URL(direct.url).pathname
    await direct.close()
    database = openTestDatabase(url.href, 60, { isPreparing: false })
  })
  afterAll(async () => {
    await database.close()
    await pooler.stop()
  })

  test('a statement ends at its limit, which the pooler sets', async () => {
    await expect(database.pool.query('SELECT pg_sleep(5)')).rejects.toMatchObject({ code: '57014' })
  })

  test('a transaction that is left alone is ended, and what it locked is free', async () => {
    await database.pool.query('CREATE TABLE things (id int)')
    const forgetful = await database.pool.connect()
    forgetful.on('error', () => {})
    await forgetful.query('BEGIN')
    await forgetful.query('LOCK TABLE things')
    await expect
      .poll(
        () =>
          database.pool.query('SELECT FROM things').then(
            () => 'free',
            () => 'locked',
          ),
        { timeout: 10_000 },
      )
      .toBe('free')
    forgetful.release(true)
  })

  test('fifty clients share its few connections', async () => {
    const backends = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const { rows } = await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
        return rows[0]?.pid
      }),
    )
    expect(new Set(backends).size).toBeLessThanOrEqual(20)
  })

  test('a lock of a transaction holds across the pooler, and goes with it', async () => {
    const LOCK = 'SELECT pg_try_advisory_xact_lock(1) AS is_mine'
    const isFree = async () => (await database.pool.query(LOCK)).rows[0].is_mine
    await database.db.transaction(async (tx) => {
      await tx.execute('SELECT pg_advisory_xact_lock(1)')
      expect(await isFree()).toBe(false)
    })
    expect(await isFree()).toBe(true)
  })
})
