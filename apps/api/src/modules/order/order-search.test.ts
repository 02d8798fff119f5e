import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExplaining } from '../../../test/database/query-plans.ts'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { isLong, runs } from '../../../test/runs.ts'
import { type OrderSearch, orderSearchRepository } from './order-search.repository.ts'

const ORDERS = runs(20_000, 500_000)
const A_PAGE = 50
/** So many newest orders; those before them are archived, unless they wait. */
const ARCHIVED_AFTER = 0.7 * ORDERS
/** Rows of a page with its lines and payments, and of what an index finds besides. */
const A_PAGES_ROWS = 20 * A_PAGE

const NAMES = `(ARRAY['سارا امینی', 'علی کریمی', 'مریم رضایی', 'رضا حسینی', 'زهرا موسوی'])[1 + n % 5] || ' ' || n`
const FILL = `
  INSERT INTO customers (id, phone, invite_code, created_at)
    SELECT 'k' || n, '0912' || lpad(n::text, 7, '0'), 'i' || n, now() FROM generate_series(1, ${ORDERS / 4}) AS n;
  INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined, created_at, updated_at)
    VALUES ('p1', 'test:1', 'SKU-1', 'slug-1', 'کالا', 1000, '', '', now(), now());
  INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
      subtotal, discount, shipping_fee, total, tracking_code, is_archived, placed_at, created_at)
    SELECT 'o' || n, 'k' || 1 + n % ${ORDERS / 4},
      CASE WHEN n % 1000 = 0 THEN 'paid' WHEN n % 7 = 0 THEN 'cancelled' ELSE 'delivered' END, (10000 + n)::text,
      jsonb_build_object('receiverName', ${NAMES}, 'receiverPhone', '0935' || lpad(n::text, 7, '0')),
      'post', 'پست', 1000, 0, 0, 1000, '02408' || lpad(n::text, 9, '0'), n > ${ARCHIVED_AFTER} AND n % 1000 > 0, now() - n * interval '1 minute', now()
    FROM generate_series(1, ${ORDERS}) AS n;
  INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, added_at)
    SELECT id, 'p1', 1, 1000, 1000, now() FROM orders;
  INSERT INTO payments (id, order_id, customer_id, method, gateway, amount, status, created_at, requested_at)
    SELECT id, id, customer_id, CASE WHEN order_number::int % 50 = 0 THEN 'card' ELSE 'online' END, 'sandbox', 1000,
      'failed', now(), now() FROM orders;
  VACUUM ANALYZE customers, orders, order_lines, payments;`

let database: Awaited<ReturnType<typeof createTestDatabase>>
let explaining: ReturnType<typeof openExplaining>
beforeAll(async () => {
  database = await createTestDatabase()
  const client = await database.pool.connect()
  await client.query('SET statement_timeout = 0')
  for (const statement of FILL.split(';\n')) await client.query(statement)
  client.release(true)
  explaining = openExplaining(database.url)
}, 600_000)
afterAll(async () => {
  await explaining.close()
  await database.close()
})

const LONG_AGO = { at: new Date(Date.now() - (ORDERS / 2) * 60_000), id: 'o1' }

test.each<[string, Partial<OrderSearch>, { at: Date; id: string }?]>([
  ['the newest ones', {}],
  ['the oldest ones', { sort: 'oldest' }],
  ['a page far down', {}, LONG_AGO],
  ['those to pack', { statuses: ['paid'], sort: 'oldest' }],
  ['those of two statuses', { statuses: ['paid', 'cancelled'] }],
  ['one by its number', { q: '10777' }],
  ['those of a customer’s phone', { q: '09120000777' }],
  ['those to a phone', { q: '09350000777' }],
  ['one by its tracking code', { q: '02408000000777' }],
  ['one by a rare name', { q: 'امینی 7775' }],
  ['those of a name that a fifth of all have', { q: 'سارا امینی' }],
  ['the oldest of that name', { q: 'سارا امینی', sort: 'oldest' }],
  [
    'the oldest of that name that are cancelled',
    { q: 'سارا امینی', statuses: ['cancelled'], sort: 'oldest' },
  ],
  ['archived ones of that name', { q: 'سارا امینی', isArchived: true }],
  ['the oldest archived ones of that name', { q: 'سارا امینی', isArchived: true, sort: 'oldest' }],
  [
    'archived ones of that name that are cancelled',
    { q: 'سارا امینی', isArchived: true, statuses: ['cancelled'] },
  ],
  ['an archived one by a rare name', { q: 'امینی 17775', isArchived: true }],
  ['an archived one by its number', { q: '29777' }],
  ['those of that name to pack', { q: 'سارا امینی', statuses: ['paid'] }],
  ['those of that name far down', { q: 'سارا امینی' }, LONG_AGO],
  ['those that were paid online', { method: 'online' }],
  [
    'those of a day',
    { from: new Date(Date.now() - 3 * 86_400_000), before: new Date(Date.now() - 2 * 86_400_000) },
  ],
])('%s are found by an index, without a look at all orders', async (title, given, last) => {
  const search: OrderSearch = { sort: 'newest', ...given }
  const repository = orderSearchRepository(explaining.db)
  let found = 0
  const plans = await explaining.plansOf(async () => {
    found = (await repository.list(search, A_PAGE, last)).length
  })
  expect(found).toBeGreaterThan(0)
  for (const { scanned, rowsRead } of plans) {
    expect(scanned).toEqual([])
    expect(rowsRead).toBeLessThanOrEqual(A_PAGES_ROWS)
  }
  if (!isLong) return
  const times: number[] = []
  for (let run = 0; run < 100; run += 1) {
    const start = performance.now()
    await repository.list(search, A_PAGE, last)
    await repository.count(search)
    times.push(performance.now() - start)
  }
  const p95 = times.toSorted((one, other) => one - other)[94] ?? 0
  process.stdout.write(`  ${title}: list and count p95 ${p95.toFixed(1)} ms of ${ORDERS} orders\n`)
})

test('a list is counted to ten thousand, and what a name finds to two hundred', async () => {
  const { count } = orderSearchRepository(database.db)
  expect(await count({ sort: 'newest' })).toBe(10_000)
  expect(await count({ sort: 'newest', q: 'سارا امینی' })).toBe(200)
  expect(await count({ sort: 'newest', q: 'سارا امینی' }, 201)).toBe(201)
})

test.each([
  ['many', 'سارا امینی', 200],
  ['one', 'امینی 7775', 1],
  ['nobody', 'هیچ‌کس', 0],
])(
  'the first page of a search that finds %s has the rows of the list and their count',
  async (_, q, total) => {
    const repository = orderSearchRepository(database.db)
    for (const sort of ['newest', 'oldest'] as const) {
      const first = await repository.firstPage({ sort, q }, A_PAGE, 200)
      expect(first.rows).toEqual(await repository.list({ sort, q }, A_PAGE))
      expect(first.total).toBe(total)
    }
  },
)
