import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { startProviderServer } from '../../../test/provider-server.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { chooseGateways } from '../../modules/payment/choose-gateway.ts'
import { reconcileOpenPayments } from './sweep.ts'

const MINUTE = 60_000
let server: Awaited<ReturnType<typeof startProviderServer>>
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
let trackId = 3_714_000_000
/** The records of Zibal: amount and status of each number. */
const book = new Map<number, { amount: number; status: number }>()

beforeAll(async () => {
  server = await startProviderServer()
  server.replyWith(({ url, text }) => {
    const body = JSON.parse(text)
    if (url === '/v1/request') {
      trackId += 1
      book.set(trackId, { amount: body.amount, status: -1 })
      return { body: { result: 100, trackId } }
    }
    const found = book.get(body.trackId)
    if (!found) return { body: { result: 203, message: 'invalid trackId' } }
    const told = { refNumber: `ref-${body.trackId}`, cardNumber: '62741****44', ...found }
    if (url === '/v1/inquiry') return { body: { result: 100, ...told } }
    if (found.status === 1) return { body: { result: 201, message: 'previously verified' } }
    if (found.status !== 2) return { body: { result: 202, message: 'not paid' } }
    found.status = 1
    return { body: { result: 100, ...told, status: 1 } }
  })
  shop = await createTestApp({
    config: { PAYMENT_GATEWAY: 'zibal', ZIBAL_MERCHANT: 'our-merchant', ZIBAL_BASE_URL: server.base },
  })
})
afterAll(async () => {
  await shop.close()
  server.close()
})
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0932${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 2 })
  await fillCart(customer, [{ productId, count: 1 }])
})

const start = async () => {
  const response = await customer.get(payUrl())
  const authority = authorityOf(response)
  const { redirectUrl, orderId } = response.json()
  expect(redirectUrl).toBe(`${server.base}/start/${authority}`)
  return { authority, orderId: orderId as string }
}
const setStatus = (authority: string, status: number) => {
  const found = book.get(Number(authority))
  if (found) found.status = status
}
const check = async (query = '') => (await customer.get(`/api/order/paymentCheck${query}`)).json()
const statusOf = async (orderId: string) =>
  (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json().status
const sweep = async (app = shop.app) => {
  for (const { run } of app.jobs) await run()
}

describe('an order that is paid at Zibal', () => {
  test.each([
    [
      'with the number that the browser brings along',
      (authority: string) => `?Authority=${authority}&Status=OK`,
    ],
    ['without any', () => ''],
  ])('is settled once, %s', async (_title, queryOf) => {
    const { authority, orderId } = await start()
    setStatus(authority, 2)
    const query = queryOf(authority)
    const responses = await Promise.all([check(query), check(query), check(query)])
    for (const response of responses)
      expect(response).toMatchObject({
        ...{ status: 'paid', orderId, refId: `ref-${authority}` },
        ...{ heldUntil: null, canPayOnline: false, canPayByCard: false },
      })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
  })

  test('is not settled when the shopper turned back', async () => {
    const { authority, orderId } = await start()
    expect(await check()).toMatchObject({
      status: 'pending',
      heldUntil: new Date(shop.time.clock().getTime() + 15 * MINUTE).toISOString(),
    })
    setStatus(authority, 3)
    expect(await check(`?Authority=${authority}&Status=NOK`)).toMatchObject({
      ...{ status: 'failed', orderId, heldUntil: null, canPayOnline: true },
    })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 0 })
  })

  test('after the shop had given up is found, although Zibal keeps no list of such payments', async () => {
    const { authority, orderId } = await start()
    shop.time.advance(31 * MINUTE)
    await sweep()
    expect((await check()).status).toBe('failed')
    setStatus(authority, 2)
    shop.time.advance(11 * MINUTE)
    await sweep()
    expect(await statusOf(orderId)).toBe('paid')
  })

  test('is asked about now and then for two hours, and then no more', async () => {
    const { authority } = await start()
    const questions = () =>
      server.asked.filter(({ url, text }) => url === '/v1/inquiry' && text.includes(authority)).length
    for (let minutes = 0; minutes < 120; minutes += 1) {
      shop.time.advance(MINUTE)
      await sweep()
    }
    const asked = questions()
    expect(asked).toBeLessThan(45)
    shop.time.advance(60 * MINUTE)
    await sweep()
    expect(questions()).toBe(asked)
  })
})

test('money that went to the earlier gateway is still collected after a change of gateways', async () => {
  const { authority, orderId } = await start()
  const changed = await createTestApp({
    config: {
      PAYMENT_GATEWAY: 'zarinpal',
      ZARINPAL_MERCHANT_ID: '5a4db0c5-1111-4000-8000-000000000001',
      // No gateway answers there: it is not to be asked about this payment at all.
      ZARINPAL_BASE_URL: 'http://127.0.0.1:1',
      ZIBAL_MERCHANT: 'our-merchant',
      ZIBAL_BASE_URL: server.base,
    },
  })
  const { gateway, otherGateways } = chooseGateways(changed.app, changed.config)
  expect([gateway.name, ...otherGateways.map(({ name }) => name)]).toEqual(['zarinpal', 'zibal'])
  await changed.close()
  setStatus(authority, 2)
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  shop.time.advance(2 * MINUTE)
  const rest = {
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
    log,
  }
  await reconcileOpenPayments({ ...rest, gateway, instalments: null, otherGateways: [] })
  expect(await statusOf(orderId)).toBe('awaiting_payment')
  shop.time.advance(2 * MINUTE)
  await reconcileOpenPayments({ ...rest, gateway, instalments: null, otherGateways })
  expect(await statusOf(orderId)).toBe('paid')
})
