import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { putProduct } from '../../../test/put-product.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import type { Db } from '../../db/client.ts'
import { asLocked } from '../../db/locked.ts'
import type { moveOrder } from '../order/move-order.ts'
import type { OrderRow } from '../order/order.repository.ts'
import type { paymentRepository } from '../payment/payment.repository.ts'
import { returnStock, sellStock } from './inventory.service.ts'
import { stock } from './inventory.tables.ts'
import { stockRepository } from './stock.repository.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let productId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  productId = await putProduct(database.db, { onHand: 1 })
})

const last = () => [{ productId, count: 1 }]
const onHand = async () => {
  const [row] = await database.db.select().from(stock).where(eq(stock.productId, productId))
  return row?.onHand
}

/** Runs the second work while the first one holds what both want, and lets the first end when the second waits. */
const behind = async <Result>(
  first: (tx: Db) => Promise<unknown>,
  second: (tx: Db) => Promise<Result>,
): Promise<Result> => {
  const holds = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const one = database.db.transaction(async (tx) => {
    await first(tx)
    holds.resolve()
    await mayEnd.promise
  })
  await holds.promise
  const other = database.db.transaction((tx) => second(tx))
  try {
    await untilSomebodyWaits(database.db)
  } finally {
    mayEnd.resolve()
    await one
  }
  return other
}

describe('what a lock protects is read when the lock is there', () => {
  test('the last piece that somebody is buying at this moment is gone, not sold twice', async () => {
    const isSold = await behind(
      (tx) => sellStock(tx, asLocked({ id: 'one' }), last()),
      (tx) => sellStock(tx, asLocked({ id: 'two' }), last()),
    )
    expect(isSold).toBe(false)
    expect(await onHand()).toBe(0)
  })

  test('a piece that somebody brings back at this moment can be had', async () => {
    await database.db.transaction((tx) => sellStock(tx, asLocked({ id: 'one' }), last()))
    const isSold = await behind(
      (tx) => returnStock(tx, [{ productId, count: 1, restocked: 1 }]),
      (tx) => sellStock(tx, asLocked({ id: 'two' }), last()),
    )
    expect(isSold).toBe(true)
    expect(await onHand()).toBe(0)
  })
})

test('stock, orders and payments cannot be changed but by what their locks return', () => {
  type Payments = ReturnType<typeof paymentRepository>
  type Stock = ReturnType<typeof stockRepository>
  expectTypeOf<OrderRow>().not.toExtend<Parameters<typeof moveOrder>[1]>()
  expectTypeOf<OrderRow>().not.toExtend<Parameters<Payments['settle']>[0]>()
  expectTypeOf<OrderRow>().not.toExtend<Parameters<typeof sellStock>[1]>()
  expectTypeOf<Awaited<ReturnType<Stock['lock']>>>().toHaveProperty('sell')
  expect(Object.keys(stockRepository(database.db)).sort()).toEqual([
    'begin',
    'countSales',
    'holdsOfOrder',
    'lock',
    'ordersWithExpiredHolds',
  ])
})
