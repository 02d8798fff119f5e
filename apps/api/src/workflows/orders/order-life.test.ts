import { errorResponse, type OrderDetails } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../../../test/address-of.ts'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { prepareOrder } from './fulfil-order.ts'
import { deliverOrder, setTrackingCode } from './parcels/change-parcel.ts'
import { shipOrder } from './parcels/send-parcel.ts'

const HOUR = 60 * 60_000
const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0919${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 5, price: 2_000_000, title: 'گلدان' })
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const details = async (id: string): Promise<OrderDetails> =>
  (await customer.get(`/api/order/orderDetails?id=${id}`)).json()
const start = async () => {
  await fillCart(customer, [{ productId, count: 2 }])
  const response = await customer.get(payUrl())
  return { orderId: String(response.json().orderId), authority: authorityOf(response) }
}
const buy = async () => {
  const { orderId, authority } = await start()
  bank.pay(authority)
  await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
  return orderId
}
const cancel = (id: string, by = customer) => by.post(`/api/order/cancel?id=${id}`)
const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}
const deps = () => shop.desk
const rowOf = async (id: string) => {
  const row = await orderRepository(shop.db).lock(id)
  if (!row) throw new Error('no such order')
  return row
}
const smsTo = async () =>
  (await shop.outbox.newest(shop.db, 200))
    .filter(({ phone, text }) => phone === customer.phone && text.includes('سفارش'))
    .map(({ text }) => text)

describe('cancelling', () => {
  test('an unpaid order frees its goods, and nothing is owed', { tags: ['§D4.22', '§D5.19'] }, async () => {
    const { orderId } = await start()
    expect((await details(orderId)).canCancel).toBe(true)
    expect((await cancel(orderId)).json()).toMatchObject({
      status: 'cancelled',
      canPay: false,
      canCancel: false,
    })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
    expect((await details(orderId)).timeline.at(-1)).toMatchObject({ status: 'cancelled', by: 'customer' })
    expect(codeOf(await customer.get(payUrl(orderId)))).toBe('illegal_transition')
  })

  test('a paid order puts its goods back on the shelf and owes the money', async () => {
    const orderId = await buy()
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
    expect((await cancel(orderId)).json()).toMatchObject({
      status: 'refund_due',
      payments: [{ status: 'refund_due' }],
    })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  })

  test('an order whose money is at the bank already owes it back', async () => {
    const { orderId, authority } = await start()
    bank.pay(authority)
    expect((await cancel(orderId)).json().status).toBe('refund_due')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  })

  test('is over once somebody packs, and twice is once', async () => {
    const orderId = await buy()
    await prepareOrder(deps(), { id: orderId })
    expect((await details(orderId)).canCancel).toBe(false)
    expect(codeOf(await cancel(orderId))).toBe('illegal_transition')
    const other = (await start()).orderId
    await cancel(other)
    expect(codeOf(await cancel(other))).toBe('illegal_transition')
  })

  test("somebody else's order is not found", async () => {
    const { orderId } = await start()
    const stranger = await shop.signIn('09190009999')
    expect(codeOf(await cancel(orderId, stranger))).toBe('not_found')
  })

  test('at the very moment of its payment loses neither money nor goods', async () => {
    for (let round = 0; round < 8; round += 1) {
      productId = await putProduct(shop.db, { onHand: 2 })
      const { orderId, authority } = await start()
      bank.pay(authority)
      await Promise.all([
        customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`),
        cancel(orderId),
        customer.get('/api/order/paymentCheck'),
      ])
      await sweep()
      const order = await details(orderId)
      // Cancelled before, between or after: the money came, so it is owed.
      expect(order.status).toBe('refund_due')
      expect(order.payments.map(({ status }) => status)).toEqual(['refund_due'])
      expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 0 })
    }
  })
})

describe('an order that nobody pays', () => {
  test('is cancelled after two days, and not an hour before', async () => {
    const { orderId } = await start()
    shop.time.advance(HOUR)
    await sweep()
    shop.time.advance(46 * HOUR)
    await sweep()
    expect((await details(orderId)).status).toBe('awaiting_payment')
    shop.time.advance(2 * HOUR)
    await sweep()
    const order = await details(orderId)
    expect(order.status).toBe('cancelled')
    expect(order.timeline.at(-1)?.by).toBe('system')
  })

  test('stays while an attempt to pay it is open, and counts from the last one', async () => {
    const { orderId } = await start()
    shop.time.advance(HOUR)
    await sweep()
    shop.time.advance(48 * HOUR)
    await customer.get(payUrl(orderId))
    bank.setDown(true)
    await sweep()
    bank.setDown(false)
    expect((await details(orderId)).status).toBe('awaiting_payment')
    shop.time.advance(HOUR)
    await sweep()
    expect((await details(orderId)).status).toBe('awaiting_payment')
    shop.time.advance(49 * HOUR)
    await sweep()
    expect((await details(orderId)).status).toBe('cancelled')
  })

  test('is not kept for ever by new attempts, and no attempt begins after four days', async () => {
    const { orderId } = await start()
    shop.time.advance(94 * HOUR)
    expect((await customer.get(payUrl(orderId))).statusCode).toBe(200)
    shop.time.advance(3 * HOUR)
    const late = await customer.get(payUrl(orderId))
    expect([late.json().code, late.json().message]).toEqual([
      'illegal_transition',
      expect.stringContaining('مهلت پرداخت'),
    ])
    const byCard = await customer.post('/api/order/cardPayment', { id: orderId })
    expect(codeOf(byCard)).toBe('illegal_transition')
    await sweep()
    expect((await details(orderId)).status).toBe('cancelled')
  })
})

describe('ordering again', () => {
  test('brings what can be had at the price of today, and tells what could not', {
    tags: ['§D5.19'],
  }, async () => {
    const gone = await putProduct(shop.db, { title: 'کوزه' })
    const scarce = await putProduct(shop.db, { title: 'کاسه', onHand: 6 })
    await fillCart(customer, [
      { productId, count: 2 },
      { productId: gone, count: 1 },
      { productId: scarce, count: 3 },
    ])
    const { orderId } = (await customer.get(payUrl())).json()
    await cancel(orderId)
    await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, gone))
    await shop.db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, scarce))
    await shop.db.update(products).set({ price: 2_500_000 }).where(eq(products.id, productId))
    const cart = (await customer.post(`/api/order/reorder?id=${orderId}`)).json()
    const brought = cart.lines.map(
      ({ title, count, unitPrice }: Record<string, unknown>) => `${title} ${count} ${unitPrice}`,
    )
    expect(brought.toSorted()).toEqual(['گلدان 2 2500000', 'کاسه 1 1000000'].toSorted())
    const skipped = cart.skipped.map(({ title, added }: Record<string, unknown>) => `${title} ${added}`)
    expect(skipped.toSorted()).toEqual(['کاسه 1', 'کوزه 0'].toSorted())
  })

  test('is for orders of one’s own', async () => {
    const { orderId } = await start()
    const stranger = await shop.signIn('09190008888')
    expect(codeOf(await stranger.post(`/api/order/reorder?id=${orderId}`))).toBe('not_found')
  })
})

describe('the way of a paid order', () => {
  test('says when it arrives, from its payment and anew from its sending, and no day that has passed', async () => {
    const { orderId, authority } = await start()
    expect((await details(orderId)).arrival).toBeNull()
    bank.pay(authority)
    const check = await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
    const { arrival } = await details(orderId)
    expect(check.json().arrival).toEqual(arrival)
    const { from, to } = arrival ?? { from: '', to: '' }
    expect(Date.parse(from)).toBeGreaterThan(shop.time.clock().getTime())
    expect(Date.parse(to)).toBeGreaterThanOrEqual(Date.parse(from))
    await prepareOrder(deps(), { id: orderId })
    expect((await details(orderId)).arrival).toEqual(arrival)
    shop.time.advance(48 * HOUR)
    await shipOrder(deps(), { id: orderId }, { trackingCode: '0240800123' })
    const sent = (await details(orderId)).arrival
    expect(Date.parse(sent?.from ?? '')).toBeGreaterThan(Date.parse(from))
    shop.time.advance(Date.parse(sent?.to ?? '') - shop.time.clock().getTime() + HOUR / 60)
    expect((await details(orderId)).arrival).toEqual(sent)
    shop.time.advance(24 * HOUR)
    expect((await details(orderId)).arrival).toBeNull()
  })

  test('is written down with who and when, and the customer hears of it once each', {
    tags: ['§D4.17'],
  }, async () => {
    const orderId = await buy()
    await prepareOrder(deps(), { id: orderId })
    await shipOrder(deps(), { id: orderId }, { trackingCode: '0240800123' })
    await deliverOrder(deps(), { id: orderId })
    const order = await details(orderId)
    expect(order.trackingCode).toBe('0240800123')
    expect(order.timeline.map(({ status, by }) => `${status} ${by}`)).toEqual([
      'awaiting_payment customer',
      'paid system',
      'preparing operator',
      'shipped operator',
      'delivered operator',
    ])
    const texts = await smsTo()
    expect(texts.filter((text) => text.includes('تایید شد'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('0240800123'))).toHaveLength(1)
    await expect(shipOrder(deps(), await rowOf(orderId), { trackingCode: null })).rejects.toMatchObject({
      code: 'illegal_transition',
    })
  })

  test('a tracking code that comes after the parcel left reaches the customer, and so does its correction', async () => {
    const orderId = await buy()
    const order = { id: orderId }
    await expect(setTrackingCode(deps(), order, '1111')).rejects.toMatchObject({ code: 'illegal_transition' })
    await prepareOrder(deps(), order)
    await shipOrder(deps(), order, { trackingCode: null })
    await setTrackingCode(deps(), order, '0240800777')
    await setTrackingCode(deps(), order, '0240800777')
    expect(await details(orderId)).toMatchObject({ status: 'shipped', trackingCode: '0240800777' })
    await deliverOrder(deps(), order)
    shop.time.advance(HOUR)
    await setTrackingCode(deps(), order, '0240800888')
    expect(await details(orderId)).toMatchObject({ status: 'delivered', trackingCode: '0240800888' })
    const told = (await smsTo()).filter((text) => text.includes('کد رهگیری'))
    expect(told).toEqual([expect.stringMatching(/0240800888$/), expect.stringMatching(/0240800777$/)])
    const { timeline } = await details(orderId)
    expect(timeline.map(({ status }) => status)).toEqual([
      'awaiting_payment',
      'paid',
      'preparing',
      'shipped',
      'delivered',
    ])
  })

  test('a refund settles order and payment, once', async () => {
    const orderId = await buy()
    await cancel(orderId)
    await refundOrder(deps(), { id: orderId })
    expect(await details(orderId)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] })
    await expect(refundOrder(deps(), { id: orderId })).rejects.toMatchObject({ code: 'illegal_transition' })
    expect((await smsTo()).filter((text) => text.includes('بازگردانده شد'))).toHaveLength(1)
  })
})

describe('the lists', () => {
  test('orders are filtered by status, and so is their number', async () => {
    const paid = await buy()
    const { orderId: cancelled } = await start()
    await cancel(cancelled)
    const list = async (query: string) => {
      const { items, total } = (await customer.get(`/api/order/orders?${query}`)).json()
      return { ids: items.map(({ id }: { id: string }) => id), total }
    }
    expect(await list('status=paid')).toEqual({ ids: [paid], total: 1 })
    expect((await list('status=paid&status=cancelled')).total).toBe(2)
    expect(await list('status=delivered')).toEqual({ ids: [], total: 0 })
    expect(codeOf(await customer.get('/api/order/orders?status=nothing'))).toBe('validation_failed')
  })

  test('payments come newest first, in pages, with the number of their order', {
    tags: ['§D5.14'],
  }, async () => {
    await buy()
    shop.time.advance(1_000)
    const { orderId } = await start()
    const response = (await customer.get('/api/user/payments?take=1')).json()
    expect(response).toMatchObject({
      total: 2,
      items: [{ status: 'open', orderId, orderNumber: (await details(orderId)).orderNumber }],
    })
    const stranger = await shop.signIn('09190007777')
    expect((await stranger.get('/api/user/payments')).json()).toMatchObject({ items: [], total: 0 })
  })
})

describe('the invoice', () => {
  const invoiceUrl = (id: string) => `/api/order/invoice?id=${id}`

  test('is a page of one’s own order that allows its style and its one script by their hashes', {
    tags: ['§D5.20'],
  }, async () => {
    await fillCart(customer, [{ productId: await putProduct(shop.db, { title: '<b>کوزه</b>' }), count: 1 }])
    const { orderId } = (await customer.get(payUrl())).json()
    const response = await customer.get(invoiceUrl(orderId))
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.headers['content-security-policy']).toMatch(
      /default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; img-src 'self'; font-src data:;/,
    )
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.body).toContain('&lt;b&gt;کوزه&lt;/b&gt;')
    expect(response.body).toContain('@page')
    // The shop's mark and typeface, whatever the device has.
    expect(response.body).toMatch(/<img src="\/api\/media\/favicon\/192\.png"/)
    expect(response.body).toMatch(/@font-face\{font-family:Vazirmatn;[^}]*url\(data:font\/woff2;base64,/)
    expect(response.body).toContain('پیش‌فاکتور')
    const stranger = await shop.signIn('09190006666')
    expect(codeOf(await stranger.get(invoiceUrl(orderId)))).toBe('not_found')
  })

  test('opens from a link, with the cookies of a browser and no header; without the fingerprint it does not', async () => {
    const orderId = await buy()
    const token = customer.headers.authorization.replace('Bearer ', '')
    const tokenCookie = `${shop.config.AUTH_COOKIE_NAME}=${token}`
    const open = (cookie: string) => shop.app.inject({ url: invoiceUrl(orderId), headers: { cookie } })
    const opened = await open(`${tokenCookie}; ${customer.headers.cookie}`)
    expect(opened.statusCode).toBe(200)
    expect(opened.body).not.toContain('پیش‌فاکتور')
    expect(codeOf(await open(tokenCookie))).toBe('unauthenticated')
    const other = await shop.app.inject({
      url: `/api/order/orderDetails?id=${orderId}`,
      headers: { cookie: `${tokenCookie}; ${customer.headers.cookie}` },
    })
    expect(codeOf(other)).toBe('unauthenticated')
  })
})

describe('an address', () => {
  const add = async (changes = {}) =>
    (await customer.post('/api/order/newAddress', addressOf(changes))).json().addressId as string
  const edit = (id: string, changes = {}) =>
    customer.post(`/api/user/editAddress?id=${id}`, addressOf(changes))
  const remove = (id: string, by = customer) => by.post(`/api/user/deleteAddress?id=${id}`)

  test('is changed, and another one becomes the default', { tags: ['§D5.15'] }, async () => {
    const first = await add()
    const second = await add({ title: 'کار' })
    const list = (await edit(second, { street: 'خیابان تازه', isDefault: true })).json()
    expect(list).toMatchObject([
      { id: second, street: 'خیابان تازه', isDefault: true },
      { id: first, isDefault: false },
    ])
    expect((await edit(second, { isDefault: false })).json()[0]).toMatchObject({
      id: second,
      isDefault: true,
    })
    expect(codeOf(await edit(second, { city: 'اصفهان' }))).toBe('validation_failed')
  })

  test('that was deleted leaves the cart without one, the order with its own, and another default', {
    tags: ['§D5.15'],
  }, async () => {
    const { orderId } = await start()
    await fillCart(customer, [{ productId, count: 1 }])
    const used = (await customer.get('/api/order/pending')).json().address.id as string
    for (const { id } of (await customer.get('/api/user/addresses')).json()) if (id !== used) await remove(id)
    const other = await add({ title: 'کار' })
    expect((await remove(used)).json()).toMatchObject([{ id: other, isDefault: true }])
    expect((await customer.get('/api/order/pending')).json()).toMatchObject({
      address: null,
      shippingFee: null,
    })
    expect((await details(orderId)).address).toMatchObject({ city: 'تهران', receiverName: 'مریم احمدی' })
  })

  test("of somebody else's is not found", async () => {
    const id = await add()
    const stranger = await shop.signIn('09190005555')
    expect(codeOf(await remove(id, stranger))).toBe('not_found')
    expect(codeOf(await stranger.post(`/api/user/editAddress?id=${id}`, addressOf()))).toBe('not_found')
  })
})
