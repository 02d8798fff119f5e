import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await putProduct(shop.db, { slug: 'cheap-bowl', price: 1_000_000 })
  await putProduct(shop.db, { slug: 'dear-rug', price: 900_000_000 })
  await putProduct(shop.db, { slug: 'hidden-bowl', isPublished: false })
})
afterAll(() => shop.close())

const ask = (slug: string, province: string, city: string) =>
  shop.app.inject({ url: '/api/shop/delivery', query: { slug, province, city } })

test('a shopper reads when a product comes to a city and what that costs, before any sign-in', async () => {
  const { delivery } = (await ask('cheap-bowl', 'یزد', 'یزد')).json()
  expect(delivery).toMatchObject({ title: 'پست پیشتاز', isFree: false })
  expect(delivery.fee).toBeGreaterThan(0)
  expect(Date.parse(delivery.to)).toBeGreaterThan(Date.parse(delivery.from))
})

test('what is sent free comes by the fastest of the free ways', async () => {
  const { delivery } = (await ask('dear-rug', 'تهران', 'تهران')).json()
  expect(delivery).toMatchObject({ title: 'پیک تهران', isFree: true, fee: 0 })
})

test('a product that is not shown has no delivery', async () => {
  expect((await ask('hidden-bowl', 'یزد', 'یزد')).statusCode).toBe(404)
})
