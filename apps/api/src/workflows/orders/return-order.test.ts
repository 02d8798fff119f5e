import { errorResponse, type OrderDetails } from '@hojreh/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { prepareOrder } from './fulfil-order.ts'
import { deliverOrder } from './parcels/change-parcel.ts'
import { shipOrder } from './parcels/send-parcel.ts'
import { refuseReturn, takeReturn } from './return-order.ts'

const DAY = 24 * 60 * 60_000
const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let orderId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(() => shop.close())

const deps = () => shop.desk
const order = () => ({ id: orderId })
const details = async (): Promise<OrderDetails> =>
  (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json()
const ask = (reason = 'رنگ آن چیز دیگری بود', by = customer) =>
  by.post(`/api/order/return?id=${orderId}`, { reason })
const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const smsTo = async () =>
  (await shop.outbox.newest(shop.db, 200))
    .filter(({ phone, text }) => phone === customer.phone && !text.includes('#'))
    .map(({ text }) => text)
const stock = () => stockOf(shop.db, productId)

const ship = async () => {
  await prepareOrder(deps(), order())
  await shipOrder(deps(), order(), { trackingCode: '0240800123' })
}

beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0927${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 5, title: 'گلدان' })
  await fillCart(customer, [{ productId, count: 2 }])
  const response = await customer.get(payUrl())
  orderId = response.json().orderId
  const authority = authorityOf(response)
  bank.pay(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
})

describe('asking to send an order back', () => {
  test('is possible for seven days from the delivery on', async () => {
    await ship()
    expect((await details()).canReturn).toBe(false)
    await deliverOrder(deps(), order())
    shop.time.advance(7 * DAY)
    expect((await details()).canReturn).toBe(true)
    const response = await ask('  رنگ آن چیز ديگري بود ')
    expect(response.json()).toMatchObject({
      status: 'return_requested',
      canReturn: false,
      returnReason: 'رنگ آن چیز دیگری بود',
    })
    expect((await details()).timeline.at(-1)).toMatchObject({ status: 'return_requested', by: 'customer' })
    expect(await smsTo()).toContainEqual(expect.stringContaining('درخواست مرجوعی سفارش'))
    expect(await stock()).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  })

  test('is too late after that', async () => {
    await ship()
    await deliverOrder(deps(), order())
    shop.time.advance(7 * DAY + 1)
    expect((await details()).canReturn).toBe(false)
    expect(codeOf(await ask())).toBe('return_too_late')
    expect((await details()).status).toBe('delivered')
  })

  test('is not possible before the goods have arrived, nor twice, nor for others, nor without a reason', async () => {
    expect(codeOf(await ask())).toBe('illegal_transition')
    await ship()
    expect(codeOf(await ask())).toBe('illegal_transition')
    await deliverOrder(deps(), order())
    expect((await ask(' ')).json().fields).toEqual({ reason: 'دلیل مرجوع کردن را بنویسید' })
    const other = await shop.signIn('09280000001')
    expect(codeOf(await ask('برای من است', other))).toBe('not_found')
    expect((await details()).status).toBe('delivered')
    const responses = await Promise.all([ask(), ask()])
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('what comes back', () => {
  beforeEach(async () => {
    await ship()
    await deliverOrder(deps(), order())
    await ask()
  })

  test('goes on the shelf again when it can be sold again, and its money is owed [#18]', async () => {
    await takeReturn(deps(), order(), true)
    expect(await stock()).toEqual({ onHand: 5, reserved: 0, sold: 0 })
    const { status, payments, timeline } = await details()
    expect(status).toBe('refund_due')
    expect(payments.map((payment) => payment.status)).toEqual(['refund_due'])
    expect(timeline.slice(-3).map((event) => [event.status, event.by])).toEqual([
      ['return_requested', 'customer'],
      ['returned', 'operator'],
      ['refund_due', 'operator'],
    ])
    expect(await smsTo()).toContainEqual(expect.stringContaining('به فروشگاه رسید'))
  })

  test('stays off the shelf when it is broken', async () => {
    await takeReturn(deps(), order(), false)
    expect(await stock()).toEqual({ onHand: 3, reserved: 0, sold: 0 })
    expect((await details()).status).toBe('refund_due')
  })

  test('is taken in once', async () => {
    await takeReturn(deps(), order(), true)
    await expect(takeReturn(deps(), order(), true)).rejects.toMatchObject({ code: 'illegal_transition' })
    expect((await stock()).onHand).toBe(5)
  })

  test('is paid back by a transfer that the books and the customer know by its reference', async () => {
    await takeReturn(deps(), order(), true)
    await refundOrder(deps(), order(), '140509990001')
    expect((await details()).status).toBe('refunded')
    const [payment] = await paymentRepository(shop.db).ofOrder(orderId)
    expect(payment).toMatchObject({ status: 'refunded', refundReference: '140509990001' })
    const events = await orderRepository(shop.db).events(orderId)
    expect(events.at(-1)).toMatchObject({ status: 'refunded', by: 'operator', note: '140509990001' })
    expect(await smsTo()).toContainEqual(expect.stringContaining('شماره پیگیری بازگشت وجه: 140509990001'))
    await expect(refundOrder(deps(), order(), 'again')).rejects.toMatchObject({ code: 'illegal_transition' })
  })

  test('is not taken back when the shop has a reason, which the customer hears; they may ask again in time', async () => {
    await refuseReturn(deps(), order(), 'بسته‌بندی باز شده است')
    expect(await details()).toMatchObject({ status: 'delivered', canReturn: true })
    expect(await smsTo()).toContainEqual(expect.stringContaining('دلیل: بسته‌بندی باز شده است'))
    expect((await ask('باز نشده است')).statusCode).toBe(200)
    shop.time.advance(1_000)
    await refuseReturn(deps(), order(), 'بسته باز است')
    expect((await smsTo()).filter((text) => text.includes('پذیرفته نشد'))).toHaveLength(2)
    shop.time.advance(7 * DAY)
    expect((await details()).canReturn).toBe(false)
  })

  test('nothing is refused that nobody asked for', async () => {
    await refuseReturn(deps(), order(), 'نه')
    await expect(refuseReturn(deps(), order(), 'نه')).rejects.toMatchObject({ code: 'illegal_transition' })
  })
})
