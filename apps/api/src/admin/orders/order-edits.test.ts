import type { OrderDetails } from '@hojreh/contract'
import type { OrderRecord } from '@hojreh/contract/admin'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { adminPage, signInStaff, type TestStaff } from '../../../test/staff.ts'
import type { TestCustomer } from '../../../test/test-app.ts'
import { stockHolds } from '../../modules/inventory/inventory.tables.ts'
import { orderEditRepository } from '../../modules/order-edit/order-edit.repository.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { endForgottenEdits } from '../../workflows/orders/edit/withdraw-edit.ts'
import { cancelByOperator, prepareOrder } from '../../workflows/orders/fulfil-order.ts'

const PRICE = 2_000_000
const FEE = 450_000
const sumOf = (pieces: number) => pieces * PRICE + FEE

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
  manager = await signInStaff(desk.shop, 'manager', `0941${String(members).padStart(7, '0')}`)
})
afterEach(async () => {
  const findings = await auditBooks(desk.shop.database, desk.shop.time.clock())
  // No sweep runs here, so holds outlive their time.
  expect(findings.filter(({ code }) => code !== 'hold_outlived')).toEqual([])
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

interface Line {
  productId: string
  count: number
}
const some = (count: number, productId = desk.productId): Line => ({ productId, count })
const record = async (id: string) => (await manager.get(`/api/admin/order?id=${id}`)).json<OrderRecord>()
const pageOf = async (customer: TestCustomer, id: string) =>
  (await customer.get(`/api/order/orderDetails?id=${id}`)).json() as OrderDetails
const quote = (id: string, lines: readonly Line[]) =>
  manager.get(
    `/api/admin/order/lines/quote?id=${id}${lines.map(({ productId, count }) => `&goods=${productId}.${count}`).join('')}`,
  )
const edit = (
  id: string,
  lines: readonly Line[],
  { version = 0, total = sumOf(lines[0]?.count ?? 0), by = manager as Pick<TestStaff, 'post'> } = {},
) => by.post(`/api/admin/order/lines?id=${id}`, { version, lines, total, heldHours: 24 })
/** The total that the quote of an edit names. */
const told = async (id: string, lines: readonly Line[]) => {
  const { total } = (await quote(id, lines)).json<{ total: number }>()
  return { total }
}
const act = (name: string, id: string, body: object = {}) =>
  manager.post(`/api/admin/order/lines/${name}?id=${id}`, body)
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const fewer = () => stockOf(desk.shop.db, desk.productId)
const goBack = (customer: TestCustomer, authority: string) =>
  customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
/** Pays the difference of an order at the bank. */
const payDifference = async (customer: TestCustomer, id: string) => {
  const started = await customer.get(payUrl(id))
  desk.bank.pay(authorityOf(started))
  return goBack(customer, authorityOf(started))
}
const unpaid = async (count = 1) => {
  const customer = await desk.newCustomer()
  await fillCart(customer, [some(count)])
  const started = await customer.get(payUrl())
  return { customer, id: started.json<{ orderId: string }>().orderId, authority: authorityOf(started) }
}
const givenUp = async (count = 1) => {
  const { customer, id, authority } = await unpaid(count)
  desk.bank.fail(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=NOK`)
  return { customer, id, authority }
}
const textsTo = async (phone: string) =>
  (await desk.shop.outbox.newest(desk.shop.db, 500))
    .filter((sms) => sms.phone === phone)
    .map(({ text }) => text)
const deedsOn = async (id: string, call: string) =>
  (
    await desk.shop.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subject, `order:${id}`))
  ).filter((row) => row.call === call && row.outcome === 'done')

describe('a paid order that is to cost more', () => {
  test('is what it was until the difference is paid online: then it has the goods, and its customer knows', async () => {
    const { customer, id } = await desk.buy(1)
    const before = await fewer()
    expect((await quote(id, [some(3)])).json()).toMatchObject({
      ...{ total: sumOf(3), difference: 2 * PRICE, isOfPaid: true },
    })
    expect((await edit(id, [some(3)])).statusCode).toBe(200)
    expect(await fewer()).toMatchObject({ onHand: before.onHand, reserved: before.reserved + 2 })
    expect(await pageOf(customer, id)).toMatchObject({
      ...{ status: 'paid', total: sumOf(1), totalCount: 1 },
      due: { amount: 2 * PRICE, canPayOnline: true },
      edits: [{ isDone: false, lines: [{ before: 1, after: 3 }] }],
    })
    expect(await textsTo(customer.phone)).toContainEqual(expect.stringMatching(/۴۰۰٬۰۰۰ تومان مانده/))
    expect((await payDifference(customer, id)).json()).toMatchObject({ status: 'paid', amount: 2 * PRICE })
    expect(await pageOf(customer, id)).toMatchObject({
      ...{ status: 'paid', total: sumOf(3), totalCount: 3, due: null },
      edits: [{ isDone: true, totalAfter: sumOf(3) }],
    })
    const paid = (await pageOf(customer, id)).payments
    expect(paid.find(({ kind }) => kind === 'order')?.amount).toBe(sumOf(1))
    expect(paid.find(({ kind }) => kind === 'supplement')?.amount).toBe(2 * PRICE)
    expect(await fewer()).toMatchObject({ onHand: before.onHand - 2, reserved: before.reserved })
    const deeds = await deedsOn(id, 'editOrderLines')
    expect(deeds).toHaveLength(1)
    expect(deeds[0]).toMatchObject({ before: { total: sumOf(1) }, after: { total: sumOf(3) } })
    expect((await customer.get(`/api/order/invoice?id=${id}`)).body).toContain('۶۴۵٬۰۰۰')
  })

  test('has its difference written down as received once, by the number of a transfer that pays nothing else', async () => {
    const [one, two] = [await desk.buy(1), await desk.buy(1)]
    await edit(one.id, [some(2)])
    await edit(two.id, [some(2)])
    const received = { trackingCode: '۹۸۷۶۵۴', cardLast4: '1234' }
    const both = await Promise.all([1, 2].map(() => act('received', one.id, received)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await record(one.id)).toMatchObject({ total: sumOf(2), edits: [{ state: 'applied' }] })
    expect(codeOf(await act('received', two.id, received))).toBe('duplicate_tracking_code')
    expect(await record(two.id)).toMatchObject({ total: sumOf(1), edits: [{ state: 'open' }] })
  })

  test('is not sent before that; taken back it is what it was, and money that comes later is owed back', async () => {
    const { customer, id } = await desk.buy(1)
    await prepareOrder(desk.shop.desk, { id })
    await edit(id, [some(2)])
    const sent = await manager.post(`/api/admin/order/ship?id=${id}`, { trackingCode: null })
    expect(codeOf(sent)).toBe('edit_waits')
    expect(codeOf(await edit(id, [some(4)], { version: 1 }))).toBe('edit_waits')
    const authority = authorityOf(await customer.get(payUrl(id)))
    expect(codeOf(await act('withdraw', id))).toBe('payment_under_way')
    await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=NOK`)
    const before = await fewer()
    expect((await act('withdraw', id)).statusCode).toBe(200)
    expect(await fewer()).toMatchObject({ reserved: before.reserved - 1 })
    const told = (await textsTo(customer.phone)).filter((text) => text.includes('پس گرفته شد'))
    expect(told).toEqual([expect.stringContaining('۲۰۰٬۰۰۰ تومان دیگر لازم نیست پرداخت شود')])
    desk.bank.pay(authority)
    expect((await goBack(customer, authority)).json()).toMatchObject({ status: 'failed' })
    expect(await record(id)).toMatchObject({
      ...{ status: 'preparing', total: sumOf(1) },
      payments: expect.arrayContaining([
        expect.objectContaining({ status: 'refund_due', amount: PRICE, failureReason: 'edit_over' }),
      ]),
    })
    expect((await manager.post(`/api/admin/order/ship?id=${id}`, { trackingCode: null })).statusCode).toBe(
      200,
    )
  })

  test('is what it was when nobody pays in time; one that is being paid has its pieces as long as the attempt', async () => {
    const [one, two] = [await desk.buy(1), await desk.buy(1)]
    await edit(one.id, [some(2)])
    await edit(two.id, [some(2)])
    desk.shop.time.advance(24 * 3_600_000 - 60_000)
    const authority = authorityOf(await two.customer.get(payUrl(two.id)))
    desk.shop.time.advance(120_000)
    await endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    manager = await signInStaff(desk.shop, 'manager', '09419000001')
    expect(await record(one.id)).toMatchObject({ edits: [{ state: 'withdrawn' }] })
    expect(await record(two.id)).toMatchObject({ edits: [{ state: 'open' }] })
    await endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    const lapsed = async (phone: string) =>
      (await textsTo(phone)).filter((text) => text.includes('مهلت پرداخت ۲۰۰٬۰۰۰ تومان'))
    expect(await lapsed(one.customer.phone)).toHaveLength(1)
    expect(await lapsed(two.customer.phone)).toEqual([])
    const isHeld = async ({ id }: { id: string }) => {
      const [edited] = (await record(id)).edits
      return (await desk.shop.db.select().from(stockHolds)).some(({ orderId }) => orderId === edited?.id)
    }
    expect([await isHeld(one), await isHeld(two)]).toEqual([false, true])
    desk.shop.time.advance(14 * 60_000)
    await endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    expect(await isHeld(two)).toBe(false)
    desk.bank.pay(authority)
    expect((await goBack(two.customer, authority)).json()).toMatchObject({ status: 'paid' })
    expect(await record(two.id)).toMatchObject({ total: sumOf(2), edits: [{ state: 'applied' }] })
  })

  test('is cancelled with both payments owed back, and an open edit ends with it, of which its customer hears', async () => {
    const { customer, id } = await desk.buy(1)
    await edit(id, [some(2)])
    await payDifference(customer, id)
    await edit(id, [some(3)], { version: 1 })
    await cancelByOperator(desk.shop.desk, { id })
    expect(await record(id)).toMatchObject({
      status: 'refund_due',
      payments: [{ status: 'refund_due' }, { status: 'refund_due' }],
      edits: [{ state: 'applied' }, { state: 'withdrawn' }],
    })
    const texts = await textsTo(customer.phone)
    expect(texts.filter((text) => text.includes('لغو شد؛ ۲۰۰٬۰۰۰ تومان'))).toHaveLength(1)
  })
})

let transfers = 700_000
/** The customer of an order reports a transfer of the difference. */
const report = async (customer: TestCustomer, id: string, amount = PRICE) => {
  transfers += 1
  const asked = await customer.post('/api/order/cardPayment', { id })
  expect(asked.statusCode, asked.body).toBe(200)
  expect(asked.json()).toMatchObject({ amount: PRICE })
  return customer.post(`/api/order/paymentKart?id=${id}`, {
    ...{ trackingCode: String(transfers), cardLast4: '1234', amount },
    paidAt: desk.shop.time.clock().toISOString(),
  })
}
const reported = async () => {
  const bought = await desk.buy(1)
  await edit(bought.id, [some(2)])
  expect((await report(bought.customer, bought.id)).statusCode).toBe(200)
  return bought
}
const decide = (how: 'accept' | 'reject', id: string, by: Pick<TestStaff, 'post'> = manager) =>
  by.post(`/api/admin/card-report/${how}?orderId=${id}`, how === 'accept' ? {} : undefined)
const waiting = async (id: string) =>
  (await manager.get('/api/admin/card-reports?take=100'))
    .json<{ items: { orderId: string; isSupplement: boolean; amountAsked: number }[] }>()
    .items.filter(({ orderId }) => orderId === id)

describe('a difference that its customer reports as transferred', () => {
  test('waits for a look in the queue, beside an order that is what it was, and is paid in no other way meanwhile', async () => {
    const { customer, id } = await reported()
    expect(await pageOf(customer, id)).toMatchObject({
      ...{ status: 'paid', total: sumOf(1) },
      due: { amount: PRICE, isReported: true, canPayOnline: false, canPayByCard: false },
    })
    expect(await waiting(id)).toMatchObject([{ isSupplement: true, amountAsked: PRICE }])
    const { acts } = await record(id)
    expect(acts).toEqual(expect.arrayContaining(['acceptCardReport', 'rejectCardReport']))
    expect(codeOf(await customer.get(payUrl(id)))).toBe('illegal_transition')
    expect(codeOf(await customer.post('/api/order/cardPayment', { id }))).toBe('illegal_transition')
    const received = { trackingCode: '55443322', cardLast4: '1234' }
    expect(codeOf(await act('received', id, received))).toBe('payment_under_way')
    expect(codeOf(await act('withdraw', id))).toBe('payment_under_way')
    expect((await decide('accept', id)).statusCode).toBe(200)
    expect(await waiting(id)).toEqual([])
    expect(await pageOf(customer, id)).toMatchObject({ status: 'paid', total: sumOf(2), due: null })
    expect(await deedsOn(id, 'acceptCardReport')).toHaveLength(1)
  })

  test('is decided on once, also by two who say the same or the opposite in two processes', async () => {
    for (const second of ['accept', 'reject'] as const) {
      const { id } = await reported()
      const both = await Promise.all([
        decide('accept', id),
        decide(second, id, adminPage({ app: other }, manager.headers)),
      ])
      expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
      const isAccepted = both[0].statusCode === 200 || second === 'accept'
      expect((await record(id)).total).toBe(isAccepted ? sumOf(2) : sumOf(1))
    }
  })

  test('is reported once by a double press, and another sum takes a second yes', async () => {
    const { customer, id } = await desk.buy(1)
    await edit(id, [some(2)])
    await customer.post('/api/order/cardPayment', { id })
    const sent = { trackingCode: '66554433', cardLast4: '1234', amount: PRICE - 10 }
    const press = () =>
      customer.post(`/api/order/paymentKart?id=${id}`, {
        ...sent,
        paidAt: desk.shop.time.clock().toISOString(),
      })
    const presses = await Promise.all([press(), press()])
    expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(codeOf(await decide('accept', id))).toBe('transfer_amount_differs')
    const yes = { despiteAmount: true }
    expect((await manager.post(`/api/admin/card-report/accept?orderId=${id}`, yes)).statusCode).toBe(200)
    expect((await record(id)).total).toBe(sumOf(2))
  })

  test('that is not on the account is asked for anew, of which its customer hears', async () => {
    const { customer, id } = await reported()
    expect((await decide('reject', id)).statusCode).toBe(200)
    expect(await pageOf(customer, id)).toMatchObject({ due: { isReported: false, canPayOnline: true } })
    expect(await textsTo(customer.phone)).toContainEqual(expect.stringMatching(/واریز .* پیدا نشد/))
    expect((await payDifference(customer, id)).json()).toMatchObject({ status: 'paid', amount: PRICE })
  })

  test('keeps its pieces while somebody should look, and waits on after that', async () => {
    const { customer, id } = await reported()
    desk.shop.time.advance(25 * 3_600_000)
    await endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    const held = () =>
      desk.shop.db.select().from(stockHolds).where(eq(stockHolds.customerId, customer.customerId))
    expect(await held()).toHaveLength(1)
    desk.shop.time.advance(40 * 24 * 3_600_000)
    await endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    expect(await held()).toEqual([])
    manager = await signInStaff(desk.shop, 'manager', '09419999991')
    expect((await decide('accept', id)).statusCode).toBe(200)
    expect((await record(id)).total).toBe(sumOf(2))
  })

  test('is owed back, and not lost, when the order was cancelled meanwhile', async () => {
    const { id } = await reported()
    await cancelByOperator(desk.shop.desk, { id })
    expect(await waiting(id)).toHaveLength(1)
    expect((await decide('accept', id)).statusCode).toBe(200)
    expect((await record(id)).payments.map(({ status }) => status)).toEqual(['refund_due', 'refund_due'])
  })
})

describe('a paid order that is to cost less', () => {
  test('is so at once: its goods are on the shelf, and the difference waits to be sent back', async () => {
    const { customer, id } = await desk.buy(3)
    const before = await fewer()
    const { total } = await record(id)
    expect((await edit(id, [some(1)], await told(id, [some(1)]))).statusCode).toBe(200)
    expect(await fewer()).toMatchObject({ onHand: before.onHand + 2, sold: before.sold - 2 })
    const { refunds, total: less } = await record(id)
    expect(total - less).toBe(2 * PRICE)
    expect(refunds).toMatchObject([{ kind: 'edit', state: 'owed', amount: 2 * PRICE }])
    expect(await pageOf(customer, id)).toMatchObject({ refunds: [{ amount: 2 * PRICE, state: 'owed' }] })
    const [{ id: refundId, paymentId } = { id: '', paymentId: '' }] = refunds
    const prepared = await manager.post(`/api/admin/refund/prepare?orderId=${id}`, { paymentId, refundId })
    expect(prepared.statusCode).toBe(200)
    expect((await manager.post(`/api/admin/refund/drop?id=${refundId}`)).statusCode).toBe(200)
    expect(await record(id)).toMatchObject({ refunds: [{ state: 'owed' }] })
    await manager.post(`/api/admin/refund/prepare?orderId=${id}`, { paymentId, refundId })
    const done = await manager.post(`/api/admin/refund/done?id=${refundId}`, { reference: '445566' })
    expect(done.json()).toMatchObject({ status: 'paid' })
  })

  test('gives a supplement back before anything of its own payment, and never all that was paid', async () => {
    const { customer, id } = await desk.buy(1)
    await edit(id, [some(2)])
    await payDifference(customer, id)
    const dear = await putProduct(desk.shop.db, { price: 500_000 })
    const swapped = await edit(id, [some(1, dear)], { version: 1, total: 500_000 + FEE })
    expect(swapped.statusCode).toBe(200)
    const { payments, refunds } = await record(id)
    const own = payments.find(({ kind }) => kind === 'order')
    expect(own).toMatchObject({ status: 'paid', remaining: 500_000 + FEE })
    expect(payments.find(({ kind }) => kind === 'supplement')).toMatchObject({
      ...{ status: 'refund_due', remaining: 0 },
    })
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual([1_500_000, PRICE])
    await manager.post(`/api/admin/refund/prepare?orderId=${id}`, {
      ...{ paymentId: own?.id, amount: 900_000 },
    })
    const cheap = await putProduct(desk.shop.db, { price: 400_000 })
    const refused = await edit(id, [some(1, cheap)], { version: 2, total: 400_000 + FEE })
    expect(codeOf(refused)).toBe('refund_exceeds_payment')
  })

  test('is returned later with a refund of each payment, all that was kept', async () => {
    const { customer, id } = await desk.buy(1)
    await edit(id, [some(2)])
    await payDifference(customer, id)
    await prepareOrder(desk.shop.desk, { id })
    await manager.post(`/api/admin/order/ship?id=${id}`, { trackingCode: null })
    await manager.post(`/api/admin/order/deliver?id=${id}`)
    await customer.post(`/api/order/return?id=${id}`, { reason: 'کوچک بود' })
    const taken = await manager.post(`/api/admin/return/take?id=${id}`, {
      lines: [{ productId: desk.productId, count: 2, restocked: 2 }],
    })
    expect(taken.json()).toMatchObject({ status: 'refund_due' })
    expect((await record(id)).refunds.map(({ amount }) => amount).toSorted()).toEqual([PRICE, sumOf(1)])
  })

  test('keeps what lies in a parcel; without anything left to send it is sent', async () => {
    const { id } = await desk.buy(3)
    await prepareOrder(desk.shop.desk, { id })
    await manager.post(`/api/admin/order/ship?id=${id}`, { trackingCode: null, lines: [some(2)] })
    expect(codeOf(await edit(id, [some(1)]))).toBe('goods_not_left')
    const two = await told(id, [some(2)])
    expect((await edit(id, [some(2)], two)).statusCode).toBe(200)
    expect(await record(id)).toMatchObject({ status: 'shipped', ...two })
  })
})

describe('an unpaid order', () => {
  test('costs the other sum from then on, with the other goods held; a customer who was told a sum to transfer is asked for another', async () => {
    const { customer, id, authority } = await givenUp(2)
    expect((await customer.post('/api/order/cardPayment', { id })).json()).toMatchObject({ orderId: id })
    expect((await edit(id, [some(1)])).statusCode).toBe(200)
    const { total, cardAmount, refunds } = await record(id)
    expect({ total, refunds }).toEqual({ total: sumOf(1), refunds: [] })
    const { amount } = (await customer.post('/api/order/cardPayment', { id })).json<{ amount: number }>()
    expect(amount).toBe(cardAmount)
    expect(amount).toBeGreaterThan(sumOf(1))
    expect(amount).toBeLessThan(sumOf(1) + 10_000)
    const started = await customer.get(payUrl(id))
    desk.bank.pay(authorityOf(started))
    expect((await goBack(customer, authorityOf(started))).json()).toMatchObject({
      ...{ status: 'paid', amount: sumOf(1) },
    })
    expect(authorityOf(started)).not.toBe(authority)
  })

  test.each([
    ['', async () => {}],
    [', also when no transfer may begin any more', () => desk.stopWay('card')],
  ])('takes the report of a transfer that was sent before its edit%s', async (_when, meanwhile) => {
    const { customer, id } = await givenUp(2)
    const { amount } = (await customer.post('/api/order/cardPayment', { id })).json<{ amount: number }>()
    expect((await edit(id, [some(1)])).statusCode).toBe(200)
    await meanwhile()
    const paidAt = desk.shop.time.clock().toISOString()
    const transfer = { trackingCode: String(amount), cardLast4: '1234', amount, paidAt }
    expect((await pageOf(customer, id)).canPayByCard).toBe(true)
    const sent = await customer.post(`/api/order/paymentKart?id=${id}`, transfer)
    expect(sent.json()).toMatchObject({ status: 'awaiting_review' })
    const accept = `/api/admin/card-report/accept?orderId=${id}`
    expect(codeOf(await manager.post(accept))).toBe('transfer_amount_differs')
    expect((await manager.post(accept, { despiteAmount: true })).json()).toMatchObject({ status: 'paid' })
    const { total, payments } = await record(id)
    expect(total).toBe(sumOf(1))
    expect(payments).toContainEqual(expect.objectContaining({ method: 'card', status: 'paid' }))
    await desk.resetWays()
  })

  test('is not changed while its customer is at the bank', async () => {
    const { customer, id, authority } = await unpaid(1)
    expect(codeOf(await edit(id, [some(2)]))).toBe('payment_under_way')
    desk.bank.pay(authority)
    expect((await goBack(customer, authority)).json()).toMatchObject({ status: 'paid' })
  })

  test('whose transfer waits for a look is changed when that is over, either way', async () => {
    const [accepted, cheaper, rejected] = [
      await desk.reportedOrder(),
      await desk.reportedOrder(),
      await desk.reportedOrder(),
    ]
    const cheap = await putProduct(desk.shop.db, { price: 500_000 })
    for (const id of [accepted, rejected]) expect((await edit(id, [some(2)])).statusCode).toBe(200)
    const swap = { total: 500_000 + FEE }
    expect((await edit(cheaper, [some(1, cheap)], swap)).statusCode).toBe(200)
    for (const id of [accepted, cheaper])
      await manager.post(`/api/admin/card-report/accept?orderId=${id}`, {})
    await manager.post(`/api/admin/card-report/reject?orderId=${rejected}`)
    expect(await record(accepted)).toMatchObject({
      ...{ status: 'paid', total: sumOf(1) },
      edits: [{ state: 'open', isOfPaid: true }],
    })
    expect(await record(cheaper)).toMatchObject({
      ...{ status: 'paid', total: 500_000 + FEE },
      refunds: [{ kind: 'edit', amount: 1_500_000 }],
    })
    expect(await record(rejected)).toMatchObject({
      ...{ status: 'awaiting_payment', total: sumOf(2) },
      edits: [{ state: 'applied', isOfPaid: false }],
    })
  })

  test('whose transfer is reviewed after the hours of its edit frees the pieces meanwhile and takes them again then', async () => {
    const scarce = await putProduct(desk.shop.db, { onHand: 2, price: PRICE })
    const gone = await putProduct(desk.shop.db, { onHand: 1, price: PRICE })
    const lines = [some(1), some(1, scarce)]
    const [accepted, rejected, soldOut] = [
      await desk.reportedOrder(),
      await desk.reportedOrder(),
      await desk.reportedOrder(),
    ]
    for (const id of [accepted, rejected])
      expect((await edit(id, lines, await told(id, lines))).statusCode).toBe(200)
    const withGone = [some(1), some(1, gone)]
    expect((await edit(soldOut, withGone, await told(soldOut, withGone))).statusCode).toBe(200)
    expect(await stockOf(desk.shop.db, scarce)).toMatchObject({ reserved: 2 })

    desk.shop.time.advance(25 * 3_600_000)
    const endForgotten = () => endForgottenEdits({ ...desk.shop.desk, log: desk.shop.app.log })
    await endForgotten()
    expect(await stockOf(desk.shop.db, scarce)).toMatchObject({ reserved: 0 })
    const overdue = await orderEditRepository(desk.shop.db).overdue(desk.shop.time.clock(), 100)
    for (const id of [accepted, rejected, soldOut]) expect(overdue).not.toContain(id)
    const customer = await desk.newCustomer()
    await fillCart(customer, [some(1, gone)])
    await customer.get(payUrl())

    manager = await signInStaff(desk.shop, 'manager', '09419000002')
    for (const id of [accepted, rejected, soldOut])
      expect(await record(id)).toMatchObject({ status: 'awaiting_review', edits: [{ state: 'open' }] })
    for (const id of [accepted, soldOut]) await manager.post(`/api/admin/card-report/accept?orderId=${id}`)
    await manager.post(`/api/admin/card-report/reject?orderId=${rejected}`)
    expect(await record(accepted)).toMatchObject({
      ...{ status: 'paid', total: sumOf(1) },
      edits: [{ state: 'open', isOfPaid: true, totalAfter: sumOf(2) }],
    })
    expect(await record(rejected)).toMatchObject({
      ...{ status: 'awaiting_payment', total: sumOf(2) },
      edits: [{ state: 'applied' }],
    })
    expect(await stockOf(desk.shop.db, scarce)).toMatchObject({ reserved: 2 })
    expect(await record(soldOut)).toMatchObject({ status: 'paid', edits: [{ state: 'withdrawn' }] })
  })

  test('with a coupon keeps it by its terms, whoever used it up since', async () => {
    const code = await desk.coupon({ maxUses: 1, minTotal: 3_000_000 })
    const customer = await desk.newCustomer()
    await fillCart(customer, [some(2)])
    await customer.post('/api/order/coupon', { code })
    const id = (await customer.get(payUrl())).json<{ orderId: string }>().orderId
    await customer.get('/api/order/paymentCheck?Status=NOK')
    const [latest] = (await record(id)).payments
    desk.bank.fail(latest?.authority ?? '')
    await customer.get(`/api/order/paymentCheck?Authority=${latest?.authority}&Status=NOK`)
    const three = 3 * PRICE * 0.9 + FEE
    expect((await edit(id, [some(3)], { total: three })).statusCode).toBe(200)
    expect((await edit(id, [some(1)], { version: 1 })).statusCode).toBe(200)
    expect(await record(id)).toMatchObject({ couponCode: code, couponDiscount: 0, total: sumOf(1) })
    expect((await edit(id, [some(2)], { version: 2, total: 2 * PRICE * 0.9 + FEE })).statusCode).toBe(200)
  })
})

describe('two at once', () => {
  test('of a double press, also in two processes, one makes one edit with one row in the books', async () => {
    const { id } = await desk.buy(3)
    const elsewhere = adminPage({ app: other }, manager.headers)
    const before = await fewer()
    const one = await told(id, [some(1)])
    const presses = await Promise.all([
      edit(id, [some(1)], one),
      edit(id, [some(1)], { ...one, by: elsewhere }),
    ])
    expect(presses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(presses.map(codeOf)).toContain('edit_conflict')
    expect(await deedsOn(id, 'editOrderLines')).toHaveLength(1)
    expect(await fewer()).toMatchObject({ onHand: before.onHand + 2 })
  })

  test('who want the last piece for two orders: one has it, and the other nothing', async () => {
    const last = await putProduct(desk.shop.db, { onHand: 1, price: 1_000_000 })
    const [one, two] = [await desk.buy(1), await desk.buy(1)]
    const total = sumOf(1) + 1_000_000
    const both = await Promise.all([one, two].map(({ id }) => edit(id, [some(1), some(1, last)], { total })))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(both.map(codeOf)).toContain('insufficient_stock')
    expect(await stockOf(desk.shop.db, last)).toMatchObject({ onHand: 1, reserved: 1 })
  })

  test('who pays the difference while the desk takes it back: the goods or the money, never neither', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { customer, id } = await desk.buy(1)
      await edit(id, [some(2)])
      const [paying] = await Promise.all([customer.get(payUrl(id)), act('withdraw', id)])
      if (paying.statusCode !== 200) {
        expect(await record(id)).toMatchObject({ edits: [{ state: 'withdrawn' }], total: sumOf(1) })
        continue
      }
      desk.bank.pay(authorityOf(paying))
      await Promise.all([goBack(customer, authorityOf(paying)), act('withdraw', id)])
      const { edits, payments, total } = await record(id)
      const isMade = edits[0]?.state === 'applied'
      const supplement = payments.find(({ kind }) => kind === 'supplement')
      expect([total, supplement?.status]).toEqual(isMade ? [sumOf(2), 'paid'] : [sumOf(1), 'refund_due'])
    }
  })

  test('who pays an order while the desk changes it pays what it costs, or is told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { customer, id } = await givenUp(2)
      const [started, edited] = await Promise.all([customer.get(payUrl(id)), edit(id, [some(1)])])
      desk.bank.pay(authorityOf(started))
      await goBack(customer, authorityOf(started))
      const { total, payments, status } = await record(id)
      expect(status).toBe('paid')
      expect(payments.find((payment) => payment.status === 'paid')?.amount).toBe(total)
      expect(total).toBe(sumOf(edited.statusCode === 200 ? 1 : 2))
    }
  })
})

test('another sum than was told, goods that are hidden, and an order as it is are refused, and nothing is held', async () => {
  const { id } = await desk.buy(1)
  const hidden = await putProduct(desk.shop.db, { isPublished: false })
  const before = await fewer()
  expect(codeOf(await edit(id, [some(2)], { total: 10 }))).toBe('order_sum_changed')
  expect(codeOf(await quote(id, [some(1), some(1, hidden)]))).toBe('product_unavailable')
  expect(codeOf(await quote(id, [some(1)]))).toBe('already_done')
  expect(codeOf(await edit(await desk.sentOrder(), [some(2)]))).toBe('illegal_transition')
  expect((await fewer()).reserved).toBe(before.reserved)
})
