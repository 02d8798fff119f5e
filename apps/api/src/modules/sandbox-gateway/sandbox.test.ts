import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { SANDBOX_MERCHANT_ID, SANDBOX_PATH } from './sandbox-path.ts'

let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ config: { PUBLIC_ORIGIN: 'http://shop.localhost:8080' } })
  // The Zarinpal client reaches the sandbox over the network, as it would the real one.
  await shop.app.listen({ port: 0 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0921${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 5, price: 3_000_000, title: 'سماور' })
  await fillCart(customer, [{ productId, count: 1 }])
})

const start = async () => {
  const { redirectUrl, orderId } = (await customer.get(payUrl())).json()
  const page = new URL(redirectUrl)
  expect(page.origin).toBe('http://shop.localhost:8080')
  return { page: page.pathname, orderId }
}
const choose = (page: string, outcome: string) =>
  shop.app.inject({
    method: 'POST',
    url: page,
    payload: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const comeBack = async (location: unknown) => {
  const back = new URL(String(location))
  expect(back.origin + back.pathname).toBe('http://shop.localhost:8080/checkPayment')
  return (await customer.get(`/api/order/paymentCheck${back.search}`)).json()
}
const statusOf = async (orderId: string) =>
  (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json().status
const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}

describe('the page of the bank', () => {
  test('shows what is paid in Persian, marked as a trial, without scripts', async () => {
    const { page } = await start()
    const response = await shop.app.inject(page)
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('<html lang="fa" dir="rtl">')
    expect(response.body).toContain('۳۴۵٬۰۰۰ تومان')
    expect(response.body).toContain('درگاه آزمایشی')
    expect(response.body).not.toContain('<script')
    expect(response.headers['content-security-policy']).toContain(
      "form-action 'self' http://shop.localhost:8080",
    )
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('has the icon of the shop, which its policy lets in', async () => {
    const { page } = await start()
    const { body, headers } = await shop.app.inject(page)
    const icon = /<link rel="icon" href="([^"]+)">/.exec(body)?.[1] ?? ''
    expect((await shop.app.inject(icon)).headers['content-type']).toBe('image/png')
    expect(headers['content-security-policy']).toContain("img-src 'self';")
  })

  test('is not there for an authority that nobody opened', async () => {
    const response = await shop.app.inject(`${SANDBOX_PATH}/pg/StartPay/S${'0'.repeat(35)}`)
    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('این پرداخت پیدا نشد')
  })

  test('takes one decision and no second', async () => {
    const { page } = await start()
    expect((await choose(page, 'cancel')).statusCode).toBe(303)
    expect((await choose(page, 'pay')).statusCode).toBe(409)
    expect((await shop.app.inject(page)).body).toContain('این پرداخت به پایان رسیده است')
  })
})

describe('a purchase through the Zarinpal client', () => {
  test('is paid', { tags: ['§D4.32'] }, async () => {
    const { page, orderId } = await start()
    const response = await choose(page, 'pay')
    expect(response.statusCode).toBe(303)
    const answer = await comeBack(response.headers.location)
    expect(answer).toMatchObject({ status: 'paid', orderId, amount: 3_450_000 })
    expect(answer.refId).toMatch(/^\d{9}$/)
    expect(await statusOf(orderId)).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 4, reserved: 0, sold: 1 })
  })

  test.each([
    ['fail', { isCancelled: false, reason: 'not_paid' }],
    ['cancel', { isCancelled: true, reason: 'cancelled' }],
  ])('that ends with «%s» is not paid, is called so, and can be paid again', async (outcome, expected) => {
    const { page, orderId } = await start()
    expect(await comeBack((await choose(page, outcome)).headers.location)).toMatchObject({
      status: 'failed',
      isCancelled: expected.isCancelled,
      orderId,
    })
    const { items } = (await customer.get('/api/user/payments')).json()
    expect(items[0]).toMatchObject({ orderId, status: 'failed', failureReason: expected.reason })
    expect(await statusOf(orderId)).toBe('awaiting_payment')
    const again = new URL((await customer.get(payUrl(orderId))).json().redirectUrl)
    expect(again.pathname).not.toBe(page)
    const paid = await comeBack((await choose(again.pathname, 'pay')).headers.location)
    expect(paid).toMatchObject({ status: 'paid', orderId })
  })

  test('whose tab was closed after paying is found by the sweeper', async () => {
    const { page, orderId } = await start()
    const response = await choose(page, 'payAndClose')
    expect(response.statusCode).toBe(200)
    expect(response.headers.location).toBeUndefined()
    expect(await statusOf(orderId)).toBe('awaiting_payment')
    shop.time.advance(61_000)
    await sweep()
    expect(await statusOf(orderId)).toBe('paid')
  })

  test('that nobody finishes is left alone, then given up', async () => {
    const { orderId } = await start()
    shop.time.advance(5 * 60_000)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    shop.time.advance(26 * 60_000)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect(await statusOf(orderId)).toBe('awaiting_payment')
  })
})

describe('the sandbox as Zarinpal', () => {
  const call = async (operation: string, body: object) => {
    const response = await shop.post(`${SANDBOX_PATH}/pg/v4/payment/${operation}.json`, body)
    return response.json()
  }
  const merchant_id = SANDBOX_MERCHANT_ID
  const open = async () => {
    const body = {
      merchant_id,
      amount: 5_000,
      currency: 'IRR',
      callback_url: 'http://x.example/',
      description: 'd',
    }
    const { data } = await call('request', body)
    expect(data.authority).toMatch(/^[AS][0-9a-zA-Z]{35}$/)
    return data.authority as string
  }

  test('answers 100 to the first verification and 101 to the next, with the same reference', async () => {
    const authority = await open()
    expect(await call('verify', { merchant_id, authority, amount: 5_000 })).toMatchObject({
      errors: { code: -51 },
    })
    await choose(`${SANDBOX_PATH}/pg/StartPay/${authority}`, 'pay')
    expect(await call('verify', { merchant_id, authority, amount: 4_999 })).toMatchObject({
      errors: { code: -50 },
    })
    expect((await call('unVerified', { merchant_id })).data.authorities[0]).toMatchObject({
      authority,
      amount: 5_000,
    })
    const first = await call('verify', { merchant_id, authority, amount: 5_000 })
    const second = await call('verify', { merchant_id, authority, amount: 5_000 })
    expect([first.data.code, second.data.code]).toEqual([100, 101])
    expect(second.data.ref_id).toBe(first.data.ref_id)
    expect((await call('unVerified', { merchant_id })).data.authorities).toEqual([])
    expect((await call('inquiry', { merchant_id, authority })).data.status).toBe('VERIFIED')
  })

  test('gives money back within half an hour', async () => {
    const authority = await open()
    expect(await call('reverse', { merchant_id, authority })).toMatchObject({ errors: { code: -60 } })
    await choose(`${SANDBOX_PATH}/pg/StartPay/${authority}`, 'pay')
    expect((await call('reverse', { merchant_id, authority })).data.code).toBe(100)
    expect((await call('inquiry', { merchant_id, authority })).data.status).toBe('REVERSED')
    const late = await open()
    await choose(`${SANDBOX_PATH}/pg/StartPay/${late}`, 'pay')
    shop.time.advance(31 * 60_000)
    expect(await call('reverse', { merchant_id, authority: late })).toMatchObject({ errors: { code: -63 } })
  })

  test('refuses toman, small change and strangers', async () => {
    const body = { merchant_id, amount: 5_000, callback_url: 'http://x.example/', description: 'd' }
    expect(await call('request', { ...body, currency: 'IRT' })).toMatchObject({ errors: { code: -9 } })
    expect(await call('request', { ...body, currency: 'IRR', amount: 999 })).toMatchObject({
      errors: { code: -9 },
    })
    const authority = await open()
    const other = '5a4db0c5-2222-4000-8000-000000000002'
    expect(await call('inquiry', { merchant_id: other, authority })).toMatchObject({ errors: { code: -54 } })
  })
})

test('where orders are paid for real there is no sandbox', async () => {
  const other = await createTestApp({
    config: { PAYMENT_GATEWAY: 'zarinpal', ZARINPAL_MERCHANT_ID: '5a4db0c5-1111-4000-8000-000000000001' },
  })
  expect((await other.app.inject(`${SANDBOX_PATH}/pg/StartPay/S1`)).statusCode).toBe(404)
  expect((await other.post(`${SANDBOX_PATH}/pg/v4/payment/unVerified.json`, {})).statusCode).toBe(404)
  await other.close()
})
