import { limits } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { products } from '../catalog/catalog.tables.ts'
import { favorites } from './favorite.tables.ts'

let shop: TestApp
let customer: TestCustomer
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0918${String(phones).padStart(7, '0')}`)
})

const set = (productId: string, favorite: boolean) =>
  customer.post('/api/user/favorites', { productId, favorite })
const list = async (query = '') => (await customer.get(`/api/user/favorites${query}`)).json()

test('a favourite is kept once however often it is chosen, and gone after one removal', {
  tags: ['§D4.12'],
}, async () => {
  const productId = await putProduct(shop.db, { title: 'گلدان' })
  const responses = await Promise.all([set(productId, true), set(productId, true), set(productId, true)])
  expect(responses.map((response) => response.json())).toEqual([1, 2, 3].map(() => ({ success: true })))
  expect(await list()).toMatchObject({ total: 1, productIds: [productId], items: [{ title: 'گلدان' }] })
  await set(productId, false)
  expect((await set(productId, false)).statusCode).toBe(200)
  expect(await list()).toMatchObject({ total: 0, productIds: [], items: [] })
})

test('the latest come first, page by page, and every page knows all of them', {
  tags: ['§D5.14'],
}, async () => {
  const ids = []
  for (let count = 0; count < 3; count += 1) {
    const id = await putProduct(shop.db)
    ids.unshift(id)
    await set(id, true)
    shop.time.advance(1_000)
  }
  const page = await list('?pageId=2&take=2')
  expect(page.items.map(({ productId }: { productId: string }) => productId)).toEqual(ids.slice(2))
  expect(page).toMatchObject({ total: 3, productIds: ids })
})

test('what the shop no longer shows is no longer among them, and cannot be chosen', async () => {
  const productId = await putProduct(shop.db)
  await set(productId, true)
  await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, productId))
  expect(await list()).toMatchObject({ total: 0, productIds: [] })
  expect((await set(productId, true)).statusCode).toBe(404)
})

test('a full list is told, and choosing again what is in it changes nothing', async () => {
  const productId = await putProduct(shop.db)
  const others = Array.from({ length: limits.maxFavorites }, (_, number) => `favorite-${number}`)
  await shop.db.insert(products).values(
    others.map((id) => ({
      id,
      sourceKey: id,
      sku: id,
      slug: id,
      title: id,
      price: 1,
      searchSpaced: '',
      searchJoined: '',
      createdAt: new Date(),
      updatedAt: new Date(),
    })),
  )
  await shop.db
    .insert(favorites)
    .values(others.map((id) => ({ customerId: customer.customerId, productId: id, createdAt: new Date() })))
  expect((await set(productId, true)).json()).toMatchObject({ code: 'favorites_full' })
  expect((await set('favorite-7', true)).statusCode).toBe(200)
})
