import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { products } from '../catalog/catalog.tables.ts'
import { followContentRevision, readContentRevision } from '../content-revision/content-revision.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { followProducts } from './follow-products.ts'

/** As a process follows them. */
const follow = (most: number) => {
  const followed = followProducts(shop.database, most, shop.app.log)
  const revision = followContentRevision(shop.database, shop.app.log, followed.catchUp, async () => undefined)
  const stop = async () => {
    await revision.stop()
    await followed.stop()
  }
  return { asOf: followed.asOf, revision: revision.current, stop }
}

let shop: TestApp
let memory: ReturnType<typeof follow>
let id: string
beforeAll(async () => {
  shop = await createTestApp()
  id = await putProduct(shop.db, { price: 5_000, soldCount: 1 })
  memory = follow(10_000)
})
afterAll(async () => {
  await memory.stop()
  await shop.close()
})

const inMemory = () => memory.asOf(memory.revision() ?? Number.POSITIVE_INFINITY)
const cheapest = (minPrice = 0) =>
  inMemory()?.list({ filter: { minPrice }, sort: 'cheapest', offset: 0, take: 5 })
beforeEach(() => eventually(() => expect(inMemory()).not.toBeNull()))

test.each([
  ['a price', () => shop.db.update(products).set({ price: 7_000 }).where(eq(products.id, id)), 7_000, 1],
  [
    'what is sold out',
    () => shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, id)),
    7_000,
    0,
  ],
  ['a product that is taken out', () => shop.db.delete(products).where(eq(products.id, id)), null, 0],
])('%s is taken over from the database', async (_, change, minPrice, availableTotal) => {
  const index = inMemory()
  await change()
  await eventually(() => expect(cheapest()?.facets).toMatchObject({ minPrice, availableTotal }))
  // One by one: nothing was loaded anew.
  expect(inMemory()).toBe(index)
})

test('what only orders lists is taken over too, and empties no cache', async () => {
  const [one, other] = [
    await putProduct(shop.db, { soldCount: 2 }),
    await putProduct(shop.db, { soldCount: 1 }),
  ]
  const order = () => inMemory()?.list({ filter: {}, sort: 'bestselling', offset: 0, take: 2 }).ids
  await eventually(() => expect(order()).toEqual([one, other]))
  const { revision } = await readContentRevision(shop.database)
  await eventually(() => expect(memory.revision()).toBe(revision))
  await shop.db.update(products).set({ soldCount: 9 }).where(eq(products.id, other))
  await eventually(() => expect(order()).toEqual([other, one]))
  expect(memory.revision()).toBe(revision)
})

test('a change of more products than can be named is taken over as a whole', async () => {
  await shop.db.execute(sql`INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined,
      created_at, updated_at)
    SELECT 'p' || n, 'p' || n, 'p' || n, 'p' || n, 'کالا', 9000 + n, 'کالا', 'کالا', now(), now()
    FROM generate_series(1, 6000) AS n`)
  await eventually(() => expect(cheapest(9_000)?.facets.total).toBeGreaterThanOrEqual(6_000))
})

test('there is nothing in memory for a revision that this process has not seen', async () => {
  expect(memory.asOf((memory.revision() ?? 0) + 1)).toBeNull()
})

test('more products than may be kept are left to the database', async () => {
  const small = follow(10)
  await expect.poll(small.revision).not.toBeNull()
  expect(small.asOf(0)).toBeNull()
  await small.stop()
})
