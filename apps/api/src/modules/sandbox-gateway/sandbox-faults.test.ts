import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { SANDBOX_PATH } from './sandbox-path.ts'

const MINUTE = 60_000
const origin = 'http://shop.localhost:8080'

let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  // A busy machine answers within it; the tests of a gateway that does not answer wait for it.
  shop = await createTestApp({ config: { PUBLIC_ORIGIN: origin, GATEWAY_TIMEOUT_MS: '2000' } })
  await shop.app.listen({ port: 0 })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0925${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 2, price: 3_000_000, title: 'سماور' })
  await fillCart(customer, [{ productId, count: 1 }])
})
// Whatever went wrong: every rule of the books holds.
afterEach(async () => {
  expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])
})

const pay = (who = customer, orderId?: string) => who.get(payUrl(orderId))
const start = async () => {
  const { redirectUrl, orderId } = (await pay()).json()
  return { page: new URL(redirectUrl).pathname, orderId: orderId as string }
}
const choose = async (page: string, outcome: string) => {
  const response = await shop.app.inject({
    method: 'POST',
    url: page,
    payload: new URLSearchParams({ outcome }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return response.headers.location ? new URL(String(response.headers.location)).search : ''
}
const comeBack = async (query: string, who = customer) =>
  (await who.get(`/api/order/paymentCheck${query}`)).json()
const orderOf = async (orderId: string) =>
  (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json()
const spoil = (operation: string, kind: string, times = 1) =>
  shop.post(`${SANDBOX_PATH}/faults`, { operation, kind, times })
const sweep = async () => {
  for (const { run } of shop.app.jobs) await run()
}
const sold = { onHand: 1, reserved: 0, sold: 1 }
const held = { onHand: 2, reserved: 1, sold: 0 }
const free = { onHand: 2, reserved: 0, sold: 0 }

describe.each(['timeout', 'server_error', 'malformed'])('a gateway that answers with a %s', (kind) => {
  test('when it is asked for a payment: nothing is held for it, and the next try pays', async () => {
    await spoil('request', kind)
    expect((await pay()).json()).toMatchObject({ code: 'gateway_unavailable' })
    expect(await stockOf(shop.db, productId)).toEqual(free)
    const { page, orderId } = await start()
    expect(await comeBack(await choose(page, 'pay'))).toMatchObject({ status: 'paid', orderId })
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })

  test('after the money was taken: the attempt stays open with its goods, and the sweeper settles it', async () => {
    const outcome = { timeout: 'payThenTimeout', server_error: 'payThenError' }[kind] ?? 'payThenMalformed'
    const { page, orderId } = await start()
    const back = await choose(page, outcome)
    // The gateway did collect the money at the first call: the answer alone was lost.
    expect(await comeBack(back)).toMatchObject({ status: 'pending', orderId })
    expect(await stockOf(shop.db, productId)).toEqual(held)
    expect((await orderOf(orderId)).status).toBe('awaiting_payment')
    for (let minute = 0; minute < 8; minute += 1) {
      shop.time.advance(61_000)
      await sweep()
    }
    expect(await orderOf(orderId)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] })
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })

  test('about its list of unverified payments: that is read at the next round', async () => {
    const { page, orderId } = await start()
    shop.time.advance(31 * MINUTE)
    await sweep()
    expect((await orderOf(orderId)).payments[0].status).toBe('expired')
    await choose(page, 'payAndClose')
    await spoil('unVerified', kind)
    await sweep()
    expect((await orderOf(orderId)).status).toBe('awaiting_payment')
    await sweep()
    expect((await orderOf(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })
})

describe('a callback', () => {
  test('that is replayed, at once and later, changes nothing any more', async () => {
    const { page, orderId } = await start()
    const back = await choose(page, 'pay')
    const responses = await Promise.all(Array.from({ length: 5 }, () => comeBack(back)))
    const again = await comeBack(back)
    expect(again).toMatchObject({ status: 'paid', orderId })
    // Where the bank takes its time, those that come together are told to wait for it.
    for (const { status, refId } of responses)
      expect([
        ['paid', again.refId],
        ['pending', null],
      ]).toContainEqual([status, refId])
    expect((await orderOf(orderId)).timeline.map(({ status }: { status: string }) => status)).toEqual([
      'awaiting_payment',
      'paid',
    ])
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })

  test('that is forged buys nothing', async () => {
    const { page, orderId } = await start()
    expect(await comeBack(await choose(page, 'forge'))).toMatchObject({ status: 'pending', orderId })
    expect((await orderOf(orderId)).status).toBe('awaiting_payment')
    expect(await stockOf(shop.db, productId)).toEqual(held)
  })

  test('of somebody else’s payment is not found, and pays no order of theirs', async () => {
    const { page, orderId } = await start()
    const back = await choose(page, 'pay')
    const thief = await shop.signIn('09260000001')
    await fillCart(thief, [{ productId, count: 1 }])
    const { orderId: theirs } = (await pay(thief)).json()
    expect(await comeBack(back, thief)).toMatchObject({ code: 'not_found' })
    expect((await thief.get(`/api/order/orderDetails?id=${theirs}`)).json().status).toBe('awaiting_payment')
    expect(await comeBack(back)).toMatchObject({ status: 'paid', orderId })
    await thief.post(`/api/order/cancel?id=${theirs}`)
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })

  test('with a made-up authority is not found', async () => {
    await start()
    expect(await comeBack(`?Authority=S${'0'.repeat(35)}&Status=OK`)).toMatchObject({ code: 'not_found' })
    expect(await stockOf(shop.db, productId)).toEqual(held)
  })
})

describe('money of another amount', () => {
  test('buys nothing, is not collected, and the operator sees why', async () => {
    const { page, orderId } = await start()
    expect(await comeBack(await choose(page, 'payOtherAmount'))).toMatchObject({ status: 'pending' })
    expect(await stockOf(shop.db, productId)).toEqual(held)
    shop.time.advance(31 * MINUTE)
    await sweep()
    expect(await orderOf(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'expired', failureReason: 'amount_mismatch' }],
    })
    expect(await stockOf(shop.db, productId)).toEqual(free)
  })

  test('that the gateway has in its book from the start buys nothing either', async () => {
    await spoil('request', 'wrong_amount')
    const { page, orderId } = await start()
    await comeBack(await choose(page, 'pay'))
    expect((await orderOf(orderId)).status).toBe('awaiting_payment')
  })
})

describe('money that comes after the hold ran out', () => {
  test('buys the goods when they are still there', async () => {
    const { page, orderId } = await start()
    expect(await comeBack(await choose(page, 'payLate'))).toMatchObject({ status: 'pending' })
    shop.time.advance(15.5 * MINUTE)
    await sweep()
    expect(await stockOf(shop.db, productId)).toEqual(free)
    shop.time.advance(MINUTE)
    await sweep()
    expect((await orderOf(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })

  test('is owed back when somebody else has the last one', async () => {
    const lastId = await putProduct(shop.db, { onHand: 1, title: 'آخرین' })
    const late = await shop.signIn('09260000002')
    await fillCart(late, [{ productId: lastId, count: 1 }])
    const { redirectUrl, orderId } = (await pay(late)).json()
    await choose(new URL(redirectUrl).pathname, 'payLate')
    shop.time.advance(15.5 * MINUTE)
    await sweep()
    const quick = await shop.signIn('09260000003')
    await fillCart(quick, [{ productId: lastId, count: 1 }])
    const bought = (await pay(quick)).json()
    await comeBack(await choose(new URL(bought.redirectUrl).pathname, 'pay'), quick)
    shop.time.advance(MINUTE)
    await sweep()
    const details = (await late.get(`/api/order/orderDetails?id=${orderId}`)).json()
    expect(details).toMatchObject({ status: 'refund_due', payments: [{ status: 'refund_due' }] })
    expect(await stockOf(shop.db, lastId)).toEqual({ onHand: 0, reserved: 0, sold: 1 })
  })

  test('is on the unverified list after the attempt was given up, and still found', async () => {
    const { page, orderId } = await start()
    shop.time.advance(31 * MINUTE)
    await sweep()
    expect((await orderOf(orderId)).payments[0].status).toBe('expired')
    await choose(page, 'payAndClose')
    await sweep()
    expect((await orderOf(orderId)).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual(sold)
  })
})

test('the sandbox takes no order that it does not understand', async () => {
  const refused = await shop.post(`${SANDBOX_PATH}/faults`, { operation: 'verify', kind: 'earthquake' })
  expect(refused.statusCode).toBe(422)
})
