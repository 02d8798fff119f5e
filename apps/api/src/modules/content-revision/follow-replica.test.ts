import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startReplicated } from '../../../test/database/replica.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { eventually } from '../../../test/waiting/eventually.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { type Database, openDatabase } from '../../db/client.ts'
import { migrate } from '../../db/migrate.ts'
import { products } from '../catalog/catalog.tables.ts'
import type { CatalogContext } from '../catalog/catalogue.ts'

const NAME = 'shop'
let cluster: Awaited<ReturnType<typeof startReplicated>>
let shop: TestApp
let replica: Database
let slug: string
let productId: string
beforeAll(async () => {
  cluster = await startReplicated()
  const admin = openDatabase(cluster.primary.url, 1, () => {})
  await admin.pool.query(`CREATE DATABASE ${NAME}`)
  await admin.close()
  const database = openDatabase(cluster.primary.urlOf(NAME), 10, () => {})
  await migrate(database)
  productId = await putProduct(database.db, { price: 1_000_000 })
  slug = (await database.db.select().from(products).where(eq(products.id, productId)))[0]?.slug ?? ''
  replica = openDatabase(cluster.replica.urlOf(NAME), 5, () => {})
  await eventually(() => replica.pool.query('SELECT FROM products'))
  shop = await createTestApp({ database, replica })
})
afterAll(async () => {
  await shop.close()
  await replica.close()
  await cluster.stop()
})
afterEach(() => vi.restoreAllMocks())

const atReplica = (text: string) => replica.pool.query(text)
const isRead = (is: boolean) =>
  expect.poll(() => shop.app.isReadingReplica(shop.app.contentRevision())).toBe(is)
const product = () => shop.app.inject(`/api/shop/product?slug=${slug}`)
const priceNow = async () => (await product()).json().product.price
const setPrice = async (price: number) => {
  await shop.db.update(products).set({ price }).where(eq(products.id, productId))
  await untilContentIsSeen(shop)
}

test('public content is read at a replica that keeps up', async () => {
  await isRead(true)
  const asked = vi.spyOn(replica.pool, 'query')
  // On a busy machine it may be behind for a moment.
  await eventually(async () => {
    expect(await priceNow()).toBe(1_000_000)
    expect(asked.mock.calls.flat().some((query) => JSON.stringify(query).includes('products'))).toBe(true)
  })
})

test('one that lags is left out: nobody sees an old price; it is used again once it has caught up', async () => {
  await isRead(true)
  await atReplica('SELECT pg_wal_replay_pause()')
  await setPrice(2_000_000)
  expect(shop.app.isReadingReplica(shop.app.contentRevision())).toBe(false)
  expect(await priceNow()).toBe(2_000_000)
  await atReplica('SELECT pg_wal_replay_resume()')
  await isRead(true)
  expect(await priceNow()).toBe(2_000_000)
})

test('what a request finds at a replica that has fallen behind meanwhile is not remembered', async () => {
  const remembering = await createTestApp({
    ...{ database: shop.database, replica },
    config: { RESPONSE_CACHE_MB: '8', PRODUCTS_IN_MEMORY: '1000' },
  })
  const { app } = remembering
  const reading = () => app.catalogContextAsOf(app.contentRevision())
  await eventually(() => {
    // Only memory knows words.
    expect(reading().catalogue.knows('کالای')).toBe(true)
    expect(app.isReadingReplica(app.contentRevision())).toBe(true)
  })
  const prices = ({ db, cached }: CatalogContext) =>
    cached('prices', async () => await db.select({ price: products.price }).from(products))

  const late = reading()
  await atReplica('SELECT pg_wal_replay_pause()')
  await shop.db.update(products).set({ price: 4_000_000 }).where(eq(products.id, productId))
  await untilContentIsSeen(remembering)
  await late.catalogue.get([productId], null)
  expect(await prices(late)).toEqual([{ price: 2_000_000 }])
  const [card] = await reading().catalogue.get([productId], null)
  expect(card?.price).toBe(4_000_000)
  expect(await prices(reading())).toEqual([{ price: 4_000_000 }])

  await atReplica('SELECT pg_wal_replay_resume()')
  await setPrice(2_000_000)
  await app.close()
})

test('without the replica everything is read from the primary', async () => {
  const asked = vi.spyOn(replica.pool, 'query').mockRejectedValue(new Error('gone'))
  await isRead(false)
  expect(await priceNow()).toBe(2_000_000)
  asked.mockRestore()
  await isRead(true)
})

test('a primary is no replica of itself', async () => {
  const fake = await createTestApp({ database: shop.database, replica: shop.database })
  await expect.poll(() => fake.app.contentRevision()).not.toBeNull()
  expect(fake.app.isReadingReplica(fake.app.contentRevision())).toBe(false)
  await fake.app.close()
})

test('while the primary is away, pages go on, named by no revision', async () => {
  await isRead(true)
  await cluster.primary.stop()
  await expect.poll(() => shop.app.contentRevision()).toBeNull()
  const response = await product()
  expect(response.statusCode).toBe(200)
  expect(response.json().product.price).toBe(2_000_000)
  expect(response.headers['x-content-revision']).toBeUndefined()
})
