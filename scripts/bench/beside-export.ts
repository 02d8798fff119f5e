import pg from 'pg'
import type { ShopData } from '../lib/data.ts'
import { beside, type Plan } from './beside.ts'
import type { BenchShop } from './shop.ts'
import { signInOwner } from './staff-member.ts'

const ORDERS = 500_000

const FILL = `
  INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
      subtotal, discount, shipping_fee, total, tracking_code, placed_at, created_at)
    SELECT 'bench-' || n, customer.id, 'delivered', 'B' || n, jsonb_build_object('receiverName', 'محمد رضایی ' || n,
      'receiverPhone', '0935' || lpad(n::text, 7, '0'), 'province', 'تهران', 'city', 'تهران', 'street', 'خیابان ولیعصر', 'plaque', '۱',
      'unit', '۲', 'postalCode', '1234567890', 'location', NULL), 'post', 'پست', 100000, 0, 0, 100000, '02408' || n,
      now() - n * interval '3 minutes', now() - n * interval '3 minutes'
    FROM generate_series(1, ${ORDERS}) AS n, (SELECT id FROM customers LIMIT 1) AS customer
    WHERE NOT EXISTS (SELECT FROM orders WHERE id = 'bench-1');
  INSERT INTO order_lines (order_id, product_id, count, unit_price, shown_price, title, slug, added_at)
    SELECT orders.id, product.id, 1, 100000, 100000, 'کالای سنجش', 'bench', placed_at
    FROM orders, (SELECT id FROM products ORDER BY id LIMIT 2) AS product WHERE orders.id LIKE 'bench-%'
    ON CONFLICT DO NOTHING;
  VACUUM ANALYZE orders, order_lines`

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
/** Of the last days as many as one file takes. */
const QUESTION = new URLSearchParams({ from: dayOf(100), to: dayOf(1) })

/** Takes files of orders, one after the other, until it is stopped; counts their bytes. */
const takeFiles = async (owner: Awaited<ReturnType<typeof signInOwner>>, client: pg.Client) => {
  let isOver = false
  let bytes = 0
  let body: ReadableStreamDefaultReader<Uint8Array> | undefined
  const started = Promise.withResolvers<void>()
  const work = (async () => {
    while (!isOver) {
      // The staff take five an hour.
      await client.query('DELETE FROM rate_limits')
      const response = await owner.post(`/api/admin/orders/export?${QUESTION}`, { format: 'csv' })
      body = response.body?.getReader()
      for (let part = await body?.read(); part && !part.done && !isOver; part = await body?.read()) {
        bytes += part.value.length
        started.resolve()
      }
    }
    await body?.cancel()
  })()
  await started.promise
  return async () => {
    isOver = true
    await work
    return bytes / 1e6
  }
}

/** Every row beside files of orders of a shop that has half a million. */
export const besideExport = async (
  { data, shop }: { data: ShopData; shop: BenchShop },
  plan: Plan,
): Promise<string> => {
  const client = new pg.Client({ connectionString: data.databaseUrl })
  await client.connect()
  try {
    plan.say(`  ${ORDERS} orders …`)
    for (const statement of FILL.split(';\n')) await client.query(statement)
    const owner = await signInOwner(shop)
    const begin = () => takeFiles(owner, client)
    return await beside({ name: 'a file of orders', unit: 'file, MB/s', begin }, plan)
  } finally {
    await client.end()
  }
}
