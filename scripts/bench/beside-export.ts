import pg from 'pg'
import { toColumns } from '../lib/columns.ts'
import type { ShopData } from '../lib/data.ts'
import type { Row } from './rows.ts'
import type { BenchShop } from './shop.ts'
import { signInOwner } from './staff-member.ts'

const CONNECTIONS = 10
export const ORDERS = 500_000

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
const exporter = (owner: Awaited<ReturnType<typeof signInOwner>>, client: pg.Client) => {
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
  return {
    started: started.promise,
    stop: async () => {
      isOver = true
      await work
      return bytes
    },
  }
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)
const quarter = (values: readonly number[], part: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

interface Plan {
  data: ShopData
  shop: BenchShop
  rows: readonly Row[]
  rounds: number
  seconds: number
  say: (line: string) => void
}

/**
 * Each row without an export, beside one, and without one again, in short turns: what slows the machine down slows all of them. The
 * ratio of the first and the last says how noisy it was.
 */
export const besideExport = async ({ data, shop, rows, rounds, seconds, say }: Plan): Promise<string> => {
  const client = new pg.Client({ connectionString: data.databaseUrl })
  await client.connect()
  try {
    say(`  ${ORDERS} orders …`)
    for (const statement of FILL.split(';\n')) await client.query(statement)
    const owner = await signInOwner(shop)
    const lines: string[][] = []
    for (const row of rows) {
      say(`  ${row.name} …`)
      await row.run(CONNECTIONS, 2 * seconds)
      const beside: number[] = []
      const noise: number[] = []
      const slowest: number[] = []
      let bytes = 0
      for (let round = 0; round < rounds; round++) {
        const before = await row.run(CONNECTIONS, seconds)
        const file = exporter(owner, client)
        await file.started
        const during = await row.run(CONNECTIONS, seconds)
        bytes += await file.stop()
        const after = await row.run(CONNECTIONS, seconds)
        beside.push((2 * during.perSecond) / (before.perSecond + after.perSecond))
        slowest.push((2 * during.p99) / Math.max(1, before.p99 + after.p99))
        noise.push(after.perSecond / before.perSecond)
      }
      lines.push([
        row.name,
        percent(quarter(beside, 0.5)),
        `${percent(quarter(beside, 0.25))} – ${percent(quarter(beside, 0.75))}`,
        percent(quarter(slowest, 0.5)),
        `${percent(quarter(noise, 0.25))} – ${percent(quarter(noise, 0.75))}`,
        `${(bytes / rounds / seconds / 1e6).toFixed(1)}`,
      ])
      say(`    ${lines.at(-1)?.slice(1).join(' | ')}`)
    }
    return [
      `Beside a file of orders, of what it is without one; ${rounds} turns of ${seconds} s at ${CONNECTIONS} connections`,
      ...toColumns([['', 'a second', 'middle half', 'p99', 'without, twice', 'file, MB/s'], ...lines]),
    ].join('\n')
  } finally {
    await client.end()
  }
}
