import type { CardReport, OrderRecord, WaitingReport } from '@hojreh/contract/admin'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { checkTransfers } from '../../doctor/check-transfers.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'

let desk: TestDesk
let manager: TestStaff
beforeAll(async () => {
  desk = await makeDesk()
  manager = await signInStaff(desk.shop, 'manager', '09420000001')
})
afterEach(async () => expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([]))
afterAll(() => desk.shop.close())

let codes = 660_000
/** An order that was begun online and whose customer then reported a transfer for it. */
const reported = async () => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [{ productId: desk.productId, count: 1 }])
  const started = await customer.get(payUrl())
  const id = started.json<{ orderId: string }>().orderId
  const { amount } = (await customer.post('/api/order/cardPayment', { id })).json()
  codes += 1
  const response = await customer.post(`/api/order/paymentKart?id=${id}`, {
    ...{ trackingCode: String(codes), cardLast4: '1234', amount },
    paidAt: desk.shop.time.clock().toISOString(),
  })
  expect(response.json()).toMatchObject({ status: 'awaiting_review' })
  return { customer, id, authority: authorityOf(started) }
}
const payOnline = async () => {
  const { customer, id, authority } = await reported()
  desk.bank.pay(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
  return id
}
const cancel = async () => {
  const { customer, id } = await reported()
  expect((await customer.post(`/api/order/cancel?id=${id}`)).json()).toMatchObject({ status: 'cancelled' })
  return id
}

const record = async (id: string) => (await manager.get(`/api/admin/order?id=${id}`)).json<OrderRecord>()
/** What the desk shows of the report of an order: in the list, in the number of what waits, and on the order's page. */
const seen = async (orderId: string) => {
  const { items, total } = (await manager.get('/api/admin/card-reports?take=100')).json<{
    items: WaitingReport[]
    total: number
  }>()
  const { queues } = (await manager.get('/api/admin/pulse')).json<{
    queues: { name: string; count: number }[]
  }>()
  expect(queues.find(({ name }) => name === 'card_reports')?.count).toBe(total)
  const { acts, cardReports } = await record(orderId)
  const about = ({ state, isLate }: CardReport) => ({ state, isLate })
  return {
    listed: items.filter((item) => item.orderId === orderId).map(about),
    onPage: cardReports.map(about),
    canDecide: acts.includes('acceptCardReport') && acts.includes('rejectCardReport'),
  }
}
const waits = [{ state: 'waiting', isLate: true }]
const decide = (name: 'accept' | 'reject', id: string) =>
  manager.post(`/api/admin/card-report/${name}?orderId=${id}`)

test('a report that is looked at in time is not late', async () => {
  const { id } = await reported()
  const inTime = [{ state: 'waiting', isLate: false }]
  expect(await seen(id)).toEqual({ listed: inTime, onPage: inTime, canDecide: true })
  await decide('accept', id)
  expect((await seen(id)).listed).toEqual([])
})

test.each([
  { what: 'was paid online meanwhile', make: payOnline, before: 'paid', after: 'paid' },
  { what: 'was cancelled meanwhile', make: cancel, before: 'cancelled', after: 'refund_due' },
])(
  'a report whose order $what still waits at the desk, and its money is owed back when it arrived',
  async ({ make, before, after }) => {
    const id = await make()
    expect(await seen(id)).toEqual({ listed: waits, onPage: waits, canDecide: true })
    expect((await checkTransfers(desk.shop.database, desk.shop.config)).sentence).toMatch(/^1 wait/)
    expect((await record(id)).status).toBe(before)
    expect((await decide('accept', id)).json()).toMatchObject({ status: after })
    expect((await record(id)).payments).toContainEqual(
      expect.objectContaining({ method: 'card', status: 'refund_due' }),
    )
    expect(await seen(id)).toMatchObject({ listed: [], canDecide: false })
  },
)

test.each([
  { what: 'was paid online meanwhile', make: payOnline, status: 'paid' },
  { what: 'was cancelled meanwhile', make: cancel, status: 'cancelled' },
])(
  'a report whose order $what leaves that order as it is when no money arrived',
  async ({ make, status }) => {
    const id = await make()
    expect((await decide('reject', id)).json()).toMatchObject({ status })
    expect(await seen(id)).toMatchObject({ listed: [], canDecide: false })
    expect((await record(id)).payments).toContainEqual(
      expect.objectContaining({ method: 'card', status: 'failed' }),
    )
  },
)
