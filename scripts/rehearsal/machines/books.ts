import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../lib/bootstrap.mjs'
import { PRODUCT } from '../shoppers.ts'
import type { Promises } from './buyers.ts'

const withDatabase = async <Result>(url: string, use: (client: pg.Client) => Promise<Result>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** Fills the stock so that no buyer finds the product sold out. */
export const fillShelf = (url: string): Promise<unknown> =>
  withDatabase(url, (client) =>
    client.query(
      'UPDATE stock SET on_hand = 100000 WHERE product_id = (SELECT id FROM products WHERE slug = $1)',
      [PRODUCT],
    ),
  )

export interface Weighed {
  lostOrders: string[]
  lostPayments: number
  /** Orders beyond those that buyers placed. */
  doubled: number
}

/** Compares what the shop promised with its books. */
export const weigh = (
  url: string,
  { placed, confirmed, uncertain }: Promises,
  ordersBefore: number,
): Promise<Weighed> =>
  withDatabase(url, async (client) => {
    // The shop returns the same order again to a customer who did not reach the bank.
    const orders = [...new Set(placed.map(({ orderId }) => orderId))]
    const { rows: kept } = await client.query<{ id: string }>(
      'SELECT id FROM orders WHERE id = ANY($1) AND order_number IS NOT NULL',
      [orders],
    )
    const { rows } = await client.query<Record<'paid' | 'all_orders', number>>(
      `SELECT (SELECT count(*)::int FROM payments WHERE ref_id = ANY($1) AND status = 'paid') AS paid,
        (SELECT count(*)::int FROM orders WHERE order_number IS NOT NULL) AS all_orders`,
      [confirmed.map(({ refId }) => refId)],
    )
    const { paid = 0, all_orders = 0 } = rows[0] ?? {}
    const ids = new Set(kept.map(({ id }) => id))
    return {
      lostOrders: orders.filter((id) => !ids.has(id)),
      lostPayments: confirmed.length - paid,
      doubled: Math.max(0, all_orders - ordersBefore - orders.length - uncertain),
    }
  })

export const countOrders = (url: string): Promise<number> =>
  withDatabase(url, async (client) => {
    const { rows } = await client.query(
      'SELECT count(*)::int AS n FROM orders WHERE order_number IS NOT NULL',
    )
    return rows[0]?.n ?? 0
  })

/** Runs a command of the shop; resolves to what it printed. */
export const runShop = async (
  parameters: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number; printed: string }> => {
  const child = spawn(process.execPath, [join(root, 'apps/api/src/cli/main.ts'), ...parameters], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.on('data', (chunk) => {
    printed += String(chunk)
  })
  const [code] = await once(child, 'close')
  return { code: Number(code), printed }
}
