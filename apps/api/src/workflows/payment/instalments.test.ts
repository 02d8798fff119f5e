import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  INSTALMENTS_AMOUNT as AMOUNT,
  INSTALMENTS_ORIGIN,
  type InstalmentsShop,
  openInstalmentsShop,
} from '../../../test/acts/instalments.ts'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { SANDBOX_PATH } from '../../modules/sandbox-gateway/sandbox-path.ts'
import { editOrderLines } from '../orders/edit/edit-order-lines.ts'
import { quoteOrderEdit } from '../orders/edit/quote-order-edit.ts'
import { dropRefund } from '../refunds/decide-refund.ts'
import { finishRefund } from '../refunds/finish-refund.ts'
import { prepareRefund } from '../refunds/prepare-refund.ts'

const MINUTE = 60_000
let at: InstalmentsShop
let shop: TestApp
let customer: TestCustomer
let productId: string

beforeAll(async () => {
  at = await openInstalmentsShop('sandbox')
  shop = at.shop
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ customer, productId } = await at.newShopper())
})

describe('an order that is paid in instalments', () => {
  test('is there, with its goods held, before the shopper goes to the gateway, which hears rial', async () => {
    const { page, orderId } = await at.start()
    expect(await at.bookOf(page)).toEqual({ status: 'IN_BANK', amount: AMOUNT })
    expect(await at.details(orderId)).toMatchObject({ status: 'awaiting_payment', total: AMOUNT })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 1, sold: 0 })
    const { body } = await shop.app.inject(page)
    // 345,000 toman in four parts; the first takes what is left over.
    expect(body).toContain('۸۶٬۲۵۰ تومان')
    expect(body).not.toContain('<script')
    expect((await at.start()).page).toBe(page)
  })

  test('is verified, settled once and paid, however many come back at the same moment', async () => {
    const { page, orderId } = await at.start()
    const search = await at.comeBack(page, 'pay')
    const answers = await Promise.all([at.check(search), at.check(search), at.check(search)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 'paid', orderId, amount: AMOUNT })
    expect(await at.bookOf(page)).toEqual({ status: 'SETTLED', amount: AMOUNT })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
    expect((await at.check(search)).status).toBe('paid')
    const { payments } = await at.details(orderId)
    expect(payments).toMatchObject([{ status: 'paid', gateway: 'sandbox-instalments', amount: AMOUNT }])
  })

  test('tells nobody the token of the gateway', async () => {
    const { page, orderId } = await at.start()
    expect(JSON.stringify(await at.details(orderId))).not.toContain(page.split('/').at(-1))
  })

  test('is paid although the answer to the settlement was lost', async () => {
    const { page, orderId } = await at.start()
    const search = await at.comeBack(page, 'loseSettle')
    expect((await at.check(search)).status).toBe('pending')
    expect(await at.bookOf(page)).toMatchObject({ status: 'SETTLED' })
    expect((await at.details(orderId)).status).toBe('awaiting_payment')
    shop.time.advance(2 * MINUTE)
    await at.sweep()
    expect((await at.details(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
  })

  test('[#4] is found by the sweeper when the tab was closed after paying', async () => {
    const { page, orderId } = await at.start()
    expect((await at.choose(page, 'payAndClose')).body).not.toContain('<form')
    shop.time.advance(2 * MINUTE)
    await at.sweep()
    expect((await at.details(orderId)).status).toBe('paid')
    expect(await at.bookOf(page)).toMatchObject({ status: 'SETTLED' })
  })

  test.each(['fail', 'cancel'])('that ends with «%s» can be paid in another way', async (outcome) => {
    const { page, orderId } = await at.start()
    const search = await at.comeBack(page, outcome)
    expect(await at.check(search)).toMatchObject({ status: 'failed', isCancelled: true, orderId })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 0 })
    const { redirectUrl } = (await customer.get(payUrl(orderId))).json()
    expect(redirectUrl).toContain(`${SANDBOX_PATH}/pg/StartPay/`)
  })

  test('that nobody paid is not paid by a form that says so', async () => {
    const { page, orderId } = await at.start()
    expect((await at.check(await at.comeBack(page, 'forge'))).status).toBe('pending')
    expect((await at.details(orderId)).status).toBe('awaiting_payment')
    expect(await at.bookOf(page)).toMatchObject({ status: 'IN_BANK' })
  })

  test('is asked about again while the gateway does not answer', async () => {
    const { page, orderId } = await at.start()
    for (const operation of ['verify', 'status']) await at.fail(page, operation, 3)
    const search = await at.comeBack(page, 'pay')
    for (let tries = 0; tries < 6; tries += 1) await at.check(search)
    expect((await at.details(orderId)).status).toBe('paid')
    expect(await at.bookOf(page)).toMatchObject({ status: 'SETTLED' })
  })
})

describe('money that was set aside for goods that are gone', () => {
  /** Another customer buys the last one while this shopper is at the gateway. */
  const loseGoods = async () => {
    shop.time.advance(16 * MINUTE)
    await at.sweep()
    const { rowCount } = await shop.database.pool.query(
      'UPDATE stock SET on_hand = 0 WHERE product_id = $1 AND reserved = 0',
      [productId],
    )
    expect(rowCount).toBe(1)
  }

  test('is let go, and the order says that it is not paid', async () => {
    const { page, orderId } = await at.start()
    await loseGoods()
    const search = await at.comeBack(page, 'pay')
    expect(await at.check(search)).toMatchObject({ status: 'failed', orderId })
    expect(await at.bookOf(page)).toMatchObject({ status: 'REVERSED' })
    expect(await at.details(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'failed', failureReason: 'let_go' }],
    })
  })

  test('is let go when the order was cancelled meanwhile', async () => {
    const { page, orderId } = await at.start()
    await customer.post(`/api/order/cancel?id=${orderId}`)
    const search = await at.comeBack(page, 'pay')
    await at.check(search)
    expect(await at.bookOf(page)).toMatchObject({ status: 'REVERSED' })
    expect((await at.details(orderId)).status).toBe('cancelled')
  })

  test('that comes after the hold ran out buys them when they are there', async () => {
    const { page, orderId } = await at.start()
    shop.time.advance(16 * MINUTE)
    await at.sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect((await at.check(await at.comeBack(page, 'pay'))).status).toBe('paid')
    expect((await at.details(orderId)).status).toBe('paid')
  })
})

test('an order whose customer chooses another way holds its goods as long as the new attempt', async () => {
  const { orderId } = await at.start()
  shop.time.advance(14 * MINUTE)
  expect((await customer.get(payUrl(orderId))).statusCode).toBe(200)
  shop.time.advance(14 * MINUTE)
  await at.sweep()
  expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
  shop.time.advance(MINUTE)
  await at.sweep()
  expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
})

test('an order that is paid at once meanwhile is not paid twice: the second money is let go', async () => {
  const { page, orderId } = await at.start()
  const { redirectUrl } = (await customer.get(payUrl(orderId))).json()
  const bank = new URL(redirectUrl).pathname
  expect(bank).not.toBe(page)
  const back = new URL(String((await at.choose(bank, 'pay')).headers.location))
  expect((await at.check(back.search)).status).toBe('paid')
  const search = await at.comeBack(page, 'pay')
  await at.check(search)
  expect(await at.bookOf(page)).toMatchObject({ status: 'REVERSED' })
  const statuses = (await at.details(orderId)).payments.map(({ status }: { status: string }) => status)
  expect(statuses.toSorted()).toEqual(['expired', 'paid'])
})

describe('money that goes back', () => {
  test('of a cancelled order ends its instalments, once, and nobody types a transfer of it', async () => {
    const { page, orderId } = await at.pay()
    await customer.post(`/api/order/cancel?id=${orderId}`)
    const refundId = await at.prepare(orderId)
    await expect(finishRefund(shop.desk, refundId, '140509990001')).rejects.toMatchObject({
      code: 'refund_by_gateway',
    })
    expect(await at.bookOf(page)).toMatchObject({ status: 'SETTLED' })
    const both = await Promise.allSettled([at.send(refundId), at.send(refundId)])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    expect(await at.bookOf(page)).toMatchObject({ status: 'GIVEN_BACK' })
    expect((await at.details(orderId)).status).toBe('refunded')
  })

  test('in part makes the instalments smaller by that sum', async () => {
    const { page, orderId } = await at.pay()
    const refundId = await at.prepare(orderId, { amount: 1_000_000 })
    await at.send(refundId)
    expect(await at.bookOf(page)).toEqual({ status: 'SETTLED', amount: AMOUNT - 1_000_000 })
    expect(await at.stateOf(refundId)).toBe('done')
    expect((await at.details(orderId)).status).toBe('paid')
  })

  test('whose answer was lost is not written down, cannot be dropped, and is the same when it is told again', async () => {
    const { page, orderId } = await at.pay()
    const refundId = await at.prepare(orderId, { amount: 1_000_000 })
    await at.fail(page, 'update')
    await expect(at.send(refundId)).rejects.toMatchObject({ code: 'gateway_unavailable' })
    expect(await at.stateOf(refundId)).toBe('prepared')
    expect(await at.bookOf(page)).toMatchObject({ amount: AMOUNT - 1_000_000 })
    await expect(dropRefund(shop.desk, refundId)).rejects.toMatchObject({ code: 'illegal_transition' })
    await at.send(refundId)
    expect(await at.stateOf(refundId)).toBe('done')
    expect(await at.bookOf(page)).toMatchObject({ amount: AMOUNT - 1_000_000 })
  })
})

describe('an order that the desk edits', () => {
  let version = 0
  beforeEach(() => {
    version = 0
  })
  const setCount = async (id: string, count: number) => {
    const lines = [{ productId, count }]
    const { total } = await quoteOrderEdit(shop.desk, { id, goods: lines })
    await editOrderLines(shop.desk, id, { version, lines, total, heldHours: 24 })
    version += 1
  }
  /** Prepares and sends a refund that an edit left owed. */
  const sendOwed = async (orderId: string) => {
    const { rows } = await shop.database.pool.query(
      "SELECT id, payment_id FROM refunds WHERE order_id = $1 AND state = 'owed' ORDER BY created_at LIMIT 1",
      [orderId],
    )
    const { id: refundId, payment_id: paymentId } = rows[0]
    await prepareRefund(shop.desk, orderId, { paymentId, refundId })
    await at.send(refundId)
  }
  const bookedLines = async (page: string, send: () => Promise<unknown>) => {
    const calls: unknown[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (String(url).includes('/payment/v1/update')) calls.push(JSON.parse(String(init?.body)))
      return fetch(url, init)
    })
    await send()
    vi.unstubAllGlobals()
    const [told] = calls as { discountAmount: number; cartList: { cartItems: Told[] }[] }[]
    const items = told?.cartList.flatMap(({ cartItems }) => cartItems) ?? []
    return {
      ...{ amount: (await at.bookOf(page)).amount, discount: told?.discountAmount },
      items: items.map(({ name, count, amount }) => [name, count, amount]),
    }
  }
  type Told = { name: string; count: number; amount: number }

  test('twice makes the instalments smaller twice, and the gateway hears a basket that adds up each time', async () => {
    await shop.database.pool.query('UPDATE stock SET on_hand = 9 WHERE product_id = $1', [productId])
    await fillCart(customer, [{ productId, count: 2 }])
    const { page, orderId } = await at.pay()
    const { amount } = await at.bookOf(page)
    await setCount(orderId, 2)
    await setCount(orderId, 1)
    const piece = ['سماور', 1, 3_000_000]
    // One piece is left by then, and the money of another is on its way back.
    expect(await bookedLines(page, () => sendOwed(orderId))).toEqual({
      ...{ amount: amount - 3_000_000, discount: 0 },
      items: [piece, ['مانده‌ی سفارش', 1, 3_000_000]],
    })
    expect(await bookedLines(page, () => sendOwed(orderId))).toEqual({
      ...{ amount: amount - 6_000_000, discount: 0, items: [piece] },
    })
  })

  test('and that is cancelled while its customer is at the gateway lets the difference go', async () => {
    await shop.database.pool.query('UPDATE stock SET on_hand = 9 WHERE product_id = $1', [productId])
    const first = await at.pay()
    await setCount(first.orderId, 2)
    const { page } = await at.start(first.orderId)
    await customer.post(`/api/order/cancel?id=${first.orderId}`)
    expect((await at.check(await at.comeBack(page, 'pay'))).status).toBe('failed')
    expect(await at.bookOf(page)).toMatchObject({ status: 'REVERSED' })
  })

  test('to cost more is paid in instalments of its own, for its further pieces; the basket of then stays as it is', async () => {
    await shop.database.pool.query('UPDATE stock SET on_hand = 9 WHERE product_id = $1', [productId])
    const first = await at.pay()
    await setCount(first.orderId, 3)
    await fillCart(customer, [{ productId, count: 1 }])
    const basket = async () => (await customer.get('/api/order/pending')).json().lines
    const before = await basket()
    const difference = await at.pay(first.orderId)
    expect(await at.bookOf(difference.page)).toEqual({ status: 'SETTLED', amount: 6_000_000 })
    expect(await basket()).toEqual(before)
    expect(before).toMatchObject([{ productId, count: 1 }])
    expect(await at.details(first.orderId)).toMatchObject({ status: 'paid', total: AMOUNT + 6_000_000 })

    await setCount(first.orderId, 2)
    expect(await bookedLines(difference.page, () => sendOwed(first.orderId))).toEqual({
      ...{ amount: 3_000_000, discount: 0, items: [['سماور', 1, 3_000_000]] },
    })
    expect(await at.bookOf(first.page)).toEqual({ status: 'SETTLED', amount: AMOUNT })
  })
})

describe('what is offered', () => {
  const offerFor = async (amount: number) =>
    (await shop.app.inject(`/api/order/instalments?amount=${amount}`)).json().offer

  test('is said in the words of the gateway, for sums that it takes', async () => {
    expect(await offerFor(4_000_000)).toEqual({
      title: 'پرداخت در ۴ قسط',
      text: '۴ قسط ماهانه‌ی ۱۰۰٬۰۰۰ تومان، بدون کارمزد',
    })
    expect(await offerFor(399_990)).toBeNull()
    expect(await offerFor(500_000_010)).toBeNull()
    expect((await shop.app.inject('/api/config')).json().hasInstalments).toBe(true)
  })

  test('is asked about again by whoever goes to pay: a sum that is not taken goes no further', async () => {
    const cheap = await putProduct(shop.db, { onHand: 9, price: 100_000_000, title: 'فرش' })
    const other = await shop.signIn('09340000001')
    await fillCart(other, [{ productId: cheap, count: 6 }])
    const response = await other.get(at.urlOf())
    expect([response.statusCode, response.json().code]).toEqual([409, 'instalments_refused'])
    expect(await stockOf(shop.db, cheap)).toMatchObject({ reserved: 0 })
  })

  test('is nothing in a shop without such a gateway', async () => {
    const none = await createTestApp()
    expect((await none.app.inject('/api/order/instalments?amount=4000000')).json()).toEqual({ offer: null })
    expect((await none.app.inject('/api/config')).json().hasInstalments).toBe(false)
    const someone = await none.signIn('09340000002')
    expect((await someone.get(at.urlOf())).json().code).toBe('instalments_off')
    await none.close()
  })
})

test.each([
  ['of no gateway', '/api/order/paymentReturn/nobody', { transactionId: 'h1', state: 'OK' }],
  ['of one that sends no forms', '/api/order/paymentReturn/sandbox', { transactionId: 'h1', state: 'OK' }],
  ['of another kind', '/api/order/paymentReturn/sandbox-instalments', { hello: 'world' }],
])('a form %s leads to the page of the latest payment and changes nothing', async (_title, path, fields) => {
  const landed = await at.form(path, fields as Record<string, string>)
  expect(landed.headers.location).toBe(`${INSTALMENTS_ORIGIN}/checkPayment`)
})
