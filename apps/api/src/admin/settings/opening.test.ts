import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: { CARD_NUMBER: '6037991122334455' } })
})
afterAll(() => shop.close())

test('a shop that is new says what it lacks before anybody can order, and no longer what is done', async () => {
  const owner = await signInStaff(shop, 'owner', '09390000001')
  const missing = async () => (await owner.get('/api/admin/opening')).json()
  expect(await missing()).toEqual(['name', 'contact', 'product'])
  await owner.post('/api/admin/settings/edit', {
    ...{ version: 0, title: 'گلیم‌فروشی', phones: ['۰۲۱-۱۲۳۴'], address: 'تهران' },
  })
  expect(await missing()).toEqual(['product'])
  await putProduct(shop.db)
  expect(await missing()).toEqual([])
  for (const { id } of (await owner.get('/api/admin/shipping-rules')).json())
    await owner.post(`/api/admin/shipping-rule/stop?id=${id}`)
  expect(await missing()).toEqual(['shipping'])
})
