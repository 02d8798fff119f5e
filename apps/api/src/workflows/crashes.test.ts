import { setTimeout as delay } from 'node:timers/promises'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf } from '../../test/address-of.ts'
import { type Bank, openBank } from '../../test/crash/bank.ts'
import { type DoomedShop, openDoomedShop, type Victim } from '../../test/crash/doomed-shop.ts'
import { type Ledger, openLedger } from '../../test/crash/ledger.ts'
import { shop as goShopping, type Person } from '../../test/crash/shopper.ts'
import { putProduct } from '../../test/put-product.ts'
import { isLong, runs } from '../../test/runs.ts'
import { createTestApp } from '../../test/test-app.ts'
import { buildApp } from '../app.ts'
import { stock, stockHolds } from '../modules/inventory/inventory.tables.ts'
import { orders } from '../modules/order/order.tables.ts'
import { payments } from '../modules/payment/payment.tables.ts'
import { systemClock } from '../shared/clock.ts'
import { auditBooks } from './audit/audit-books.ts'
import { auditGateway } from './audit/audit-gateway.ts'

const KILLS = runs(3, 210)
const SHOPPERS = 6
/** A cluster, a shop in it and an api: slow on a busy machine. */
const BEGIN_WITHIN_MS = 180_000
const FIRST_STOCK = 400
const victims: readonly Victim[] = ['api', 'database', 'both']

let bank: Bank
let shop: DoomedShop
let people: Person[]
let productIds: string[]
beforeAll(async () => {
  bank = await openBank()
  shop = await openDoomedShop(bank.environment)
  productIds = []
  for (let index = 0; index < 4; index += 1)
    productIds.push(await putProduct(shop.database.db, { onHand: FIRST_STOCK, maxPerOrder: 1_000 }))
  const time = { clock: systemClock, advance: () => {} }
  const door = await createTestApp({ database: shop.database, time, config: { SECRET: shop.config.SECRET } })
  people = []
  for (let index = 0; index < SHOPPERS; index += 1) {
    const { headers, post } = await door.signIn(`0934000000${index}`)
    const { addressId } = (await post('/api/order/newAddress', addressOf())).json()
    people.push({ headers, addressId })
  }
  await door.app.close()
  await shop.database.pool.query(
    'CREATE TABLE deliveries (id text PRIMARY KEY, product_id text, count integer)',
  )
}, BEGIN_WITHIN_MS)
afterAll(async () => {
  await shop.close()
  await bank.close()
})

/** The operator's goods come in: stock and its note in one transaction, acknowledged or not. */
const deliver = async (ledger: Ledger, isOver: () => boolean): Promise<void> => {
  for (let number = 1; !isOver(); number += 1) {
    const productId = productIds[number % productIds.length]
    const id = String(number)
    try {
      await shop.database.pool.query(
        `WITH note AS (INSERT INTO deliveries VALUES ($1, $2, 3) RETURNING product_id)
        UPDATE stock SET on_hand = on_hand + 3 FROM note WHERE stock.product_id = note.product_id`,
        [id, productId],
      )
      ledger.delivered.push(id)
    } catch {
      // The database died under it; the note tells which half of the world we are in.
    }
    await delay(100)
  }
}

/** Lets the shop's own jobs finish everything, an hour later. */
const tidyUp = async (): Promise<void> => {
  const app = await buildApp({
    config: shop.config,
    database: shop.database,
    clock: () => new Date(Date.now() + 60 * 60_000),
    gateway: bank.gateway,
  })
  const isOpen = eq(payments.status, 'open')
  const { db } = shop.database
  do for (const job of app.jobs) await job.run()
  while ((await db.$count(payments, isOpen)) + (await db.$count(stockHolds)) > 0)
  await app.close()
}

const checkPromises = async (ledger: Ledger): Promise<void> => {
  const { db, pool } = shop.database
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
  for (const authority of await bank.paid())
    expect(['paid', 'refund_due']).toContain(
      attempts.find((attempt) => attempt.authority === authority)?.status,
    )
  const noted = new Set(
    (await pool.query<{ id: string }>('SELECT id FROM deliveries')).rows.map(({ id }) => id),
  )
  for (const id of ledger.delivered) expect(noted.has(id)).toBe(true)
}

const checkStock = async (): Promise<void> => {
  const { db, pool } = shop.database
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

/** A shop in which nothing happens survives everything: its next order, or payment, is waited for. */
const untilNext = async (acknowledged: readonly unknown[]): Promise<void> => {
  const before = acknowledged.length
  await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before)
}

const say = (line: string): void => {
  if (isLong) process.stdout.write(`  ${line}\n`)
}

test(
  '[#4] [#7] [#8] whenever api or database are killed, every order, payment and delivery that was acknowledged is there, and both books agree',
  async () => {
    const ledger = openLedger()
    let isOver = false
    const world = { origin: shop.origin, bank, ledger, productIds, isOver: () => isOver }
    const crowd = [...people.map((person) => goShopping(world, person)), deliver(ledger, () => isOver)]
    const recoveries: number[] = []
    for (let number = 0; number < KILLS; number += 1) {
      // At another moment of their shopping each time, and in every run the same.
      await delay(100 + ((number * 137) % 500))
      await untilNext(ledger.placed)
      recoveries.push(await shop.crash(victims[number % victims.length] ?? 'both'))
      const findings = await auditBooks(shop.database, new Date())
      expect(findings).toEqual([])
    }
    await untilNext(ledger.confirmed)
    isOver = true
    await Promise.all(crowd)
    await tidyUp()

    expect(ledger.failures).toEqual([])
    await checkPromises(ledger)
    await checkStock()
    expect(await auditBooks(shop.database, new Date())).toEqual([])
    const { findings, asked } = await auditGateway({
      database: shop.database,
      gateway: bank.gateway,
      since: new Date(0),
      secondLookMs: 1,
    })
    expect(findings).toEqual([])
    expect(ledger.confirmed.length).toBeGreaterThan(0)
    const { placed, confirmed, cancelled, delivered, responses } = ledger
    say(`${KILLS} kills survived; ready again after ${Math.round(Math.max(...recoveries))} ms at most`)
    say(
      `${placed.length} orders, ${confirmed.length} payments, ${cancelled.length} cancellations, ${delivered.length} deliveries acknowledged and kept; ${asked} attempts compared with the bank`,
    )
    say(`responses: ${JSON.stringify(responses)}`)
  },
  runs(240_000, 3 * 60 * 60_000),
)
