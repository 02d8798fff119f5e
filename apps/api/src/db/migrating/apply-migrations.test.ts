import type { MigrationMeta } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { applyMigrations } from './apply-migrations.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

let moment = Date.now() * 2
const migrationOf = (...sql: string[]): MigrationMeta => {
  moment += 1
  return { sql, bps: true, folderMillis: moment, hash: `test-${moment}` }
}
const apply = async (...migrations: MigrationMeta[]) => {
  const client = await shop.database.pool.connect()
  try {
    await applyMigrations(client, migrations)
  } finally {
    client.release(true)
  }
}
const indexesOf = async (name: string) =>
  (
    await shop.database.pool.query(
      'SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = to_regclass($1)',
      [name],
    )
  ).rows
const isThere = async (column: string) =>
  (
    await shop.database.pool.query(
      `SELECT FROM information_schema.columns WHERE table_name = 'orders' AND column_name = $1`,
      [column],
    )
  ).rowCount === 1

test('each migration is there by itself: those before one that fails stay, and it leaves nothing', async () => {
  const first = migrationOf('ALTER TABLE orders ADD COLUMN first_part text')
  const second = migrationOf(
    'ALTER TABLE orders ADD COLUMN second_part text',
    'ALTER TABLE nothing ADD COLUMN x text',
  )
  await expect(apply(first, second)).rejects.toThrow('nothing')
  expect(await isThere('first_part')).toBe(true)
  expect(await isThere('second_part')).toBe(false)
  await apply(first, { ...second, sql: second.sql.slice(0, 1) })
  expect(await isThere('second_part')).toBe(true)
})

test('an index is built while a shopper’s transaction is open, and the others go on', async () => {
  const customer = await shop.signIn('09291000001')
  const productId = await putProduct(shop.db, { onHand: 100, maxPerOrder: 100 })
  const add = () => customer.post('/api/order/addToCart', [{ productId, count: 1 }])
  await add()
  const open = await shop.database.pool.connect()
  await open.query('BEGIN')
  await open.query(`UPDATE orders SET note = '' WHERE id = 'nothing'`)
  const building = apply(
    migrationOf('CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_note" ON "orders" ("note")'),
  )
  await expect.poll(() => indexesOf('orders_by_note')).toEqual([{ indisvalid: false, indisunique: false }])
  expect((await add()).statusCode).toBe(200)
  await open.query('COMMIT')
  open.release()
  await building
  expect(await indexesOf('orders_by_note')).toEqual([{ indisvalid: true, indisunique: false }])
})

test('an index that a crash left unfinished is built anew', async () => {
  const [one, other] = await Promise.all(['09291000002', '09291000003'].map(shop.signIn))
  expect(one?.customerId).not.toBe(other?.customerId)
  const index = `INDEX CONCURRENTLY IF NOT EXISTS "customers_email" ON "customers" ("email")`
  // Both customers have an empty e-mail address, so it cannot be unique.
  await expect(apply(migrationOf(`CREATE UNIQUE ${index}`))).rejects.toThrow('customers_email')
  expect(await indexesOf('customers_email')).toEqual([{ indisvalid: false, indisunique: true }])
  await apply(migrationOf(`CREATE ${index}`))
  expect(await indexesOf('customers_email')).toEqual([{ indisvalid: true, indisunique: false }])
})
