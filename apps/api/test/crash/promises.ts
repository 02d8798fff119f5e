import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { buildApp } from '../../src/app.ts'
import { stock, stockHolds } from '../../src/modules/inventory/inventory.tables.ts'
import { orders } from '../../src/modules/order/order.tables.ts'
import { payments } from '../../src/modules/payment/payment.tables.ts'
import { auditBooks } from '../../src/workflows/audit/audit-books.ts'
import { auditGateway } from '../../src/workflows/audit/audit-gateway.ts'
import type { Bank } from './bank.ts'
import { FIRST_STOCK } from './crowd.ts'
import type { Ledger } from './ledger.ts'
import type { ServedShop } from './served-shop.ts'

type Shop = Pick<ServedShop, 'database' | 'config'>

/** Lets the shop's own jobs finish everything, an hour later. */
export const tidyUp = async ({ database, config }: Shop, bank: Bank): Promise<void> => {
  const app = await buildApp({
    config,
    database,
    clock: () => new Date(Date.now() + 60 * 60_000),
    gateway: bank.gateway,
  })
  const isOpen = eq(payments.status, 'open')
  const { db } = database
  do for (const job of app.jobs) await job.run()
  while ((await db.$count(payments, isOpen)) + (await db.$count(stockHolds)) > 0)
  await app.close()
}

/** What the shop said is true: orders, payments, cancellations and goods that came in. */
export const checkPromises = async ({ database: { db, pool } }: Shop, ledger: Ledger): Promise<void> => {
  const orderOf = new Map((await db.select().from(orders)).map((order) => [order.id, order]))
  const attempts = await db.select().from(payments).orderBy(asc(payments.createdAt))
  for (const { orderId, paymentId } of ledger.placed) {
    expect(orderOf.get(orderId)?.orderNumber).toBeTruthy()
    expect(attempts.find(({ id }) => id === paymentId)).toMatchObject({ orderId })
  }
  for (const { orderId, refId } of ledger.confirmed) {
    expect(attempts.find((attempt) => attempt.refId === refId)).toMatchObject({ orderId })
    const possible = ledger.cancelled.includes(orderId)
      ? ['refund_due']
      : ledger.perhapsCancelled.includes(orderId)
        ? ['paid', 'refund_due']
        : ['paid']
    expect(possible).toContain(orderOf.get(orderId)?.status)
  }
  for (const orderId of ledger.cancelled)
    expect(['cancelled', 'refund_due']).toContain(orderOf.get(orderId)?.status)
  const noted = new Set(
    (await pool.query<{ id: string }>('SELECT id FROM deliveries')).rows.map(({ id }) => id),
  )
  for (const id of ledger.delivered) expect(noted.has(id)).toBe(true)
}

/** How many of the orders and payments that were acknowledged are there. */
export const keptOf = async ({ database: { db } }: Shop, { placed, confirmed }: Ledger) => {
  const attempts = await db.select().from(payments)
  const ids = new Set(attempts.map(({ id }) => id))
  const paid = new Set(attempts.map(({ refId }) => refId))
  return {
    placed: placed.filter(({ paymentId }) => ids.has(paymentId)).length,
    confirmed: confirmed.filter(({ refId }) => paid.has(refId)).length,
  }
}

/** All that the bank took is in the books. */
export const checkMoney = async ({ database: { db } }: Shop, bank: Bank): Promise<void> => {
  const attempts = await db.select().from(payments)
  for (const authority of await bank.paid())
    expect(['paid', 'refund_due']).toContain(
      attempts.find((attempt) => attempt.authority === authority)?.status,
    )
}

export const checkStock = async ({ database: { db, pool } }: Shop): Promise<void> => {
  expect(await db.select().from(stockHolds)).toEqual([])
  for (const { productId, onHand, reserved } of await db.select().from(stock)) {
    const { rows } = await pool.query<{ sold: number; delivered: number }>(
      `SELECT
        (SELECT coalesce(sum(count), 0) FROM order_lines JOIN orders ON id = order_id
          WHERE product_id = $1 AND status = 'paid') AS sold,
        (SELECT coalesce(sum(count), 0) FROM deliveries WHERE product_id = $1) AS delivered`,
      [productId],
    )
    expect(reserved).toBe(0)
    expect(onHand + (rows[0]?.sold ?? 0)).toBe(FIRST_STOCK + (rows[0]?.delivered ?? 0))
  }
}

/** Authorities that money was paid for and that the books do not know: of what a restored database has lost. */
export const unknownTo = async ({ database: { db } }: Shop, bank: Bank): Promise<string[]> => {
  const known = new Set((await db.select().from(payments)).map(({ authority }) => authority))
  return (await bank.paid()).filter((authority) => !known.has(authority))
}

/**
 * Both audits are green, but for money that is known to be `lost`; returns how many attempts were compared with the bank.
 */
export const checkBooks = async (
  { database }: Shop,
  bank: Bank,
  lost: readonly string[] = [],
): Promise<number> => {
  expect(await auditBooks(database, new Date())).toEqual([])
  const { findings, asked } = await auditGateway({
    database,
    gateway: bank.gateway,
    since: new Date(0),
    secondLookMs: 1,
  })
  expect(findings.filter(({ code, subject }) => code !== 'unknown_to_us' || !lost.includes(subject))).toEqual(
    [],
  )
  return asked
}
