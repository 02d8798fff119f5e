import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { customers } from '../../modules/identity/identity.tables.ts'
import { pastOrderRepository } from '../../modules/import-run/import-run.repository.ts'
import { newId } from '../../shared/ids.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({})
})
afterAll(() => shop.close())

let numbers = 400
const took = async (phone: string | null, customerId: string | null = null) => {
  numbers += 1
  const number = String(numbers)
  await pastOrderRepository(shop.db).insert({
    ...{ id: newId(), source: 'woo', externalId: number, number, customerId, phone },
    ...{ customerName: 'سارا محمدی', status: 'completed', paymentTitle: 'زرین‌پال', note: 'زنگ نزنید' },
    lines: [{ title: 'کاسه', sku: 'OLD-1', count: 2, total: 3_000_000 }],
    ...{ shipping: 450_000, extras: 0, total: 3_450_000, address: 'همدان' },
    placedAt: new Date(Date.UTC(2023, 0, numbers - 400)),
  })
  return number
}
const former = async (customer: { get: (path: string) => Promise<{ json: () => unknown }> }, page = '') =>
  (await customer.get(`/api/order/formerOrders${page}`)).json() as {
    items: { number: string }[]
    total: number
  }
const numbersOf = ({ items }: { items: { number: string }[] }) => items.map(({ number }) => number)

test('what a customer bought in the former shop is theirs to read, newest first and in pages; nobody else’s is', async () => {
  const phone = '09171110001'
  const before = await took(phone)
  await took('09171119999')
  await took(null)
  const sara = await shop.signIn(phone)
  const { customerId } = (await sara.get('/api/user/getPanelData')).json()
  const later = await took('09171118888', customerId)
  expect(numbersOf(await former(sara))).toEqual([later, before])
  expect(await former(sara, '?take=1&pageId=2')).toEqual({
    items: [
      {
        id: expect.any(String),
        ...{ number: before, status: 'completed', paymentTitle: 'زرین‌پال', placedAt: expect.any(String) },
        ...{ shipping: 450_000, extras: 0, total: 3_450_000 },
        lines: [{ title: 'کاسه', count: 2, total: 3_000_000 }],
      },
    ],
    ...{ total: 2, pageId: 2, take: 1 },
  })
  expect((await sara.get('/api/user/getPanelData')).json()).toMatchObject({ formerOrderCount: 2 })
  const newcomer = await shop.signIn('09171110002')
  expect(await former(newcomer)).toMatchObject({ items: [], total: 0 })
})

test('who has not shown by a code that the phone is theirs sees nothing of it', async () => {
  const phone = '09171110003'
  await took(phone)
  const customer = await shop.signIn(phone)
  expect((await former(customer)).total).toBe(1)
  await shop.db.update(customers).set({ phoneProvenAt: null }).where(eq(customers.phone, phone))
  expect((await former(customer)).total).toBe(0)
  expect((await customer.get('/api/user/getPanelData')).json()).toMatchObject({ formerOrderCount: 0 })
})
