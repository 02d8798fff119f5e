import { join } from 'node:path'
import { errorResponse, type OrderDetails } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { CARD_AMOUNT_LOCK } from '../../modules/order/order.repository.ts'
import { confirmCardPayment, rejectCardPayment } from './review-card-payment.ts'

const MINUTE = 60_000
const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({
    gateway: bank.gateway,
    config: { CARD_NUMBER: '6037991122334455', CARD_HOLDER: 'فروشگاه حجره', CARD_BANK: 'ملی' },
  })
})
afterAll(() => shop.close())
const signIn = () => {
  phones += 1
  return shop.signIn(`0921${String(phones).padStart(7, '0')}`)
}
beforeEach(async () => {
  customer = await signIn()
  productId = await putProduct(shop.db, { onHand: 5, price: 2_000_000 })
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const details = async (id: string): Promise<OrderDetails> =>
  (await customer.get(`/api/order/orderDetails?id=${id}`)).json()
const start = async (by = customer) => {
  await fillCart(by, [{ productId, count: 1 }])
  const response = await by.post('/api/order/cardPayment')
  expect(response.statusCode).toBe(200)
  return response.json() as { orderId: string; amount: number; orderNumber: string }
}
let codes = 100_000
const reportOf = (changes: Record<string, unknown> = {}) => {
  codes += 1
  return {
    trackingCode: String(codes),
    cardLast4: '۱۲۳۴',
    amount: 2_450_010,
    paidAt: shop.time.clock().toISOString(),
    ...changes,
  }
}
const report = (orderId: string, changes = {}) =>
  customer.post(`/api/order/paymentKart?id=${orderId}`, reportOf(changes))
const deps = () => shop.desk
const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}

describe('choosing to pay from card to card', () => {
  test('places the order, holds its goods, and tells card and sum, the same however often it is asked', async () => {
    const first = await start()
    expect(first).toMatchObject({ cardNumber: '6037991122334455', holder: 'فروشگاه حجره', bank: 'ملی' })
    expect(first.amount - 2_450_000).toBeGreaterThan(0)
    expect(first.amount - 2_450_000).toBeLessThan(10_000)
    expect((first.amount - 2_450_000) % 10).toBe(0)
    expect((await customer.post('/api/order/cardPayment')).json()).toEqual(first)
    expect((await customer.post('/api/order/cardPayment', { id: first.orderId })).json()).toEqual(first)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 1, sold: 0 })
    expect(await details(first.orderId)).toMatchObject({ canPay: true, canPayByCard: true })
  })

  test('gives every unpaid order a sum of its own', { tags: ['§D4.8'] }, async () => {
    productId = await putProduct(shop.db, { onHand: 50, price: 2_000_000 })
    const shoppers = await Promise.all(Array.from({ length: 20 }, signIn))
    for (const shopper of shoppers) await fillCart(shopper, [{ productId, count: 1 }])
    const responses = await Promise.all(shoppers.map((shopper) => shopper.post('/api/order/cardPayment')))
    const amounts = responses.map((response) => response.json().amount)
    expect(new Set(amounts).size).toBe(20)
  })

  test('gives the one sum that is left; when none is, the cart stays and no number is used up', async () => {
    productId = await putProduct(shop.db, { onHand: 5, price: 7_000_000 })
    await shop.db.execute(sql`
      INSERT INTO orders (id, customer_id, status, order_number, address, shipping_method_id, shipping_method_title,
          subtotal, discount, shipping_fee, total, card_amount, placed_at, created_at)
        SELECT 'sum-' || n, ${(await signIn()).customerId}, 'awaiting_payment', 'sum-' || n, '{}', 'post', 'پست', 1000, 0, 0, 1000,
          7450000 + n * 10, now(), now() FROM generate_series(1, 999) AS n WHERE n <> 500`)
    const last = await start()
    expect(last.amount).toBe(7_455_000)
    const second = await signIn()
    await fillCart(second, [{ productId, count: 1 }])
    expect(codeOf(await second.post('/api/order/cardPayment'))).toBe('card_payment_off')
    expect((await second.get('/api/order/pending')).json().totalCount).toBe(1)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    await shop.db.execute(sql`DELETE FROM orders WHERE id LIKE 'sum-%'`)
    const next = (await second.post('/api/order/cardPayment')).json()
    expect(Number(next.orderNumber)).toBe(Number(last.orderNumber) + 1)
  })

  test('holds up no other order while it waits for its sum', async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    const other = await signIn()
    await fillCart(other, [{ productId: await putProduct(shop.db), count: 1 }])
    const [waiting, started] = await shop.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${CARD_AMOUNT_LOCK})`)
      const response = customer.post('/api/order/cardPayment')
      await untilSomebodyWaits(shop.db)
      return [response, await other.get(payUrl())]
    })
    expect([started.statusCode, (await waiting).statusCode]).toEqual([200, 200])
  })

  test('is not possible in a shop without a card', async () => {
    const other = await createTestApp({ gateway: bank.gateway, config: { DEMO_MODE: '0' } })
    const someone = await other.signIn('09210000000')
    expect((await someone.get('/api/order/pending')).json().canPayByCard).toBe(false)
    expect(codeOf(await someone.post('/api/order/cardPayment'))).toBe('card_payment_off')
    expect(codeOf(await someone.post('/api/order/paymentKart', reportOf()))).toBe('card_payment_off')
    await other.close()
  })
})

describe('a report of a transfer', () => {
  test('lets the order wait for a look at it, and its goods stay held for two days', {
    tags: ['§3.16', '§7.16', '§D4.9'],
  }, async () => {
    const { orderId } = await start()
    const response = (await report(orderId)).json()
    expect(response).toMatchObject({
      status: 'awaiting_review',
      canPay: false,
      payments: [{ method: 'card', status: 'open', maskedCard: '************1234' }],
    })
    shop.time.advance(47 * 60 * MINUTE)
    await sweep()
    expect((await details(orderId)).status).toBe('awaiting_review')
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    // Nor does another order of the same customer take them.
    await start()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
  })

  test('comes for the latest unpaid order when none is named', async () => {
    const { orderId } = await start()
    expect((await customer.post('/api/order/paymentKart', reportOf())).json().id).toBe(orderId)
  })

  test('takes the goods again when the hold ran out; without them it waits all the same', async () => {
    productId = await putProduct(shop.db, { onHand: 1, price: 2_000_000 })
    const { orderId } = await start()
    shop.time.advance(20 * MINUTE)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    const rival = await signIn()
    await start(rival)
    expect((await report(orderId)).json().status).toBe('awaiting_review')
    expect((await confirmCardPayment(deps(), { id: orderId })).status).toBe('refund_due')
    expect((await details(orderId)).status).toBe('refund_due')
  })

  test('with a tracking code that was reported before is refused, also at the same moment', async () => {
    const trackingCode = '777123'
    const orders = [await start(), await start(await signIn()), await start(await signIn())]
    await customer.post(`/api/order/paymentKart?id=${orders[0]?.orderId}`, reportOf({ trackingCode }))
    const second = (await start()).orderId
    expect(codeOf(await report(second, { trackingCode: '۷۷۷ ۱۲۳' }))).toBe('duplicate_tracking_code')
    expect(await details(second)).toMatchObject({ status: 'awaiting_payment', payments: [] })
    const both = await Promise.all([
      report(second, { trackingCode: '888123' }),
      report(second, { trackingCode: '888123' }),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['a tracking code with letters', { trackingCode: 'abc' }, 'trackingCode'],
    ['three digits of a card', { cardLast4: '123' }, 'cardLast4'],
    ['no amount', { amount: 0 }, 'amount'],
    ['a time to come', { paidAt: '2027-11-20T08:00:00.000Z' }, 'paidAt'],
    ['a time long ago', { paidAt: '2025-11-20T08:00:00.000Z' }, 'paidAt'],
  ])('with %s is refused', async (_what, changes, field) => {
    const { orderId } = await start()
    const response = await report(orderId, changes)
    expect(codeOf(response)).toBe('validation_failed')
    expect(Object.keys(response.json().fields)).toEqual([field])
  })

  test('of an order that is not to be paid like that, or not one’s own, is refused', async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    const { orderId } = (await customer.get(payUrl())).json()
    expect(codeOf(await report(orderId))).toBe('illegal_transition')
    const stranger = await signIn()
    expect(codeOf(await stranger.post(`/api/order/paymentKart?id=${orderId}`, reportOf()))).toBe('not_found')
  })
})

describe('the picture of a receipt', () => {
  const picture = () =>
    sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer()
  const fileOf = async (orderId: string) => {
    const payment = (await details(orderId)).payments[0]
    return join(shop.config.MEDIA_FOLDER, 'receipts', `${payment?.id}.webp`)
  }

  test('is encoded anew, made smaller, stripped, and on no address of the shop', async () => {
    const { orderId } = await start()
    const receiptImage = (await picture()).toString('base64')
    expect((await report(orderId, { receiptImage })).statusCode).toBe(200)
    const file = await fileOf(orderId)
    const { format, width, exif } = await sharp(file).metadata()
    expect([format, width, exif]).toEqual(['webp', 1600, undefined])
    const name = file.split('/').at(-1)
    for (const url of [`/api/media/receipts/${name}`, `/api/media/${name}`, `/media/receipts/${name}`])
      expect((await shop.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400)
  })

  test.each([
    [
      'a program that says it is a picture',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
    ],
    ['a page', Buffer.from('<html></html>')],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('that is %s is refused, and nothing is written down', async (_what, bytes) => {
    const { orderId } = await start()
    expect(codeOf(await report(orderId, { receiptImage: bytes.toString('base64') }))).toBe(
      'picture_unreadable',
    )
    expect((await details(orderId)).payments).toEqual([])
  })

  test('that is too large or no base64 is refused', async () => {
    const { orderId } = await start()
    expect(codeOf(await report(orderId, { receiptImage: 'A'.repeat(4_000_004) }))).toBe('validation_failed')
    expect(codeOf(await report(orderId, { receiptImage: 'not base64!' }))).toBe('validation_failed')
    expect(codeOf(await report(orderId, { receiptImage: 'A'.repeat(5_000_000) }))).toBe('payload_too_large')
  })
})

describe('a look at the account', () => {
  test('that finds the money makes the order paid, with its goods sold once', {
    tags: ['§D4.9'],
  }, async () => {
    const { orderId } = await start()
    await report(orderId, { trackingCode: '5550001' })
    const looks = await Promise.allSettled([
      confirmCardPayment(deps(), { id: orderId }),
      confirmCardPayment(deps(), { id: orderId }),
    ])
    // The second decision may come when nothing is left to decide.
    const refused = looks.flatMap((look) => (look.status === 'rejected' ? [look.reason.code] : []))
    expect(['', 'illegal_transition']).toContain(refused.join())
    expect(await details(orderId)).toMatchObject({
      status: 'paid',
      payments: [{ status: 'paid', refId: '5550001', method: 'card' }],
    })
    expect((await details(orderId)).timeline.at(-1)).toMatchObject({ status: 'paid', by: 'operator' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 4, reserved: 0, sold: 1 })
  })

  test('that finds money for an order that costs another sum by then sells nothing and owes it back', async () => {
    const { orderId } = await start()
    await report(orderId)
    await shop.database.pool.query('UPDATE orders SET card_amount = card_amount + 1000000 WHERE id = $1', [
      orderId,
    ])
    await confirmCardPayment(deps(), { id: orderId })
    expect(await details(orderId)).toMatchObject({
      status: 'refund_due',
      payments: [{ status: 'refund_due', failureReason: 'amount_differs' }],
    })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  })

  test('that finds nothing lets the order be paid again, with the same code once it is mended', async () => {
    const { orderId } = await start()
    await report(orderId, { trackingCode: '5550002' })
    await rejectCardPayment(deps(), { id: orderId })
    const told = (await shop.outbox.newest(shop.db, 200)).filter(({ phone }) => phone === customer.phone)
    expect(told.map(({ text }) => text)).toContainEqual(expect.stringContaining('در حساب فروشگاه پیدا نشد'))
    expect(await details(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'failed', failureReason: 'rejected' }],
    })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    await expect(confirmCardPayment(deps(), { id: orderId })).rejects.toMatchObject({
      code: 'illegal_transition',
    })
    expect((await report(orderId, { trackingCode: '5550002' })).statusCode).toBe(200)
  })

  test('while the same order is paid online sells once and owes the other money back', async () => {
    for (let round = 0; round < 6; round += 1) {
      customer = await signIn()
      productId = await putProduct(shop.db, { onHand: 3, price: 2_000_000 })
      await fillCart(customer, [{ productId, count: 1 }])
      const started = await customer.get(payUrl())
      const { orderId } = started.json()
      const authority = authorityOf(started)
      await customer.post('/api/order/cardPayment', { id: orderId })
      expect((await report(orderId)).statusCode).toBe(200)
      bank.pay(authority)
      await Promise.all([
        customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`),
        confirmCardPayment(deps(), { id: orderId }),
      ])
      const order = await details(orderId)
      expect(order.status).toBe('paid')
      expect(order.payments.map(({ status }) => status).toSorted()).toEqual(['paid', 'refund_due'])
      expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 1 })
    }
  })

  test('confirmed and turned down at the same moment is one of both', async () => {
    productId = await putProduct(shop.db, { onHand: 20, price: 2_000_000 })
    for (let round = 0; round < 6; round += 1) {
      const { orderId } = await start()
      await report(orderId)
      const confirm = () =>
        confirmCardPayment(deps(), { id: orderId }).then(({ status }) => status === 'paid')
      const reject = () => rejectCardPayment(deps(), { id: orderId }).then(() => true)
      const works = round % 2 ? [confirm(), reject()] : [reject(), confirm()]
      const responses = await Promise.allSettled(works)
      // The second decision changes nothing and is told so.
      expect(responses.filter((response) => response.status === 'fulfilled' && response.value)).toHaveLength(
        1,
      )
      const order = await details(orderId)
      expect(`${order.status} ${order.payments[0]?.status}`).toMatch(/^(paid paid|awaiting_payment failed)$/)
      if (order.status === 'awaiting_payment') await customer.post(`/api/order/cancel?id=${orderId}`)
    }
  })

  test('of a cancelled order owes the money back', async () => {
    const { orderId } = await start()
    await report(orderId)
    await customer.post(`/api/order/cancel?id=${orderId}`)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect((await confirmCardPayment(deps(), { id: orderId })).status).toBe('refund_due')
    expect((await details(orderId)).status).toBe('refund_due')
  })

  test('an online attempt that failed meanwhile leaves the goods of a transfer for the time that was told', async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    const started = await customer.get(payUrl())
    const { orderId } = started.json()
    shop.time.advance(3 * MINUTE)
    await customer.post('/api/order/cardPayment', { id: orderId })
    bank.fail(authorityOf(started))
    shop.time.advance(7 * MINUTE)
    await sweep()
    expect((await details(orderId)).payments).toMatchObject([{ status: 'failed' }])
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    shop.time.advance(5 * MINUTE)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
  })

  test('an online attempt that failed meanwhile leaves the goods of the report where they are', async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    const started = await customer.get(payUrl())
    const { orderId } = started.json()
    await customer.post('/api/order/cardPayment', { id: orderId })
    await report(orderId)
    bank.fail(authorityOf(started))
    await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=NOK`)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
  })
})
