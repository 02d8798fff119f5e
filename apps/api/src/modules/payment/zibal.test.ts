import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAttempt } from '../../../test/new-attempt.ts'
import { type Reply, startProviderServer } from '../../../test/provider-server.ts'
import { GatewayUnavailableError } from './payment-gateway.ts'
import { makeZibal } from './zibal.ts'

const AMOUNT = 1_500_000
const TRACK_ID = 3_714_061_657
let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const make = (changes: object = {}) =>
  makeZibal({ merchant: 'our-merchant', baseUrl: server.base, timeoutMs: 5_000, ...changes })
const authority = String(TRACK_ID)
const attempt = {
  ...newAttempt,
  amount: AMOUNT,
  callbackUrl: 'https://shop.example/checkPayment',
  description: 'سفارش ۱۰۰۰۱',
  orderNumber: '10001',
}
const paid = {
  result: 100,
  message: 'success',
  amount: AMOUNT,
  refNumber: 1_234_567,
  cardNumber: '62741****44',
}
const asked = () => server.asked.map(({ url, text }) => ({ url, body: JSON.parse(text) }))
/** What the gateway says to each operation. */
const responses = (of: Record<string, Reply['body']>) =>
  server.replyWith(({ url }) => ({ body: of[url.split('/').at(-1) ?? ''] ?? { result: -1 } }))

describe('opening a payment at Zibal', () => {
  test('asks in rial and sends the browser to its page', async () => {
    server.reply({ result: 100, message: 'success', trackId: TRACK_ID })
    expect(await make().request(attempt)).toEqual({ authority })
    expect(asked()).toEqual([
      {
        url: '/v1/request',
        body: {
          merchant: 'our-merchant',
          amount: AMOUNT,
          callbackUrl: 'https://shop.example/checkPayment',
          description: 'سفارش ۱۰۰۰۱',
          orderId: '10001',
        },
      },
    ])
    expect(make().redirectUrl(authority)).toBe(`${server.base}/start/${authority}`)
  })

  test.each([
    ...[102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115].map((result) => [
      `result ${result}`,
      { result, message: 'no' },
      200,
    ]),
    ['an answer without a number', { result: 100 }, 200],
    ['a number that would lead astray', { result: 100, trackId: '../evil' }, 200],
    ['a page of somebody in between', '<html>Service Unavailable</html>', 503],
    ['an empty answer', '', 200],
    ['a JSON of another kind', '"ok"', 200],
    ['a redirect', '', 302],
  ] as [string, unknown, number][])('takes %s for no payment', async (_title, body, status) => {
    server.reply(body, status)
    await expect(make().request(attempt)).rejects.toThrow(GatewayUnavailableError)
  })

  test('does not wait for ever', async () => {
    await expect(make({ baseUrl: server.silentBase, timeoutMs: 50 }).request(attempt)).rejects.toThrow(
      'no response',
    )
  })
})

describe('verifying at Zibal', () => {
  const verify = () => make().verify({ authority, amount: AMOUNT })
  const isPaid = { isPaid: true, refId: '1234567', maskedCard: '62741****44' }

  test('takes 100 for paid', async () => {
    responses({ inquiry: { ...paid, status: 2 }, verify: { ...paid, status: 1 } })
    expect(await verify()).toEqual(isPaid)
    expect(asked().at(-1)).toEqual({
      url: '/v1/verify',
      body: { merchant: 'our-merchant', trackId: TRACK_ID },
    })
  })

  test('takes 201 for paid, with the reference that the gateway tells only on asking', async () => {
    responses({ inquiry: { ...paid, status: 1 }, verify: { result: 201, message: 'previously verified' } })
    expect(await verify()).toEqual(isPaid)
  })

  test('collects nothing of another amount', async () => {
    responses({ inquiry: { ...paid, amount: AMOUNT - 10, status: 2 }, verify: paid })
    expect(await verify()).toEqual({ isPaid: false, reason: 'amount_mismatch' })
    expect(asked().map(({ url }) => url)).toEqual(['/v1/inquiry'])
  })

  test.each([
    [202, 'not_paid'],
    [203, 'invalid_authority'],
  ])('takes %i for not paid', async (result, reason) => {
    responses({ inquiry: { ...paid, status: -1 }, verify: { result, message: 'no' } })
    expect(await verify()).toEqual({ isPaid: false, reason })
  })

  test.each([
    ['another code', { result: 103, message: 'inactive' }],
    ['a success without a reference', { ...paid, refNumber: null }],
    ['a success of another amount', { ...paid, amount: AMOUNT + 10 }],
    ['a success without an amount', { ...paid, amount: undefined }],
    ['a page of somebody in between', '<html></html>'],
  ])('learns nothing about the money from %s', async (_title, body) => {
    responses({ inquiry: { ...paid, status: 2 }, verify: body })
    await expect(verify()).rejects.toThrow(GatewayUnavailableError)
  })
})

describe('asking Zibal', () => {
  test.each([
    [-1, 'in_bank'],
    [1, 'verified'],
    [2, 'paid'],
    [3, 'cancelled'],
    ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((status) => [status, 'failed']),
    ...[15, 16, 18].map((status) => [status, 'reversed']),
  ] as [number, string][])('status %i is %s', async (status, state) => {
    server.reply({ ...paid, status })
    expect(await make().inquiry(authority)).toBe(state)
  })

  test('takes a number that it does not know for failed', async () => {
    server.reply({ result: 203, message: 'invalid trackId' })
    expect(await make().inquiry(authority)).toBe('failed')
  })

  test.each([
    ['an internal error', { ...paid, status: -2 }],
    ['a status that is new', { ...paid, status: 99 }],
    ['no status', { result: 100 }],
    ['another code', { result: 104 }],
  ])('learns nothing from %s', async (_title, body) => {
    server.reply(body)
    await expect(make().inquiry(authority)).rejects.toThrow(GatewayUnavailableError)
  })
})
