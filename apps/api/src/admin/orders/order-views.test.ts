import { afterAll, beforeAll, expect, test } from 'vitest'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

let shop: TestApp
let packer: TestStaff
let colleague: TestStaff
beforeAll(async () => {
  shop = await createTestApp()
  packer = await signInStaff(shop, 'orders', '09360000001')
  colleague = await signInStaff(shop, 'orders', '09360000002')
})
afterAll(() => shop.close())

const viewsOf = async (by: TestStaff) => (await by.get('/api/admin/order-views')).json<{ id: string }[]>()
const save = (by: TestStaff, name: string, question: string) =>
  by.post('/api/admin/order-view', { name, question })

test('a view is kept for its member alone, by name, and goes when they say so', async () => {
  await save(packer, 'پست امروز', 'status=paid')
  await save(packer, 'پست امروز', 'status=paid&sort=oldest')
  const kept = await viewsOf(packer)
  expect(kept).toMatchObject([{ name: 'پست امروز', question: 'status=paid&sort=oldest' }])
  expect(await viewsOf(colleague)).toEqual([])
  const url = `/api/admin/order-view/remove?id=${kept[0]?.id}`
  expect((await colleague.post(url)).statusCode).toBe(404)
  expect(await viewsOf(packer)).toHaveLength(1)
  expect((await packer.post(url)).statusCode).toBe(200)
  expect(await viewsOf(packer)).toEqual([])
})

test('a member keeps thirty views, and may change each of them', async () => {
  for (let number = 0; number < 30; number += 1) await save(colleague, `نمای ${number}`, '')
  expect((await save(colleague, 'یکی دیگر', '')).json()).toMatchObject({ code: 'order_views_full' })
  expect((await save(colleague, 'نمای 7', 'q=7')).statusCode).toBe(200)
})
