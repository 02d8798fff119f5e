import { orderStatuses } from '@hojreh/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openExplaining } from '../../../test/database/query-plans.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database/test-database.ts'
import { makeTestClock } from '../../../test/test-clock.ts'
import { testConfig } from '../../../test/test-config.ts'
import { asLocked } from '../../db/locked.ts'
import { archiveOrders } from './archive-orders.ts'
import { moveOrder } from './move-order.ts'

const { clock } = makeTestClock()
const A_BATCH = 500
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  await database.pool.query(`INSERT INTO customers (id, phone, invite_code, created_at)
    VALUES ('k', '09120000001', 'i', now())`)
})
afterEach(() => database.pool.query('DELETE FROM refunds; DELETE FROM payments; DELETE FROM orders'))
afterAll(() => database.close())

/** So many orders of a status, each a minute older than the one before; their ids end in numbers from 1. */
const put = (status: string, months: number, count = 1) =>
  database.pool.query(
    `INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
        subtotal, discount, shipping_fee, total, placed_at, created_at)
      SELECT $1 || $2 || '-' || n, 'k', $1, $1 || $2 || '-' || n, '{}', 'post', 'پست', 1000, 0, 0, 1000,
        $3::timestamptz - make_interval(months => $2::int) - n * interval '1 minute', now()
      FROM generate_series(1, $4::int) AS n`,
    [status, months, clock().toISOString(), count],
  )
const owe = (orderId: string, state: 'owed' | 'done') =>
  database.pool.query(
    `WITH paid AS (INSERT INTO payments (id, order_id, customer_id, method, gateway, amount, status, created_at, requested_at)
        VALUES ($1, $1, 'k', 'online', 'sandbox', 1000, 'paid', now(), now()) RETURNING id)
      INSERT INTO refunds (id, order_id, payment_id, kind, amount, state, created_at, done_at)
        SELECT id, id, id, 'sum', 10, $2::text, now(), CASE WHEN $2 = 'done' THEN now() END FROM paid`,
    [orderId, state],
  )
const archive = (months = '24', db = database.db) =>
  archiveOrders({
    config: testConfig({ ARCHIVE_ORDERS_AFTER_MONTHS: months }),
    database: { ...database, db },
    clock,
  })
const archived = async () => {
  const { rows } = await database.pool.query<{ id: string }>('SELECT id FROM orders WHERE is_archived')
  return rows.map(({ id }) => id).toSorted()
}

test('orders of two years ago that nobody waits for are archived, and no others', async () => {
  for (const status of orderStatuses) await put(status, 24, status === 'pending' ? 1 : 2)
  await put('delivered', 23)
  await owe('delivered24-1', 'owed')
  await owe('delivered24-2', 'done')
  await archive('0')
  expect(await archived()).toEqual([])
  await archive()
  expect(await archived()).toEqual([
    'cancelled24-1',
    'cancelled24-2',
    'delivered24-2',
    'refunded24-1',
    'refunded24-2',
    'returned24-1',
    'returned24-2',
  ])
})

test('the oldest come first, a batch a run, and two processes at once take two of them', async () => {
  await put('delivered', 25, 3 * A_BATCH)
  await archive()
  const first = await archived()
  expect(first).toHaveLength(A_BATCH)
  expect(first).toContain(`delivered25-${3 * A_BATCH}`)
  expect(first).not.toContain('delivered25-1')
  await Promise.all([archive(), archive()])
  expect(await archived()).toHaveLength(3 * A_BATCH)
})

test('an order that somebody holds waits for the next run, and nobody for the order', async () => {
  await put('delivered', 25, 2)
  const holder = await database.pool.connect()
  await holder.query(`BEGIN; SELECT FROM orders WHERE id = 'delivered25-2' FOR UPDATE`)
  await archive()
  expect(await archived()).toEqual(['delivered25-1'])
  await holder.query('ROLLBACK')
  holder.release()
  await archive()
  expect(await archived()).toEqual(['delivered25-1', 'delivered25-2'])
})

test('an order that moves again is archived no more', async () => {
  await put('cancelled', 25)
  await archive()
  expect(await archived()).toEqual(['cancelled25-1'])
  const order = asLocked({ id: 'cancelled25-1', status: 'cancelled' as const })
  await database.db.transaction((tx) => moveOrder(tx, order, 'refund_due', 'system', clock()))
  await archive()
  expect(await archived()).toEqual([])
})

test('however much is archived or of today, a run reads neither', async () => {
  await put('delivered', 25, A_BATCH)
  await put('delivered', 1, 10 * A_BATCH)
  await archive()
  await put('delivered', 26, 3)
  await database.pool.query('VACUUM ANALYZE orders')
  const explaining = openExplaining(database.url)
  const plans = await explaining.plansOf(() => archive('24', explaining.db))
  await explaining.close()
  expect(await archived()).toHaveLength(A_BATCH + 3)
  for (const { scanned, rowsRead } of plans) {
    expect(scanned).toEqual([])
    expect(rowsRead).toBeLessThan(20)
  }
})
