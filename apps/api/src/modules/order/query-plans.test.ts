import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExplaining, type QueryPlan } from '../../../test/database/query-plans.ts'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { asLocked } from '../../db/locked.ts'
import { addressRepository } from '../address/address.repository.ts'
import { cartRepository, type OpenCart } from '../cart/cart.repository.ts'
import { commentRepository } from '../comment/comment.repository.ts'
import { pruneContentChanges, readContentRevision } from '../content-revision/content-revision.ts'
import { lockForSession } from '../identity/customer-lock.ts'
import { sessionRepository } from '../identity/sessions/session.repository.ts'
import { holdsOf, stockRepository } from '../inventory/stock.repository.ts'
import { orderNoticeRepository } from '../order-notice/order-notice.repository.ts'
import { paymentRepository } from '../payment/payment.repository.ts'
import { orderRepository } from './order.repository.ts'

const CUSTOMERS = 2_000
/** Of each customer: some paid, one waiting for its payment, and a cart. */
const ORDERS = 10
/** On each product; on the first one many times as many. */
const COMMENTS = 4
const A_PAGE = 10
/** A customer's orders, their lines, products and stock. */
const A_CUSTOMERS_ROWS = 5 * ORDERS

const FILL = `
  INSERT INTO customers (id, phone, invite_code, created_at)
    SELECT 'k' || n, '0912' || lpad(n::text, 7, '0'), 'i' || n, now() FROM generate_series(1, ${CUSTOMERS}) AS n;
  INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined, created_at, updated_at)
    SELECT 'p' || n, 'test:' || n, 'SKU-' || n, 'slug-' || n, 'کالای ' || n, 1000, '', '', now(), now()
    FROM generate_series(1, ${CUSTOMERS}) AS n;
  INSERT INTO stock (product_id, on_hand, reserved) SELECT id, 50, 1 FROM products;
  INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
      subtotal, discount, shipping_fee, total, placed_at, created_at)
    SELECT 'o' || k || '-' || n, 'k' || k, CASE WHEN n = 1 THEN 'awaiting_payment' ELSE 'paid' END, k || '-' || n, '{}',
      'post', 'پست', 1000, 0, 0, 1000, now() - n * interval '1 day' - k * interval '1 minute', now()
    FROM generate_series(1, ${CUSTOMERS}) AS k, generate_series(1, ${ORDERS - 1}) AS n;
  INSERT INTO addresses (id, customer_id, title, receiver_name, receiver_phone, province, city, street, plaque, unit,
      postal_code, is_default, created_at)
    SELECT 'a' || k, 'k' || k, '', '', '', '', '', '', '', '', '', true, now() FROM generate_series(1, ${CUSTOMERS}) AS k;
  INSERT INTO orders (id, customer_id, status, address_id, created_at)
    SELECT 'c' || k, 'k' || k, 'pending', 'a' || k, now() FROM generate_series(1, ${CUSTOMERS}) AS k;
  INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, added_at)
    SELECT id, 'p' || substr(customer_id, 2), 1, 1000, 1000, now() FROM orders;
  INSERT INTO stock_holds (order_id, product_id, customer_id, count, expires_at)
    SELECT 'o' || k || '-1', 'p' || k, 'k' || k, 1, now() FROM generate_series(1, ${CUSTOMERS}) AS k;
  INSERT INTO payments (id, order_id, customer_id, method, gateway, amount, status, authority, created_at, requested_at)
    SELECT id, id, customer_id, 'online', 'sandbox', 1000, 'open', 'A' || id, now(), now() FROM orders
    WHERE status = 'awaiting_payment';
  UPDATE orders SET customer_id = 'k1' WHERE id LIKE 'o%' AND right(customer_id, 1) = '1';
  INSERT INTO order_notices (id, order_id, event, channel, dedupe_key, status, due_at, created_at, settled_at)
    SELECT id, id, 'paid', 'webhook', id, 'sent', now(), now(), now() FROM orders WHERE status = 'paid';
  INSERT INTO sessions (id, customer_id, is_by_code, user_agent, ip, created_at, last_seen_at, expires_at)
    SELECT 's' || k || '-' || n, 'k' || k, true, '', '', now(), now(), now() + interval '30 days'
    FROM generate_series(1, ${CUSTOMERS}) AS k, generate_series(1, 10) AS n;
  INSERT INTO comments (id, product_id, author_name, is_buyer, rating, text, status, created_at)
    SELECT 'm' || n, 'p' || CASE WHEN n <= ${CUSTOMERS} THEN 1 ELSE n % ${CUSTOMERS} + 1 END, '', false, 1 + n % 5, '',
      CASE WHEN n % 10 = 0 THEN 'pending' ELSE 'published' END, now() - n * interval '1 minute'
    FROM generate_series(1, ${(COMMENTS + 1) * CUSTOMERS}) AS n;
  INSERT INTO comment_votes (comment_id, customer_id, created_at)
    SELECT id, 'k' || n, now() FROM comments, generate_series(1, 3) AS n;
  VACUUM ANALYZE customers, order_notices, addresses, products, stock, orders, order_lines, stock_holds, payments, sessions, comments, comment_votes;`

let database: Awaited<ReturnType<typeof createTestDatabase>>
/** Another connection's snapshot may hide rows from VACUUM for a moment, and then an index alone answers nothing. */
const untilAllVisible = (tables: readonly string[]) =>
  eventually(async () => {
    await database.pool.query(`VACUUM ${tables.join(', ')}`)
    const { rows } = await database.pool.query(
      'SELECT relname FROM pg_class WHERE relname = ANY($1) AND relallvisible < relpages',
      [tables],
    )
    expect(rows).toEqual([])
  })
let explaining: ReturnType<typeof openExplaining>
beforeAll(async () => {
  database = await createTestDatabase()
  for (const statement of FILL.split(';\n')) await database.pool.query(statement)
  await untilAllVisible(['comments', 'orders'])
  explaining = openExplaining(database.url)
}, 60_000)
afterAll(async () => {
  await explaining.close()
  await database.close()
})

const readsOnly = (plans: readonly QueryPlan[], most: number) => {
  expect(plans.length).toBeGreaterThan(0)
  for (const { scanned, rowsRead } of plans) {
    expect(scanned).toEqual([])
    expect(rowsRead).toBeLessThanOrEqual(most)
  }
}

describe('in a shop of twenty thousand orders', () => {
  test('a cart is read from the rows of its customer, whatever the shop has sold', async () => {
    let cart: OpenCart | undefined
    const plans = await explaining.plansOf(async () => {
      cart = await cartRepository(explaining.db).find('k7')
    })
    expect(cart).toMatchObject({
      cart: { id: 'c7' },
      address: { id: 'a7' },
      unpaid: { id: 'o7-1' },
      lines: [{ productId: 'p7' }],
    })
    readsOnly(plans, A_CUSTOMERS_ROWS)
  })

  test.each([
    [
      'the lock of a customer and their session',
      () => lockForSession(explaining.db, { customerId: 'k7', sessionId: 's7-1' }, new Date()),
      2,
    ],
    ['goods that are put into a cart', () => cartRepository(explaining.db).products('k7', ['p7', 'p8']), 8],
    ['an order that is paid', () => orderRepository(explaining.db).lock('o7-1'), 1],
    ['its lines', () => orderRepository(explaining.db).lines('o7-1'), 1],
    [
      'a payment that the gateway tells of',
      () => paymentRepository(explaining.db).findOwnByAuthority('k7', 'Ao7-1'),
      2,
    ],
    ['stock that is locked', () => stockRepository(explaining.db).lock(holdsOf.customer('k7')), 4],
  ])('%s is found by its key', async (_name, work, most) => {
    readsOnly(await explaining.plansOf(work), most)
  })

  test.each([
    ['their addresses', () => addressRepository(explaining.db).list('k7'), 2],
    ['sessions that are over', () => sessionRepository(explaining.db).removeOld(new Date()), 2],
    [
      'attempts that were given up',
      () =>
        paymentRepository(explaining.db).takeGivenUp({
          gateway: 'sandbox',
          madeAfter: new Date(0),
          checkedBefore: new Date(),
          now: new Date(),
          count: A_PAGE,
        }),
      2,
    ],
    [
      'notices that were sent long ago',
      () => orderNoticeRepository(explaining.db).removeOld(new Date(Date.now() - 30 * 86_400_000)),
      2,
    ],
    ['the session of a call', () => sessionRepository(explaining.db).findLive('s7-1', 'k7', new Date()), 1],
    [
      'a page of the orders of somebody who has many',
      () => orderRepository(explaining.db).list('k1', undefined, A_PAGE, 0),
      2 * A_PAGE,
    ],
    ['how many orders there are', () => orderRepository(explaining.db).count('k7', undefined), 2 * ORDERS],
    [
      'a page of comments on a product that has many',
      () => commentRepository(explaining.db).readPublished({ productId: 'p1' }, { offset: 0, take: A_PAGE }),
      // With three votes each.
      2 * A_PAGE + 3 * A_PAGE,
    ],
    [
      'what was sold on each of two days',
      () =>
        orderRepository(explaining.db).sumsOfDays([
          new Date(Date.now() - 3 * 86_400_000),
          new Date(Date.now() - 86_400_000),
        ]),
      // Each customer ordered once a day, and each day is read once.
      2 * CUSTOMERS + 100,
    ],
    [
      'how many comments there are',
      () => commentRepository(explaining.db).countPublished({ productId: 'p7' }),
      2 * COMMENTS,
    ],
    ['their stars', () => commentRepository(explaining.db).countRatings({ productId: 'p7' }), 2 * COMMENTS],
    [
      'a sum for a card payment',
      () => orderRepository(explaining.db).chooseCardAmount(asLocked({ id: 'o7-1' }), 1_000),
      3,
    ],
  ])('%s: no more is read than it takes', async (_name, work, most) => {
    readsOnly(await explaining.plansOf(work), most)
  })

  test.each([
    ['reviews', () => commentRepository(explaining.db).countPublished({ productId: 'p1' }), 'comments_stars'],
    [
      'their stars',
      () => commentRepository(explaining.db).countRatings({ productId: 'p1' }),
      'comments_stars',
    ],
    [
      'what was sold on a day',
      () => orderRepository(explaining.db).sumsOfDays([new Date(Date.now() - 2 * 86_400_000)]),
      'orders_by_time',
    ],
  ])('%s: counted from an index alone', async (_name, work, index) => {
    const plans = await explaining.plansOf(work)
    expect(plans.flatMap(({ onlyIndexes }) => onlyIndexes)).toContain(index)
  })

  test('the poll of the content revision reads what is not counted yet, however much has changed', async () => {
    await database.pool.query(`INSERT INTO content_changes (made_at)
      SELECT now() - interval '1 hour' FROM generate_series(1, ${CUSTOMERS})`)
    await pruneContentChanges(database)
    const [plan] = await explaining.plansOf(() => readContentRevision(explaining))
    expect(plan?.rowsRead).toBeLessThan(A_PAGE)
  })

  test('goods that are set aside, sold and given back are found by their keys', async () => {
    const stock = await stockRepository(explaining.db).lock(null)
    const wanted = [{ productId: 'p9', count: 1 }]
    const order = { id: 'o9-1', customerId: 'k9' }
    const reserving = () =>
      stock.reserve(order, wanted, { held: holdsOf.customer('k9'), expiresAt: new Date(), isOfDesk: false })
    readsOnly(await explaining.plansOf(reserving), 10)
    readsOnly(await explaining.plansOf(() => stock.sell('o9-1', wanted)), 10)
    readsOnly(await explaining.plansOf(() => stock.release(holdsOf.order('o9-1'))), 10)
  })
})
