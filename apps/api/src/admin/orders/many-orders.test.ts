import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { orderEvents } from '../../modules/order/order.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

let desk: TestDesk
let other: FastifyInstance
let packer: TestStaff
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  packer = await signInStaff(desk.shop, 'orders', `0936${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const eventsOf = async (id: string) =>
  (await desk.shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id)))
    .toSorted((one, next) => (one.sequence ?? 0) - (next.sequence ?? 0))
    .map(({ status }) => status)
const smsAbout = async (code: string) =>
  (await desk.shop.outbox.newest(desk.shop.db, 500)).filter(({ text }) => text.includes(code))
const rowsAbout = (id: string) =>
  desk.shop.db
    .select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, `order:${id}`), eq(staffActions.staffId, packer.id)))
const resultsOf = async (path: string, body: object, by: Pick<TestStaff, 'post'> = packer) => {
  const response = await by.post(`/api/admin/orders/${path}`, body)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ results: { id: string; refusal: { code: string; message: string } | null }[] }>()
    .results
}
const refusalsOf = (results: Awaited<ReturnType<typeof resultsOf>>) =>
  results.map(({ refusal }) => refusal?.code ?? 'done')

describe('an act on several orders', () => {
  test('tells of each what became of it: one that is refused stops no other, and each has its row in the books', async () => {
    const [paid, sent, last] = [await desk.paidOrder(), await desk.sentOrder(), await desk.paidOrder()]
    const ids = [paid, sent, 'nobody-has-this-id', last]
    const results = await resultsOf('pack', { ids })
    expect(results.map(({ id }) => id)).toEqual(ids)
    expect(refusalsOf(results)).toEqual(['done', 'illegal_transition', 'not_found', 'done'])
    expect(results[1]?.refusal?.message).toMatch(/[آ-ی]{3}/)
    for (const [id, outcome] of [
      [paid, 'done'],
      [sent, 'refused'],
      [last, 'done'],
    ] as const)
      expect(await rowsAbout(id)).toMatchObject([{ call: 'startPackingOrders', outcome }])
  })

  test('delivers those that are on their way', async () => {
    const [sent, packed] = [await desk.sentOrder(), await desk.packedOrder()]
    expect(refusalsOf(await resultsOf('deliver', { ids: [sent, packed] }))).toEqual([
      'done',
      'illegal_transition',
    ])
    expect((await eventsOf(sent)).at(-1)).toBe('delivered')
  })

  test('of more orders than a page has is refused as a whole', async () => {
    const response = await packer.post('/api/admin/orders/pack', {
      ids: Array(101).fill('nobody-has-this-id'),
    })
    expect(response.statusCode).toBe(422)
  })

  test('whose member has left meanwhile ends with the call', async () => {
    const id = await desk.paidOrder()
    const owner = await signInStaff(desk.shop, 'owner', '09369999990')
    await owner.post(`/api/admin/staff/remove?id=${packer.id}`)
    expect((await packer.post('/api/admin/orders/pack', { ids: [id] })).statusCode).toBe(401)
    expect((await eventsOf(id)).at(-1)).toBe('paid')
  })
})

describe('parcels that are sent together', () => {
  test('leave with their codes: one event and one SMS each, also after a press in two processes at once', async () => {
    const parcels = [
      { id: await desk.packedOrder(), trackingCode: '770011001' },
      { id: await desk.paidOrder(), trackingCode: '770011002' },
    ]
    const twin = adminPage({ app: other }, packer.headers)
    const presses = await Promise.all([
      resultsOf('ship', { parcels }),
      resultsOf('ship', { parcels }, twin),
      resultsOf('ship', { parcels }),
    ])
    expect(presses.flatMap(refusalsOf)).toEqual(Array(6).fill('done'))
    for (const { id, trackingCode } of parcels) {
      expect((await eventsOf(id)).slice(-2)).toEqual(['preparing', 'shipped'])
      expect(await smsAbout(trackingCode)).toHaveLength(1)
    }
  })

  test('take no other code than the one an order left with', async () => {
    const id = await desk.sentOrder('770022001')
    const parcels = [{ id, trackingCode: '770022002' }]
    expect(refusalsOf(await resultsOf('ship', { parcels }))).toEqual(['illegal_transition'])
    expect(await smsAbout('770022002')).toHaveLength(0)
  })
})

describe('orders that are printed', () => {
  const print = async (sheet: string, ids: string[], by = packer) =>
    (await by.post('/api/admin/orders/print', { ids, sheet })).json<{
      orders: { id: string; address: { receiverPhone: string } }[]
    }>()

  test('come in the order that was asked for, each with a row in the books that says whether its phone is on it', async () => {
    const ids = [await desk.paidOrder(), await desk.sentOrder()]
    const { orders } = await print('labels', ids)
    expect(orders.map(({ id }) => id)).toEqual(ids)
    for (const { address } of orders) expect(address.receiverPhone).toMatch(/^09\d{9}$/)
    for (const id of ids)
      expect(await rowsAbout(id)).toMatchObject([
        { call: 'printOrders', outcome: 'done', after: { printed: 'labels', withPhone: true } },
      ])
  })

  test('stand in the books as printed only when all of them were', async () => {
    const id = await desk.paidOrder()
    const response = await packer.post('/api/admin/orders/print', {
      ids: [id, [...id].toReversed().join('')],
      sheet: 'labels',
    })
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    expect(await rowsAbout(id)).toEqual([])
  })

  test('have no phone on what lies beside the goods', async () => {
    const id = await desk.paidOrder()
    const { orders } = await print('slips', [id])
    expect(orders[0]?.address.receiverPhone).toMatch(/•••/)
    expect(await rowsAbout(id)).toMatchObject([{ after: { printed: 'slips', withPhone: false } }])
  })
})
