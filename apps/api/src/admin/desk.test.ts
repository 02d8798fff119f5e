import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../test/staff.ts'
import { orderEvents, orders } from '../modules/order/order.tables.ts'
import { kindOfSearch } from '../shared/kind-of-search.ts'
import { auditBooks } from '../workflows/audit/audit-books.ts'
import { cancelByOperator } from '../workflows/orders/fulfil-order.ts'

let desk: TestDesk
let other: FastifyInstance
let manager: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  manager = await signInStaff(desk.shop, 'manager', `0936${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const orderOf = async (id: string) => {
  const [row] = await desk.shop.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('no such order')
  return row
}
const eventsOf = async (id: string) =>
  (await desk.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).map(
    ({ status }) => status,
  )
const smsAbout = async (text: string) =>
  (await desk.shop.outbox.newest(desk.shop.db, 500)).filter((sms) => sms.text.includes(text))
const list = async (query: Record<string, string>) => {
  const response = await manager.get(`/api/admin/orders?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ items: { id: string }[]; next: string | null; total: number }>()
}
const idsOf = async (query: Record<string, string>) => (await list(query)).items.map(({ id }) => id)

/** The same press in two processes at the same moment, by one member or by two. */
const pressTwice = async (url: string, body: object = {}, by = manager) => {
  const twin = adminPage({ app: other }, by.headers)
  const responses = await Promise.all([manager.post(url, body), twin.post(url, body)])
  return responses.map(({ statusCode }) => statusCode).toSorted()
}

describe('a press that comes twice', () => {
  test('sends one parcel, with one event and one SMS', async () => {
    const id = await desk.packedOrder()
    const code = '0240800987'
    expect(await pressTwice(`/api/admin/order/ship?id=${id}`, { trackingCode: code })).toEqual([200, 409])
    expect((await eventsOf(id)).filter((status) => status === 'shipped')).toHaveLength(1)
    expect(await smsAbout(code)).toHaveLength(1)
  })

  test('by two members, sends one parcel and takes the money of a transfer once', async () => {
    const colleague = await signInStaff(desk.shop, 'manager', '09369999998')
    for (let round = 0; round < 5; round += 1) {
      const [packed, reported] = [await desk.packedOrder(), await desk.reportedOrder()]
      const ship = `/api/admin/order/ship?id=${packed}`
      const accept = `/api/admin/card-report/accept?orderId=${reported}`
      expect(await pressTwice(ship, { trackingCode: `77880${round}` }, colleague)).toEqual([200, 409])
      expect(await pressTwice(accept, {}, colleague)).toEqual([200, 409])
      expect((await eventsOf(packed)).filter((status) => status === 'shipped')).toHaveLength(1)
      expect((await eventsOf(reported)).filter((status) => status === 'paid')).toHaveLength(1)
      expect(await smsAbout(`77880${round}`)).toHaveLength(1)
    }
  })

  test('takes the money of a transfer once', async () => {
    const id = await desk.reportedOrder()
    const { orderNumber } = await orderOf(id)
    expect(await pressTwice(`/api/admin/card-report/accept?orderId=${id}`)).toEqual([200, 409])
    expect((await eventsOf(id)).filter((status) => status === 'paid')).toHaveLength(1)
    const { items } = (await manager.get(`/api/admin/actions?subject=order:${id}`)).json()
    expect(items.map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual(['done', 'refused'])
    expect(items[0]).toMatchObject({ subject: `order:${id}` })
    expect(orderNumber).not.toBeNull()
  })

  test('and one that says the opposite leave one of both', async () => {
    const id = await desk.reportedOrder()
    const twin = adminPage({ app: other }, manager.headers)
    const responses = await Promise.all([
      manager.post(`/api/admin/card-report/accept?orderId=${id}`),
      twin.post(`/api/admin/card-report/reject?orderId=${id}`),
    ])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([])
  })
})

test('somebody who acts more often than twice a second has to wait, and nobody else', async () => {
  const id = await desk.paidOrder()
  const note = (by: TestStaff) => by.post(`/api/admin/order/note?id=${id}`, { text: 'یادداشت' })
  const statuses = []
  for (let press = 0; press < 121; press += 1) statuses.push((await note(manager)).statusCode)
  expect(statuses).toEqual([...Array(120).fill(200), 429])
  const colleague = await signInStaff(desk.shop, 'support', '09369999999')
  expect((await note(colleague)).statusCode).toBe(200)
  desk.shop.time.advance(61_000)
  expect((await note(manager)).statusCode).toBe(200)
})

test('who of the staff moved an order stands in its history', async () => {
  const id = await desk.paidOrder()
  await manager.post(`/api/admin/order/pack?id=${id}`)
  const { events } = (await manager.get(`/api/admin/order?id=${id}`)).json()
  expect(events.at(-1)).toMatchObject({ status: 'preparing', by: 'operator', staffName: 'همکار manager' })
})

describe('a reported transfer', () => {
  test('of another sum takes a second yes', async () => {
    const id = await desk.reportedOrder({ amount: 10_000 })
    const url = `/api/admin/card-report/accept?orderId=${id}`
    expect((await manager.post(url)).json()).toMatchObject({ code: 'transfer_amount_differs' })
    expect((await manager.post(url, { despiteAmount: true })).json()).toMatchObject({ status: 'paid' })
  })

  test('that another order names, too, takes a second yes', async () => {
    const first = await desk.reportedOrder({ trackingCode: '778899' })
    const second = await desk.reportedOrder({ trackingCode: '778899' })
    const url = `/api/admin/card-report/accept?orderId=${first}`
    expect((await manager.post(url)).json()).toMatchObject({ code: 'transfer_reported_twice' })
    expect((await manager.post(url, { despiteSameCode: true })).json()).toMatchObject({ status: 'paid' })
    const { items } = (await manager.get('/api/admin/card-reports?take=100')).json()
    const waiting = items.find(({ orderId }: { orderId: string }) => orderId === second)
    expect(waiting.sameCode).toEqual([(await orderOf(first)).orderNumber])
  })

  test('shows its receipt as a picture that runs nothing', async () => {
    const paymentId = await desk.receipt()
    const response = await manager.get(`/api/admin/receipt?paymentId=${paymentId}`)
    expect(response.body).toBe('pixels')
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect((await manager.get('/api/admin/receipt?paymentId=../../../etc/passwd')).statusCode).toBe(422)
    expect((await manager.get('/api/admin/receipt?paymentId=nothing-there')).statusCode).toBe(404)
  })
})

describe('orders are found', () => {
  test.each([
    ['10023', 'number'],
    ['۱۰۰۲۳', 'number'],
    ['0912 123 4567', 'phone'],
    ['+۹۸۹۱۲۱۲۳۴۵۶۷', 'phone'],
    ['024080012300000000', 'tracking'],
    ['TP-4711', 'tracking'],
    ['سارا امینی', 'name'],
  ])('by what was typed: «%s» is a %s', (typed, kind) => {
    expect(kindOfSearch(typed)).toBe(kind)
  })

  test('by number, phone of customer or receiver, tracking code and a part of the name', async () => {
    const id = await desk.sentOrder('99887766554433')
    const { orderNumber, address } = await orderOf(id)
    const { receiverPhone = '', receiverName = '' } = address ?? {}
    expect((await list({ q: orderNumber ?? '' })).items).toMatchObject([
      { totalCount: 1, paymentMethod: 'online', receiverName, trackingCode: '99887766554433' },
    ])
    for (const q of [orderNumber ?? '', receiverPhone, '99887766554433'])
      expect([q, await idsOf({ q })]).toEqual([q, [id]])
    expect(await idsOf({ q: receiverName.slice(1, 5) })).toContain(id)
    expect(await idsOf({ q: '%' })).toEqual([])
    expect(await idsOf({ q: '09390000000' })).toEqual([])
  })

  test('by status, by the way of paying and by day, each of which narrows the list', async () => {
    const online = await desk.sentOrder()
    const card = await desk.reportedOrder()
    const all = (await list({})).total
    for (const [query, id, otherId] of [
      [{ status: 'shipped' }, online, card],
      [{ method: 'card' }, card, online],
    ] as const) {
      const ids = await idsOf({ ...query, take: '100' })
      expect(ids).toContain(id)
      expect(ids).not.toContain(otherId)
      expect((await list(query)).total).toBeLessThan(all)
    }
    const today = desk.shop.time.clock().toISOString().slice(0, 10)
    expect((await list({ from: today, to: today })).total).toBe(all)
    expect((await list({ to: '2020-01-01' })).total).toBe(0)
    expect((await list({ from: '1410/01/01' })).total).toBe(0)
  })

  test('page after page, each once, in both directions', async () => {
    for (const sort of ['newest', 'oldest']) {
      const seen: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const page: Awaited<ReturnType<typeof list>> = await list({
          sort,
          take: '3',
          ...(after && { after }),
        })
        seen.push(...page.items.map(({ id }) => id))
        after = page.next
      }
      expect(seen).toHaveLength((await list({})).total)
      expect(new Set(seen).size).toBe(seen.length)
    }
    expect((await manager.get('/api/admin/orders?after=nonsense')).statusCode).toBe(400)
  })
})

test('the pulse counts what waits, since when, and what was sold today', async () => {
  const before = (await manager.get('/api/admin/pulse')).json()
  desk.shop.time.advance(1_000)
  const id = await desk.paidOrder()
  const { total, placedAt } = await orderOf(id)
  const after = (await manager.get('/api/admin/pulse')).json()
  const toPack = (pulse: typeof before) =>
    pulse.queues.find(({ name }: { name: string }) => name === 'to_pack')
  expect(toPack(after).count).toBe(toPack(before).count + 1)
  expect(toPack(after).newest).toBe(placedAt?.toISOString())
  expect(after.sales.today).toEqual({
    orders: before.sales.today.orders + 1,
    total: before.sales.today.total + (total ?? 0),
  })
  // A moment later than a week ago: that order is among those until now.
  desk.shop.time.advance(7 * 24 * 3_600_000 + 1_000)
  const late = await signInStaff(desk.shop, 'accountant', '09370000001')
  const { sales, queues } = (await late.get('/api/admin/pulse')).json()
  expect(sales.today).toEqual({ orders: 0, total: 0 })
  expect(sales.lastWeekUntilNow).toEqual(after.sales.today)
  expect(queues.map(({ name }: { name: string }) => name)).toEqual([
    'to_pack',
    'packing',
    'card_reports',
    'owed_back',
  ])
})

test('each of thirty days of Tehran has what was sold on it, as the pulse tells of one', async () => {
  type Days = { day: string; orders: number; total: number }[]
  const daysOf = async (by = manager): Promise<Days> => (await by.get('/api/admin/sales-days')).json().days
  const accountant = await signInStaff(desk.shop, 'accountant', '09370000002')
  const before = await daysOf(accountant)
  expect(before).toHaveLength(30)
  expect(new Set(before.map(({ day }) => day)).size).toBe(30)
  const lateInTehran = new Date('2027-03-01T20:29:59.000Z')
  desk.shop.time.advance(lateInTehran.getTime() - desk.shop.time.clock().getTime())
  const lastOfTheDay = await desk.paidOrder()
  desk.shop.time.advance(1_000)
  const firstOfTheNext = await desk.paidOrder()
  const late = await signInStaff(desk.shop, 'accountant', '09370000003')
  const days = await daysOf(late)
  expect(days.slice(-2)).toEqual([
    { day: '2027-03-01', orders: 1, total: (await orderOf(lastOfTheDay)).total },
    { day: '2027-03-02', orders: 1, total: (await orderOf(firstOfTheNext)).total },
  ])
  expect(days[0]?.day).toBe('2027-02-01')
  expect((await late.get('/api/admin/pulse')).json().sales.today).toMatchObject({ orders: 1 })
  // Not a sale any more once it is called off, on the day it was placed.
  await cancelByOperator(desk.shop.desk, { id: firstOfTheNext })
  expect((await daysOf(late)).at(-1)).toEqual({ day: '2027-03-02', orders: 0, total: 0 })
})
