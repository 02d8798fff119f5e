import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../test/checkout.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../test/staff.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { type Database, openDatabase } from '../db/client.ts'

const CONNECTIONS = 2
let shop: TestApp
let desk: Database
let owner: TestStaff
beforeAll(async () => {
  const other = await createTestApp()
  desk = openDatabase(other.database.url, CONNECTIONS, () => {}, { waitMs: 300, statementMs: 200 })
  shop = await createTestApp({
    database: other.database,
    deskDatabase: desk,
    gateway: makeFakeGateway(0).gateway,
  })
  await other.app.close()
  owner = await signInStaff(shop, 'owner', '09330000001')
})
afterAll(async () => {
  await desk.close()
  await shop.close()
})

test('while every connection of the back office is busy and its people wait, shoppers buy as ever', async () => {
  const busy = await Promise.all(Array.from({ length: CONNECTIONS }, () => desk.pool.connect()))
  const turnedAway = Array.from({ length: 60 }, () => owner.get('/api/admin/orders'))
  while (desk.pool.waitingCount < 50) await new Promise(setImmediate)
  const customer = await shop.signIn('09280000001')
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 2 }])
  expect((await customer.get(payUrl())).statusCode).toBe(200)
  expect((await shop.app.inject('/api/shop/suggest?q=گلیم')).statusCode).toBe(200)
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  for (const response of await Promise.all(turnedAway)) expect(response.statusCode).toBe(503)
  for (const client of busy) client.release()
  expect((await owner.get('/api/admin/orders')).statusCode).toBe(200)
})

test('a statement of the back office ends after its own time, and the call is told to come again', async () => {
  const lock = await shop.database.pool.connect()
  await lock.query('BEGIN')
  await lock.query('LOCK TABLE orders')
  const response = await owner.get('/api/admin/orders')
  await lock.query('ROLLBACK')
  lock.release()
  expect(response.statusCode).toBe(503)
  expect(response.json()).toMatchObject({ code: 'unavailable' })
  expect((await owner.get('/api/admin/orders')).statusCode).toBe(200)
})

test('how long that is, the configuration says', async () => {
  const { database } = shop
  const other = await createTestApp({ database, config: { DATABASE_DESK_STATEMENT_SECONDS: '0.2' } })
  const lock = await database.pool.connect()
  await lock.query('BEGIN')
  await lock.query('LOCK TABLE orders')
  const response = await other.app.inject({ url: '/api/admin/orders', headers: owner.headers })
  await lock.query('ROLLBACK')
  lock.release()
  expect(response.statusCode).toBe(503)
  await other.app.close()
})
