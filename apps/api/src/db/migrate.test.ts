import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/database/test-database.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../test/test-app.ts'
import { migrate } from './migrate.ts'
import { patiently } from './migrating/apply-migrations.ts'
import { takeTurn } from './migrating/take-turn.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

let shop: TestApp
let customer: TestCustomer
let productId: string
beforeAll(async () => {
  shop = await createTestApp()
  customer = await shop.signIn('09290000001')
  productId = await putProduct(shop.db, { onHand: 10_000, maxPerOrder: 10_000 })
})
afterAll(() => shop.close())

/** Shoppers who go on while `work` runs; returns how many calls were served, and which were not. */
const serveDuring = async (work: () => Promise<void>) => {
  let isOver = false
  const failures: unknown[] = []
  let served = 0
  const ask = async () => {
    while (!isOver) {
      const responses = await Promise.all([
        customer.post('/api/order/addToCart', [{ productId, count: 1 }]),
        shop.app.inject('/api/shop/products?take=3'),
        customer.get('/api/order/pending'),
      ])
      for (const { statusCode, body } of responses)
        if (statusCode === 200) served += 1
        else failures.push(body)
    }
  }
  const asking = ask()
  await work().finally(() => {
    isOver = true
  })
  await asking
  return { served, failures }
}

test('several processes that start at once bring an empty database up to date together', async () => {
  const database = await createTestDatabase(6, 'template1')
  await Promise.all([migrate(database), migrate(database), migrate(database)])
  const { rows } = await database.pool.query('SELECT count(*) AS done FROM drizzle.__drizzle_migrations')
  expect(rows).toEqual([{ done: journal.entries.length }])
  await database.close()
})

test('one that waits in vain for another says who has the turn', async () => {
  const other = await shop.database.pool.connect()
  await takeTurn(other)
  const { rows } = await other.query('SELECT pg_backend_pid() AS pid')
  await expect(migrate(shop.database, undefined, 0)).rejects.toThrow(`pg_terminate_backend(${rows[0].pid})`)
  other.release(true)
  // The lock ends with its connection, a moment later.
  await migrate(shop.database)
})

test('the migration step of a new version fails no call of the one that serves', async () => {
  const { served, failures } = await serveDuring(async () => {
    for (let round = 0; round < 5; round += 1) await migrate(shop.database)
  })
  expect(failures).toEqual([])
  expect(served).toBeGreaterThan(0)
})

test('a migration that waits for a long transaction lets everybody else through, and comes again', async () => {
  const report = await shop.database.pool.connect()
  await report.query('BEGIN')
  await report.query('SELECT count(*) FROM orders')
  const client = await shop.database.pool.connect()
  await client.query('SET lock_timeout = 300')
  let tries = 0
  const migration = patiently(async () => {
    tries += 1
    if (tries === 3) await report.query('ROLLBACK')
    await client.query('ALTER TABLE orders ADD COLUMN gift_note text')
  })
  const { served, failures } = await serveDuring(() => migration)
  client.release(true)
  report.release()
  expect(tries).toBe(3)
  expect(failures).toEqual([])
  expect(served).toBeGreaterThan(3)
  // The version from before the new column goes on with it.
  expect((await customer.post('/api/order/addToCart', [{ productId, count: 1 }])).statusCode).toBe(200)
})

test('a migration that fails for another reason is not tried again', async () => {
  let tries = 0
  const broken = patiently(async () => {
    tries += 1
    await shop.database.pool.query('ALTER TABLE nothing ADD COLUMN x text')
  })
  await expect(broken).rejects.toThrow('nothing')
  expect(tries).toBe(1)
})
