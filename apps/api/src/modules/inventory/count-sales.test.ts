import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { putProduct } from '../../../test/put-product.ts'
import { asLocked } from '../../db/locked.ts'
import { products } from '../catalog/catalog.tables.ts'
import { countSales, returnStock, sellStock } from './inventory.service.ts'
import { stock } from './inventory.tables.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let productId: string
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  productId = await putProduct(database.db, { onHand: 50, soldCount: 7 })
})

let orders = 0
const sell = (count: number) => {
  orders += 1
  const orderId = `order-${orders}`
  return database.db.transaction((tx) => sellStock(tx, asLocked({ id: orderId }), [{ productId, count }]))
}
const soldCount = async () => {
  const [row] = await database.db
    .select({ soldCount: products.soldCount })
    .from(products)
    .where(eq(products.id, productId))
  return row?.soldCount
}

test('a sale writes nothing to its product; counting does, each sale once', async () => {
  await sell(3)
  await sell(2)
  expect(await soldCount()).toBe(7)
  await countSales(database.db)
  expect(await soldCount()).toBe(12)
  await countSales(database.db)
  expect(await soldCount()).toBe(12)
})

test('a sale that is taken back counts no longer, on the shelf or not', async () => {
  await sell(5)
  await countSales(database.db)
  await returnStock(database.db, [{ productId, count: 2, restocked: 2 }])
  await returnStock(database.db, [{ productId, count: 1, restocked: 0 }])
  await countSales(database.db)
  expect(await soldCount()).toBe(7 + 5 - 3)
  const [row] = await database.db.select().from(stock).where(eq(stock.productId, productId))
  expect(row).toMatchObject({ onHand: 50 - 5 + 2, soldUncounted: 0 })
})

test('processes that count while others sell lose no sale and count none twice', async () => {
  const counting = Array.from({ length: 8 }, () => countSales(database.db))
  await Promise.all([...Array.from({ length: 20 }, () => sell(1)), ...counting])
  await countSales(database.db)
  expect(await soldCount()).toBe(27)
})

test('counting waits for nobody: goods that somebody holds are counted the next time', async () => {
  await sell(1)
  await database.db.transaction(async (tx) => {
    await tx.update(products).set({ price: 9_000 }).where(eq(products.id, productId))
    await countSales(database.db)
  })
  expect(await soldCount()).toBe(7)
  await countSales(database.db)
  expect(await soldCount()).toBe(8)
})
