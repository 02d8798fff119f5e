import type { TestApp } from '../test-app.ts'

/** One order each of more customers than one member may take the phones of; the receiver of all of them is «گروه». */
export const putManyCustomers = async ({ database }: Pick<TestApp, 'database'>): Promise<void> => {
  await database.pool.query(`
    INSERT INTO customers (id, phone, invite_code, created_at)
      SELECT 'one-of-many-' || n, '0919' || lpad(n::text, 7, '0'), 'm' || n, now() FROM generate_series(1, 1001) AS n;
    INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
        subtotal, discount, shipping_fee, total, placed_at, created_at)
      SELECT 'order-of-many-' || n, 'one-of-many-' || n, 'delivered', 'M' || n, '{"receiverName": "گروه", "receiverPhone": "09190000000", "province": "تهران", "city": "تهران"}', 'post',
        'پست', 1000, 0, 0, 1000, now(), now() FROM generate_series(1, 1001) AS n`)
}
