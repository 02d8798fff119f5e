import type { OrderDetails } from '@hojreh/contract'
import type { OrderRecord } from '@hojreh/contract/admin'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stockOf } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { parcels } from '../../modules/parcel/parcel.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { prepareOrder } from '../../workflows/orders/fulfil-order.ts'

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
  manager = await signInStaff(desk.shop, 'manager', `0938${String(members).padStart(7, '0')}`)
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

const packed = async (count: number) => {
  const { id, customer } = await desk.buy(count)
  await prepareOrder(desk.shop.desk, { id })
  return { id, customer, page: async () => ofCustomer(customer, id) }
}
const ofCustomer = async (customer: { get: (url: string) => Promise<{ json: () => unknown }> }, id: string) =>
  (await customer.get(`/api/order/orderDetails?id=${id}`)).json() as OrderDetails
const record = async (id: string) => (await manager.get(`/api/admin/order?id=${id}`)).json<OrderRecord>()
const some = (count: number) => [{ productId: desk.productId, count }]
const ship = (
  id: string,
  count: number,
  trackingCode: string | null = null,
  by: Pick<TestStaff, 'post'> = manager,
) => by.post(`/api/admin/order/ship?id=${id}`, { trackingCode, lines: some(count) })
const act = (name: string, id: string, query = '') =>
  manager.post(`/api/admin/order/${name}?id=${id}${query}`, {})
const deliver = (id: string, parcelId?: string | null) =>
  act('deliver', id, parcelId ? `&parcelId=${parcelId}` : '')
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const sound = async () => expect(await auditBooks(desk.shop.database, desk.shop.time.clock())).toEqual([])
const textsTo = async (phone: string) =>
  (await desk.shop.outbox.newest(desk.shop.db, 500))
    .filter((sms) => sms.phone === phone)
    .map(({ text }) => text)

describe('an order in several parcels', () => {
  test('is sent with the last of them: until then it is being packed, and its customer knows what left', async () => {
    const { id, customer, page } = await packed(3)
    expect((await ship(id, 1, '99887766000001')).json()).toMatchObject({ status: 'preparing' })
    expect(await page()).toMatchObject({
      ...{ status: 'preparing', isPartlySent: true, unsent: some(2), canCancel: false },
      parcels: [{ trackingCode: '99887766000001', carrier: 'پست پیشتاز', lines: some(1), deliveredAt: null }],
    })
    const { acts } = await record(id)
    expect(acts).toEqual(expect.arrayContaining(['shipOrder', 'setTrackingCode', 'deliverOrder']))
    expect(acts).not.toEqual(expect.arrayContaining(['cancelOrder']))
    expect((await ship(id, 2, '99887766000002')).json()).toMatchObject({ status: 'shipped' })
    expect(await page()).toMatchObject({
      ...{ status: 'shipped', isPartlySent: false, unsent: [], trackingCode: '99887766000002' },
      parcels: [{ trackingCode: '99887766000001' }, { trackingCode: '99887766000002', lines: some(2) }],
    })
    const texts = await textsTo(customer.phone)
    expect(
      texts.filter((text) => /بخشی از سفارش .* فرستاده شد[\s\S]*99887766000001/.test(text)),
    ).toHaveLength(1)
    expect(texts.filter((text) => /بقیه‌ی سفارش .* فرستاده شد[\s\S]*99887766000002/.test(text))).toHaveLength(
      1,
    )
    const { items } = (await manager.get('/api/admin/orders?q=99887766000001')).json<{
      items: { id: string }[]
    }>()
    expect(items.map((item) => item.id)).toEqual([id])
    await sound()
  })

  test('has arrived with the last of them, from which the days to send it back count', async () => {
    const { id, page } = await packed(2)
    await ship(id, 1)
    const [first] = (await page()).parcels
    expect((await deliver(id, first?.id)).json()).toMatchObject({ status: 'preparing' })
    expect(codeOf(await deliver(id, first?.id))).toBe('illegal_transition')
    await ship(id, 1)
    expect(await page()).toMatchObject({ status: 'shipped', canReturn: false })
    desk.shop.time.advance(6 * 24 * 3_600_000)
    manager = await signInStaff(desk.shop, 'manager', '09389000001')
    const [, second] = (await page()).parcels
    expect((await deliver(id, second?.id)).json()).toMatchObject({ status: 'delivered' })
    desk.shop.time.advance(2 * 24 * 3_600_000)
    expect(await page()).toMatchObject({ canReturn: true })
    await sound()
  })

  test('each have their own code to correct; without a name it is that of the last', async () => {
    const { id, page } = await packed(3)
    await ship(id, 1, '771001')
    await ship(id, 1, '771002')
    const [first] = (await page()).parcels
    const correct = (query: string, trackingCode: string) =>
      manager.post(`/api/admin/order/tracking-code?id=${id}${query}`, { trackingCode })
    expect((await correct(`&parcelId=${first?.id}`, '771009')).statusCode).toBe(200)
    expect((await correct('', '771008')).statusCode).toBe(200)
    expect((await page()).parcels).toMatchObject([{ trackingCode: '771009' }, { trackingCode: '771008' }])
    expect((await page()).trackingCode).toBe('771008')
  })

  test('are found by the list while a part is still here, and a file of the list tells all their codes', async () => {
    const { id } = await packed(3)
    await ship(id, 1, '024080055101')
    const listed = async () =>
      (await manager.get('/api/admin/orders?sent=part')).json<{ items: { id: string }[] }>().items
    expect((await listed()).map((row) => row.id)).toContain(id)
    expect((await listed()).every((row) => 'isPartlySent' in row && row.isPartlySent)).toBe(true)
    await ship(id, 2, '024080055102')
    expect((await listed()).map((row) => row.id)).not.toContain(id)
    const file = await manager.post('/api/admin/orders/export?q=024080055102', {
      format: 'csv',
      withPhones: false,
    })
    expect(file.body).toContain('024080055101 | 024080055102')
  })

  test('is not cancelled nor sent elsewhere once a part left; what is left is given up for its money, and that ends it', async () => {
    const { id, page } = await packed(3)
    await ship(id, 2)
    expect(codeOf(await act('cancel', id))).toBe('partly_sent')
    const address = await manager.post(`/api/admin/order/address?id=${id}`, { version: 0, plaque: '9' })
    expect(codeOf(address)).toBe('illegal_transition')
    const { payments } = await record(id)
    const prepare = (count: number) =>
      manager.post(`/api/admin/refund/prepare?orderId=${id}`, {
        paymentId: payments[0]?.id,
        lines: [{ ...some(count)[0], restocked: count }],
      })
    expect(codeOf(await prepare(2))).toBe('goods_exceed_order')
    expect((await prepare(1)).statusCode).toBe(200)
    // What may come back to the shelf does not leave, too.
    expect(codeOf(await ship(id, 1))).toBe('goods_not_left')
    const shelf = (await stockOf(desk.shop.db, desk.productId)).onHand
    const [refund] = (await record(id)).refunds
    const done = await manager.post(`/api/admin/refund/done?id=${refund?.id}`, { reference: '140509990009' })
    expect(done.statusCode, done.body).toBe(200)
    expect((await stockOf(desk.shop.db, desk.productId)).onHand - shelf).toBe(1)
    expect(await page()).toMatchObject({ status: 'shipped', unsent: [] })
    await deliver(id)
    expect(await page()).toMatchObject({ status: 'delivered', parcels: [{ lines: some(2) }] })
    await sound()
  })
})

describe('at the same moment', () => {
  test('two of the staff send the last pieces once, and the books keep who did', async () => {
    const twin = adminPage({ app: other }, (await signInStaff(desk.shop, 'manager', '09389000009')).headers)
    for (let round = 0; round < 5; round += 1) {
      const { id, page } = await packed(3)
      const responses = await Promise.all([ship(id, 2, `7720${round}1`), ship(id, 2, `7720${round}2`, twin)])
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      expect(responses.map(codeOf)).toContain('goods_not_left')
      expect(await page()).toMatchObject({
        isPartlySent: true,
        unsent: some(1),
        parcels: [{ lines: some(2) }],
      })
      const rows = await desk.shop.db
        .select()
        .from(staffActions)
        .where(eq(staffActions.subject, `order:${id}`))
      expect(rows.filter(({ call, outcome }) => call === 'shipOrder' && outcome === 'done')).toMatchObject([
        { after: { sent: expect.stringMatching(/^[^\d].* × 2$/) } },
      ])
    }
    await sound()
  })

  test('a cancellation and a first parcel exclude each other', async () => {
    const twin = adminPage({ app: other }, manager.headers)
    for (let round = 0; round < 5; round += 1) {
      const { id, page } = await packed(2)
      const responses = await Promise.all([ship(id, 1, null, twin), act('cancel', id)])
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const { status, parcels: sent } = await page()
      expect([status, sent.length]).toEqual(
        responses[0].statusCode === 200 ? ['preparing', 1] : ['refund_due', 0],
      )
    }
    await sound()
  })
})

test('the database itself takes no piece more than was bought', async () => {
  const { id } = await packed(2)
  await ship(id, 1)
  const more = (count: number) =>
    desk.shop.db.execute(
      sql`UPDATE parcel_lines SET count = ${count} WHERE order_id = ${id} AND product_id = ${desk.productId}`,
    )
  await expect(more(3)).rejects.toMatchObject({ cause: { constraint: 'parcel_lines_within_order' } })
  await more(2)
})

test('an order that was sent before parcels were counted is read as one', async () => {
  const { id, page } = await packed(2)
  await ship(id, 2, '774001')
  await desk.shop.db.delete(parcels).where(eq(parcels.orderId, id))
  const all = { id: null, carrier: 'پست پیشتاز', lines: some(2) }
  expect(await page()).toMatchObject({ parcels: [{ ...all, trackingCode: '774001' }], unsent: [] })
  await manager.post(`/api/admin/order/tracking-code?id=${id}`, { trackingCode: '774002' })
  await deliver(id)
  const { parcels: sent, status } = await page()
  expect(status).toBe('delivered')
  expect(sent).toMatchObject([{ ...all, trackingCode: '774002', deliveredAt: expect.any(String) }])
  await sound()
})
