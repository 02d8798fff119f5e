import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { chooseGateways } from '../../modules/payment/choose-gateway.ts'
import { SANDBOX_PATH } from '../../modules/sandbox-gateway/sandbox-path.ts'
import { prepareRefund, type RefundWish } from '../refunds/prepare-refund.ts'
import { sendRefund } from '../refunds/send-refund.ts'

const MINUTE = 60_000
const ORIGIN = 'http://shop.localhost:8080'
const AMOUNT = 3_450_000
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0

beforeAll(async () => {
  shop = await createTestApp({ config: { PUBLIC_ORIGIN: ORIGIN, INSTALMENTS_GATEWAY: 'sandbox-digipay' } })
  // Digipay's client reaches the sandbox over the network, as it would the real one.
  await shop.app.listen({ port: 0 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0935${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 2, price: 3_000_000, title: 'سماور' })
  await fillCart(customer, [{ productId, count: 1 }])
})

const start = async () => {
  const { redirectUrl, orderId } = (await customer.get('/api/order/payment?way=instalments')).json()
  return { page: new URL(redirectUrl).pathname, orderId: orderId as string }
}
const form = (url: string, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
/** What the last page of the gateway makes the browser send. */
const fieldsAfter = async (page: string, outcome: string) => {
  const { body } = await form(page, { outcome })
  expect(new URL(/action="([^"]+)"/.exec(body)?.[1] ?? '').pathname).toBe(
    '/api/order/paymentReturn/sandbox-digipay',
  )
  const fields = [...body.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  return Object.fromEntries(fields) as Record<string, string>
}
const bring = async (fields: Record<string, string>) => {
  const landed = await form('/api/order/paymentReturn/sandbox-digipay', fields)
  return new URL(String(landed.headers.location)).search
}
const comeBack = async (page: string, outcome: string) => bring(await fieldsAfter(page, outcome))
const check = async (search: string) => (await customer.get(`/api/order/paymentCheck${search}`)).json()
const details = async (orderId: string) =>
  (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json()
const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}
/** The gateway's own books. */
const bookOf = async (page: string) => {
  const { rows } = await shop.database.pool.query(
    'SELECT status, amount::int AS amount FROM sandbox_payments WHERE authority = $1',
    [page.split('/').at(-1)],
  )
  return rows[0]
}

describe('an order that is paid in instalments at Digipay', () => {
  test('is verified once and paid, however many come back at the same moment', async () => {
    const { page, orderId } = await start()
    expect(await bookOf(page)).toEqual({ status: 'IN_BANK', amount: AMOUNT })
    expect((await shop.app.inject(page)).body).toContain('۸۶٬۲۵۰ تومان')
    const search = await comeBack(page, 'pay')
    const answers = await Promise.all([check(search), check(search), check(search)])
    for (const answer of answers) expect(answer).toMatchObject({ status: 'paid', orderId, amount: AMOUNT })
    expect(await bookOf(page)).toEqual({ status: 'VERIFIED', amount: AMOUNT })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
    const { payments } = await details(orderId)
    expect(payments).toMatchObject([{ status: 'paid', gateway: 'sandbox-digipay', amount: AMOUNT }])
  })

  test.each(['fail', 'cancel'])('that ends with «%s» can be paid in another way', async (outcome) => {
    const { page, orderId } = await start()
    const search = await comeBack(page, outcome)
    expect(await check(search)).toMatchObject({ status: 'failed', orderId })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 0 })
    const { redirectUrl } = (await customer.get(payUrl(orderId))).json()
    expect(redirectUrl).toContain(`${SANDBOX_PATH}/pg/StartPay/`)
  })

  test('that nobody paid is not paid by a form that says so, nor by the tracking code of another purchase', async () => {
    const paid = await fieldsAfter((await start()).page, 'pay')
    expect((await check(await bring(paid))).status).toBe('paid')
    const { trackingCode = '' } = paid
    await fillCart(customer, [{ productId, count: 1 }])
    const { page, orderId } = await start()
    const fields = await fieldsAfter(page, 'forge')
    expect((await check(await bring(fields))).status).toBe('pending')
    expect((await check(await bring({ ...fields, trackingCode }))).status).toBe('pending')
    expect((await details(orderId)).status).toBe('awaiting_payment')
    expect(await bookOf(page)).toMatchObject({ status: 'IN_BANK' })
  })

  test('is paid by the sweeper when the answer to its verification was lost', async () => {
    const { page, orderId } = await start()
    const authority = page.split('/').at(-1) ?? null
    await shop.post(`${SANDBOX_PATH}/faults`, {
      operation: 'verify',
      kind: 'server_error',
      times: 2,
      authority,
    })
    const search = await comeBack(page, 'pay')
    expect((await check(search)).status).toBe('pending')
    expect(await bookOf(page)).toMatchObject({ status: 'VERIFIED' })
    shop.time.advance(2 * MINUTE)
    await sweep()
    shop.time.advance(2 * MINUTE)
    await sweep()
    expect((await details(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 1 })
  })

  test('of which nobody brought the tracking code back is given up, and what was paid goes back by itself', async () => {
    const { page, orderId } = await start()
    expect((await form(page, { outcome: 'payAndClose' })).body).not.toContain('<form')
    for (let times = 0; times < 3; times += 1) {
      shop.time.advance(16 * MINUTE)
      await sweep()
    }
    expect(await details(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'expired' }],
    })
    // Nobody verified it.
    expect(await bookOf(page)).toMatchObject({ status: 'PAID' })
  })
})

describe('money that goes back through Digipay', () => {
  const pay = async () => {
    const started = await start()
    expect((await check(await comeBack(started.page, 'pay'))).status).toBe('paid')
    return started
  }
  const prepare = async (orderId: string, wish: Omit<Partial<RefundWish>, 'paymentId'> = {}) => {
    const paymentId = (await details(orderId)).payments[0].id
    await prepareRefund(shop.desk, orderId, { paymentId, ...wish })
    const { rows } = await shop.database.pool.query(
      "SELECT id FROM refunds WHERE order_id = $1 AND state = 'prepared'",
      [orderId],
    )
    return rows[0].id as string
  }
  const send = (refundId: string) => sendRefund(shop.desk, chooseGateways(shop.app, shop.config), refundId)
  const stateOf = async (refundId: string) =>
    (await shop.database.pool.query('SELECT state FROM refunds WHERE id = $1', [refundId])).rows[0].state

  test('of a cancelled order is sent once, also by two presses at once', async () => {
    const { page, orderId } = await pay()
    await customer.post(`/api/order/cancel?id=${orderId}`)
    const refundId = await prepare(orderId)
    const both = await Promise.allSettled([send(refundId), send(refundId)])
    expect(both.map(({ status }) => status)).toContain('fulfilled')
    expect(await bookOf(page)).toMatchObject({ status: 'GIVEN_BACK' })
    expect((await details(orderId)).status).toBe('refunded')
  })

  test('in part, with its answer lost, is the same refund when it is told again', async () => {
    const { page, orderId } = await pay()
    const refundId = await prepare(orderId, { amount: 1_000_000 })
    const authority = page.split('/').at(-1) ?? null
    await shop.post(`${SANDBOX_PATH}/faults`, { operation: 'refund', kind: 'server_error', authority })
    await expect(send(refundId)).rejects.toMatchObject({ code: 'gateway_unavailable' })
    expect(await stateOf(refundId)).toBe('prepared')
    expect(await bookOf(page)).toMatchObject({ amount: AMOUNT - 1_000_000 })
    await send(refundId)
    expect(await stateOf(refundId)).toBe('done')
    expect(await bookOf(page)).toEqual({ status: 'VERIFIED', amount: AMOUNT - 1_000_000 })
    expect((await details(orderId)).status).toBe('paid')
  })
})
