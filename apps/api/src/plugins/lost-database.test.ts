import { errorResponse } from '@hojreh/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl, stockOf } from '../../test/checkout.ts'
import { loseDatabase } from '../../test/database/lose-database.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { type Database, openDatabase } from '../db/client.ts'

const bank = makeFakeGateway()
let shop: TestApp
const opened: Database[] = []
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(async () => {
  await shop.close()
  for (const database of opened) await database.close()
})

/** Another process on the same data, with less patience. */
const impatient = async (limits: Parameters<typeof openDatabase>[3], size = 3) => {
  const database = { ...openDatabase(shop.database.url, size, () => {}, limits), url: shop.database.url }
  opened.push(database)
  const config = { DATABASE_QUEUE: '5' }
  return createTestApp({ database, time: shop.time, gateway: bank.gateway, config })
}
const expectUnavailable = (response: { statusCode: number; headers: object; json: () => unknown }) => {
  expect(response.statusCode).toBe(503)
  expect(errorResponse.parse(response.json())).toMatchObject({ code: 'unavailable' })
  expect(errorResponse.parse(response.json()).message).toMatch(/[آ-ی]/)
  expect(Number((response.headers as Record<string, string>)['retry-after'])).toBeGreaterThan(0)
}

test('while the database is away every call says so and when to try again, the process lives, and it recovers by itself', async () => {
  const customer = await shop.signIn('09280000001')
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 2 }])
  const giveBack = await loseDatabase(shop.database)

  expect((await shop.app.inject('/readyz')).statusCode).toBe(503)
  expect((await shop.app.inject('/livez')).statusCode).toBe(200)
  expectUnavailable(await shop.app.inject('/api/shop/suggest?q=گلیم'))
  expectUnavailable(await customer.get(payUrl()))
  expectUnavailable(await customer.post('/api/order/addToCart', [{ productId, count: 1 }]))
  for (const { run } of shop.app.jobs) await run().catch(() => {})

  await giveBack()
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  expect((await customer.get(payUrl())).statusCode).toBe(200)
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 2, sold: 0 })
})

test('a connection that is lost between two statements fails its call, not the process, and leaves nothing half done', async () => {
  const customer = await shop.signIn('09280000002')
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 2 }])
  const lock = await shop.database.pool.connect()
  await lock.query('BEGIN')
  await lock.query('SELECT FROM stock WHERE product_id = $1 FOR UPDATE', [productId])
  const paying = customer.get(payUrl())
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await shop.database.pool.query<{ waiting: number }>(
      `SELECT count(pg_terminate_backend(pid)) AS waiting FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    )
    waiting = rows[0]?.waiting ?? 0
  }
  expectUnavailable(await paying)
  await lock.query('ROLLBACK')
  lock.release()
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  expect((await customer.get(payUrl())).statusCode).toBe(200)
})

test('a statement that takes too long is ended, and its call is told to come again', async () => {
  const other = await impatient({ statementMs: 200 })
  const customer = await shop.signIn('09280000003')
  const lock = await shop.database.pool.connect()
  await lock.query('BEGIN')
  await lock.query('SELECT FROM customers WHERE id = $1 FOR UPDATE', [customer.customerId])
  const { headers } = customer
  const productId = await putProduct(shop.db)
  const payload = [{ productId, count: 1 }]
  expectUnavailable(await other.app.inject({ method: 'POST', url: '/api/order/addToCart', headers, payload }))
  await lock.query('ROLLBACK')
  lock.release()
  const again = await other.app.inject({ method: 'POST', url: '/api/order/addToCart', headers, payload })
  expect(again.json()).toMatchObject({ totalCount: 1 })
  await other.app.close()
})

test.each([
  ['is the victim of a deadlock', '40P01', '09280000005'],
  ['cannot be serialized', '40001', '09280000006'],
])('a transaction that %s is undone, and its call is told to come again', async (_what, code, phone) => {
  const customer = await shop.signIn(phone)
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 2 }])
  await shop.database.pool.query(`
    CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'planned' USING ERRCODE = '${code}'; END $$;
    CREATE TRIGGER give_up BEFORE INSERT ON stock_holds FOR EACH ROW EXECUTE FUNCTION give_up()`)
  expectUnavailable(await customer.get(payUrl()))
  await shop.database.pool.query('DROP FUNCTION give_up CASCADE')
  expect((await customer.get(payUrl())).statusCode).toBe(200)
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 2, sold: 0 })
})

test('when all connections are busy calls wait a moment, then are told to come again, and too many are told at once', async () => {
  const other = await impatient({ waitMs: 500 }, 2)
  // One more connection reads the content revision.
  const busy = await other.database.pool.connect()
  const ask = () => other.app.inject('/api/shop/suggest?q=سفال')
  let gaveUp = 0
  const waiting = Array.from({ length: 5 }, async () => {
    const response = await ask()
    gaveUp += 1
    return response
  })
  while (other.database.pool.waitingCount < 5) await new Promise(setImmediate)
  const turnedAway = await ask()
  // It came last and is told while the others still wait.
  expect(gaveUp).toBe(0)
  expectUnavailable(turnedAway)
  for (const response of await Promise.all(waiting)) expectUnavailable(response)
  expect((await other.app.inject('/readyz')).statusCode).toBe(503)
  busy.release()
  expect((await ask()).statusCode).toBe(200)
  expect((await other.app.inject('/readyz')).statusCode).toBe(200)
  await other.app.close()
})
