import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { orders } from '../../modules/order/order.tables.ts'
import { filtersInWords } from '../../workflows/export/order-filters.ts'

let desk: TestDesk
let manager: TestStaff
let current: string
let old: string
beforeAll(async () => {
  desk = await makeDesk()
  manager = await signInStaff(desk.shop, 'manager', '09370000001')
  old = await numberOf(await desk.sentOrder('024080000007'))
  desk.shop.time.advance(1_000)
  current = await numberOf(await desk.paidOrder())
})
afterAll(() => desk.shop.close())

const numberOf = async (id: string) => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  return row?.orderNumber ?? ''
}
/** Both go to the same receiver. */
const receiver = async () => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.orderNumber, old))
  return row?.address ?? expect.fail('an order goes to somebody')
}
const archive = () =>
  desk.shop.db
    .update(orders)
    .set({ isArchived: true, status: 'delivered' })
    .where(eq(orders.orderNumber, old))
const list = async (query: Record<string, string>) => {
  const response = await manager.get(`/api/admin/orders?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  const { items, total, among } = response.json()
  expect(total).toBe(items.length)
  return { numbers: items.map(({ orderNumber }: { orderNumber: string }) => orderNumber), among }
}
const exported = async (query: Record<string, string>) => {
  const { body } = await manager.post(`/api/admin/orders/export?${new URLSearchParams(query)}`, {
    format: 'csv',
  })
  return (parse(body, { bom: true, columns: true }) as Record<string, string>[]).map((row) => row.شماره)
}

test('where nothing is archived, a name is looked for among all orders, and the desk offers no archive', async () => {
  expect(await list({ q: (await receiver()).receiverName })).toEqual({
    numbers: [current, old],
    among: undefined,
  })
})

test('a name is found among the orders that are not archived, or among those that are, and so is a file of them', async () => {
  await archive()
  const { receiverName: q } = await receiver()
  expect(await list({ q })).toEqual({ numbers: [current], among: 'current' })
  expect(await list({ q, archived: 'yes' })).toEqual({ numbers: [old], among: 'archived' })
  expect(await list({ q: q.slice(0, 2), archived: 'yes' })).toEqual({ numbers: [old], among: 'archived' })
  expect(await list({ q: 'هیچ‌کس' })).toEqual({ numbers: [], among: 'current' })
  expect(await exported({ q })).toEqual([current])
  expect(await exported({ q, archived: 'yes' })).toEqual([old])
})

test('everything else finds archived orders as ever', async () => {
  await archive()
  for (const query of [
    { q: old },
    { q: (await receiver()).receiverPhone },
    { q: '024080000007' },
    { status: 'delivered' },
    { to: desk.shop.time.clock().toISOString().slice(0, 10) },
    { method: 'online' },
    {},
  ])
    for (const archived of [{}, { archived: 'yes' }]) {
      const { numbers, among } = await list({ ...query, ...archived })
      expect(numbers).toContain(old)
      expect(among).toBeUndefined()
    }
  // Files are few an hour.
  expect(await exported({ q: old, archived: 'yes' })).toEqual([old])
  expect(await exported({})).toEqual([current, old])
})

test('whoever decides on a file reads whether it is of archived orders', () => {
  const filters = { q: 'سارا', archived: 'yes', sort: 'newest' } as const
  expect(filtersInWords(filters)).toEqual(['جست‌وجوی «سارا»', 'تنها سفارش‌های بایگانی‌شده'])
  expect(filtersInWords({ ...filters, q: '10777' })).toEqual(['جست‌وجوی «10777»'])
})
