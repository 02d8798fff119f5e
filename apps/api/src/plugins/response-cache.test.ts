import { brotliDecompressSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loseDatabase } from '../../test/database/lose-database.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { eventually } from '../../test/waiting/eventually.ts'
import { untilContentIsSeen } from '../../test/waiting/until-content-is-seen.ts'
import { products } from '../modules/catalog/catalog.tables.ts'
import { stock } from '../modules/inventory/inventory.tables.ts'

const LIST = '/api/shop/products'

let shop: TestApp
let id: string
beforeAll(async () => {
  shop = await createTestApp({ config: { RESPONSE_CACHE_MB: '8', PRODUCTS_IN_MEMORY: '1000' } })
  id = await putProduct(shop.db, { title: 'گلیم', slug: 'gelim', price: 1_000, onHand: 50 })
  for (let number = 0; number < 12; number++) await putProduct(shop.db, { price: 5_000 + number })
})
afterAll(() => shop.close())
beforeEach(() => untilContentIsSeen(shop))

const get = (url = LIST, headers: Record<string, string> = {}) => shop.app.inject({ url, headers })
const priceIn = (body: { items: { productId: string; price: number }[] }) =>
  body.items.find(({ productId }) => productId === id)?.price
const setPrice = (price: number) => shop.db.update(products).set({ price }).where(eq(products.id, id))

describe('an answer about public content', () => {
  test('is the same from memory as it was when it was worked out, headers and all', async () => {
    const first = await get()
    const second = await get()
    expect(second.body).toBe(first.body)
    const { date: _date, connection: _connection, 'x-request-id': id, ...headers } = first.headers
    expect(second.headers).toMatchObject({ ...headers, 'cache-control': 'public, no-cache' })
    expect(second.headers['x-request-id']).not.toBe(id)
  })

  test('from memory holds nothing of who asked for it first', async () => {
    const [address, first] = [`${LIST}?take=3`, 'first-request-id']
    const worked = await get(address, { 'x-request-id': first, cookie: `name=${first}`, origin: first })
    // A busy process may not know the revision for a moment, and then takes nothing from memory.
    const kept = await eventually(async () => {
      const response = await get(address, { 'x-request-id': 'second-request-id' })
      expect(response.headers.etag).toBe(worked.headers.etag)
      return response
    })
    expect(JSON.stringify([kept.headers, kept.body])).not.toContain(first)
    expect(kept.headers).not.toHaveProperty('set-cookie')
  })

  test('is not sent again to a browser that has it', async () => {
    const { etag = '' } = (await get()).headers
    const again = await get(LIST, { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('comes packed to those who can unpack it, and to no others', async () => {
    const plain = await get()
    await eventually(async () => {
      const packed = await get(LIST, { 'accept-encoding': 'gzip, br' })
      expect(packed.headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    })
    expect((await get()).headers['content-encoding']).toBeUndefined()
  })

  test('is never older than the revision that an app server has seen', async () => {
    await get()
    await setPrice(2_000)
    const seen = String((shop.app.contentRevision() ?? 0) + 1)
    expect(priceIn((await get(LIST, { 'x-content-revision': seen })).json())).toBe(2_000)
  })

  test('that is a failure is not kept', async () => {
    expect((await get('/api/shop/product?slug=later')).statusCode).toBe(404)
    await putProduct(shop.db, { slug: 'later' })
    expect((await get('/api/shop/product?slug=later')).statusCode).toBe(200)
  })
})

test('what a customer sees of their own is never kept', async () => {
  const customer = await shop.signIn('09120000001')
  const { headers } = await customer.get('/api/order/pending')
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(headers.etag).toBeUndefined()
})

/** Half a second, on a machine that does nothing else. */

test('a changed price and a sold out product come to every list, under load', async () => {
  const second = await shop.secondApp()
  const apps = [shop.app, second]
  for (const app of apps) await app.listen({ port: 0, host: '127.0.0.1' })
  let isOver = false
  const shoppers = Array.from({ length: 8 }, async (_, number) => {
    const { listeningOrigin } = apps[number % 2] ?? second
    for (let asked = 0; !isOver; asked++) {
      const query = asked % 5 === 0 ? `?minPrice=${number * 1_000 + asked}` : ''
      await (await fetch(listeningOrigin + LIST + query)).text()
    }
  })
  const seenAt = async (origin: string) => {
    const [list, product] = await Promise.all(
      [LIST, '/api/shop/product?slug=gelim'].map(async (path) => (await fetch(origin + path)).json()),
    )
    return { price: priceIn(list), productPrice: product.product.price, stock: product.product.stock }
  }
  for (const [price, onHand] of [
    [3_000, 50],
    [4_000, 0],
    [4_500, 2],
  ] as const) {
    await setPrice(price)
    await shop.db.update(stock).set({ onHand }).where(eq(stock.productId, id))
    const state = onHand === 0 ? 'out' : onHand > 3 ? 'in_stock' : 'low'
    for (const { listeningOrigin } of apps)
      await expect.poll(() => seenAt(listeningOrigin)).toEqual({ price, productPrice: price, stock: state })
  }
  isOver = true
  await Promise.all(shoppers)
  await second.close()
})

test('while the database is away a call says what it said last, without a revision; one that nobody asked before fails', async () => {
  const before = await get()
  const bringBack = await loseDatabase(shop.database)
  const meanwhile = await eventually(async () => {
    const response = await get()
    expect(response.headers).not.toHaveProperty('x-content-revision')
    return response
  })
  const unknown = await get(`${LIST}?take=7`)
  await bringBack()
  expect([meanwhile.statusCode, meanwhile.body]).toEqual([200, before.body])
  expect(meanwhile.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': before.headers['content-type'],
  })
  expect(unknown.statusCode).toBe(503)
  await expect.poll(async () => (await get()).headers).toHaveProperty('x-content-revision')
})
