import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hasPooler, poolerPrepares, startPooler } from '../../test/database/pooler.ts'
import { createTestDatabase, openTestDatabase, type TestDatabase } from '../../test/database/test-database.ts'
import { putManyProducts } from '../../test/put-many-products.ts'
import { table } from '../cli/lib/table.ts'
import { makeSqlCatalogue } from '../modules/catalog/sql-catalogue.ts'
import { noCache } from '../shared/revision-cache.ts'
import { migrate } from './migrate.ts'

const CONNECTIONS = 4
const CALLS = 400
const TURNS = 5

/** With the limits of `deploy/pgbouncer`, made short; their statement stands in one line there. */
const SHORT = { statement_timeout: '200', idle_in_transaction_session_timeout: '200' }

describe.skipIf(!hasPooler)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>
  let database: TestDatabase
  let directUrl: string
  beforeAll(async () => {
    pooler = await startPooler(inject('postgresUrl'), SHORT)
    const direct = await createTestDatabase()
    const url = new URL(pooler.url)
    url.pathname = new URL(direct.url).pathname
    directUrl = direct.url
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

  test('a migration is refused, and leaves neither its lock nor its settings behind', async () => {
    await expect(migrate(database)).rejects.toThrow('DATABASE_DIRECT_URL')
    const { rows } = await database.pool.query("SELECT FROM pg_locks WHERE locktype = 'advisory'")
    expect(rows).toEqual([])
    const limits = await Promise.all(
      Array.from({ length: 50 }, async () => (await database.pool.query('SHOW statement_timeout')).rows[0]),
    )
    expect(new Set(limits.map(({ statement_timeout: limit }) => limit))).toEqual(new Set(['200ms']))
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

  test.runIf(poolerPrepares)(
    'statements that are prepared are known on every connection behind it',
    async () => {
      const prepared = openTestDatabase(database.url, 50, { isPreparing: true })
      const ask = async (number: number) => {
        const { rows } = await prepared.pool.query<{ is: number }>('SELECT $1::int AS is', [number])
        return rows[0]?.is
      }
      const asked = Array.from({ length: 2_000 }, (_, number) => number)
      expect(await Promise.all(asked.map(ask))).toEqual(asked)
      await prepared.close()
    },
  )

  test('what 24 cards of products cost, with statements prepared and without, is told', async () => {
    await putManyProducts(database.db, 'brand', 2_000)
    await database.pool.query('ANALYZE products')
    const ways = [
      { name: 'PostgreSQL, prepared', url: directUrl, isPreparing: true },
      { name: 'PostgreSQL, not prepared', url: directUrl, isPreparing: false },
      { name: 'PgBouncer, not prepared', url: database.url, isPreparing: false },
      ...(poolerPrepares ? [{ name: 'PgBouncer, prepared', url: database.url, isPreparing: true }] : []),
    ]
    const lines = ways.map(({ name, url, isPreparing }) => {
      const way = openTestDatabase(url, CONNECTIONS, { isPreparing })
      return {
        name,
        way,
        catalogue: makeSqlCatalogue({ db: way.db, cached: noCache }),
        times: [] as number[],
      }
    })
    for (let turn = 0; turn <= TURNS; turn++)
      for (const { catalogue, times } of lines) {
        const began = performance.now()
        const ask = async (first: number) => {
          for (let call = first; call < CALLS; call += CONNECTIONS) {
            const ids = Array.from(
              { length: 24 },
              (_, place) => `brand-${String(1 + ((24 * call + place) % 2_000)).padStart(8, '0')}`,
            )
            expect(await catalogue.get(ids, null)).toHaveLength(24)
          }
        }
        await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => ask(first)))
        // The first turn is for plans and caches.
        if (turn > 0) times.push((performance.now() - began) / CALLS)
      }
    for (const { way } of lines) await way.close()
    const middle = (times: number[]) => times.toSorted((one, other) => one - other)[TURNS >> 1] ?? Number.NaN
    process.stdout.write(
      `\n${CONNECTIONS} connections\n${table(
        ['', 'ms for each call'],
        lines.map(({ name, times }) => [name, middle(times).toFixed(2)]),
      )}\n`,
    )
  })
})
