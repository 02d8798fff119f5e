import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../test/checkout.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'

let shop: TestApp
let ids: Record<'productId' | 'orderId' | 'paymentId' | 'customerId', string>
const bank = makeFakeGateway()

beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
  const customer = await shop.signIn('09220000001')
  const productId = await putProduct(shop.db, { onHand: 5 })
  await fillCart(customer, [{ productId, count: 2 }])
  const started = await customer.get(payUrl())
  expect(authorityOf(started)).not.toBe('')
  await customer.post('/api/order/addToCart', [{ productId, count: 1 }])
  ids = { ...started.json(), productId, customerId: customer.customerId }
})
afterAll(() => shop.close())

// What no code may do, however wrong it is.
test.each([
  [
    'sell more than there is',
    "UPDATE stock SET on_hand = 1 WHERE product_id = '$productId'",
    'stock_is_never_oversold',
  ],
  [
    'hold more than there is',
    "UPDATE stock SET reserved = 6 WHERE product_id = '$productId'",
    'stock_is_never_oversold',
  ],
  [
    'hold less than nothing',
    "UPDATE stock SET reserved = -1 WHERE product_id = '$productId'",
    'stock_is_never_oversold',
  ],
  [
    'open a second cart',
    "INSERT INTO orders (id, customer_id, status, created_at) VALUES ('x', '$customerId', 'pending', now())",
    'orders_one_cart',
  ],
  [
    'put a product into a cart twice',
    'INSERT INTO order_lines SELECT * FROM order_lines',
    'order_lines_order_id_product_id_pk',
  ],
  ['keep a line of nothing', 'UPDATE order_lines SET count = 0', 'order_lines_count'],
  [
    'place an order without an address',
    "UPDATE orders SET address = NULL WHERE id = '$orderId'",
    'orders_placed_is_complete',
  ],
  [
    'charge another sum than its parts',
    "UPDATE orders SET total = total - 1 WHERE id = '$orderId'",
    'orders_amounts_add_up',
  ],
  [
    'open two attempts for one order',
    "INSERT INTO payments (id, order_id, customer_id, method, gateway, amount, status, created_at, requested_at) SELECT 'x', order_id, customer_id, method, gateway, amount, status, created_at, requested_at FROM payments WHERE id = '$paymentId'",
    'payments_one_open',
  ],
  ['ask for no money', "UPDATE payments SET amount = 0 WHERE id = '$paymentId'", 'payments_amount'],
])(
  'the database does not let anybody %s',
  {
    tags: [
      '§D1.2 open a second cart',
      '§D4.20 hold more than there is',
      '§D4.20 sell more than there is',
      '§D4.24 put a product into a cart twice',
    ],
  },
  async (_title, statement, constraint) => {
    const query = statement.replace(/\$(\w+)/g, (_all, name: keyof typeof ids) => ids[name])
    await expect(shop.database.pool.query(query)).rejects.toMatchObject({ constraint })
  },
)

test('what names a row that goes is found by an index', async () => {
  const { rows } = await shop.database.pool.query<{ reference: string }>(`
    SELECT conrelid::regclass || '.' || attname AS reference FROM pg_constraint
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confdeltype IN ('c', 'n') AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1]
        AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    ORDER BY reference`)
  expect(rows.map(({ reference }) => reference)).toEqual([
    // Customers and the staff stay, roles and holds are few.
    'customer_notes.staff_id',
    'customers.invited_by',
    'order_edits.staff_id',
    'order_events.staff_id',
    'order_notes.staff_id',
    'staff.own_role_id',
    'staff_tickets.staff_id',
    'stock_holds.product_id',
  ])
})
