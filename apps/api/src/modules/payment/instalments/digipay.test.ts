import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAttempt } from '../../../../test/new-attempt.ts'
import { startProviderServer } from '../../../../test/provider-server.ts'
import { GatewayUnavailableError } from '../payment-gateway.ts'
import { makeDigipay } from './digipay.ts'

const AMOUNT = 12_000_000
const MEMO = { ticket: 't', page: 'https://pay.example/t', trackingCode: '19259', type: '13' }
let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})
const make = () =>
  makeDigipay({
    name: 'digipay',
    apiBase: () => server.base,
    clientId: 'client',
    clientSecret: 'secret',
    username: 'shop',
    password: 'word',
    from: 5_000_000,
    to: 1_000_000_000,
    timeoutMs: 5_000,
  })
/** Sets what Digipay answers to each call; each login gets a token. */
const reply = (bodies: Record<string, unknown>) =>
  server.replyWith(({ url }) => {
    const path = url.replace('/digipay/api/', '').split('?')[0] ?? ''
    return {
      body: path === 'oauth/token' ? { access_token: 'token', expires_in: 3_599 } : (bodies[path] ?? {}),
    }
  })
const asked = () =>
  server.asked
    .filter(({ url }) => !url.endsWith('/oauth/token'))
    .map(({ url, text }) => [url, JSON.parse(text)])
const authority = `h${'00'.repeat(16)}`
const attempt = {
  ...newAttempt,
  amount: AMOUNT,
  callbackUrl: 'https://shop.example/checkPayment',
  description: 'سفارش ۱۰۰۰۱',
  orderNumber: '10001',
}
const done = { status: 0 }
const verify = (memo: Record<string, string> = MEMO) => make().verify({ authority, amount: AMOUNT, memo })

test('a ticket is asked for in rial, and the browser goes to its page', async () => {
  reply({ 'tickets/business': { result: done, ticket: 'v2:ab', redirectUrl: 'https://pay.example/v2:ab' } })
  const gateway = make()
  const opened = await gateway.request(attempt)
  expect(opened).toEqual({ authority, memo: { ticket: 'v2:ab', page: 'https://pay.example/v2:ab' } })
  expect(asked()).toEqual([
    [
      '/digipay/api/tickets/business?type=11',
      {
        cellNumber: '09210000000',
        amount: AMOUNT,
        providerId: authority,
        callbackUrl: newAttempt.formReturnUrl,
        basketDetailsDto: { basketId: authority, items: [] },
      },
    ],
  ])
  expect(gateway.redirectUrl(authority, opened.memo ?? null)).toBe('https://pay.example/v2:ab')
})

test('it is offered for the sums of the contract only', async () => {
  const { offer } = make()
  expect(await offer(4_999_990)).toBeNull()
  expect((await offer(AMOUNT))?.text).toContain('۳۰۰٬۰۰۰ تومان')
  expect(await offer(1_000_000_010)).toBeNull()
})

test('the browser brings the tracking code along, which nobody else tells', () => {
  const form = { providerId: authority, result: 'SUCCESS', trackingCode: '19259', type: '13', amount: '1' }
  const { readReturn } = make()
  expect(readReturn?.(form)).toEqual({
    authority,
    isSaidToBePaid: true,
    memo: { trackingCode: '19259', type: '13' },
  })
  expect(readReturn?.({ ...form, trackingCode: '../../refunds' })).toBeNull()
  expect(readReturn?.({ ...form, type: '13&x=' })).toBeNull()
})

describe('verifying', () => {
  const answer = (changes = {}) => ({
    'purchases/verify': {
      ...{ result: done, trackingCode: '19259', providerId: authority, amount: AMOUNT },
      ...changes,
    },
  })

  test('names purchase and ticket, and is paid', async () => {
    reply(answer())
    expect(await verify()).toEqual({ isPaid: true, refId: '19259', maskedCard: null })
    expect(asked()).toEqual([
      ['/digipay/api/purchases/verify?type=13', { trackingCode: '19259', providerId: authority }],
    ])
  })

  test.each([
    ['of another purchase', { providerId: 'h1' }],
    ['of another sum', { amount: AMOUNT + 10 }],
    ...[9004, 9006, 9011, 9012, 1054].map((status) => [`with status ${status}`, { result: { status } }]),
  ] as [string, object][])('an answer %s says nothing about the money', async (_title, changes) => {
    reply(answer(changes))
    await expect(verify()).rejects.toThrow(GatewayUnavailableError)
  })

  test.each([9000, 9003, 9007, 9009, 9010])('status %i means that there is none', async (status) => {
    reply(answer({ result: { status } }))
    expect(await verify()).toMatchObject({ isPaid: false })
  })

  test('is not possible before the browser has come back', async () => {
    expect(await verify({ ticket: 't', page: 'p' })).toEqual({ isPaid: false, reason: 'not_paid' })
    expect(asked()).toEqual([])
  })
})

describe('a refund', () => {
  const giveBack = () =>
    make().giveBack?.(
      { authority, amount: AMOUNT, memo: MEMO },
      { amount: 1_000, refundId: 'AAAA', kept: AMOUNT - 1_000, keptBasket: { lines: [], shippingFee: 0 } },
    )

  test('has one name however often it is asked for, and is done when Digipay says so', async () => {
    let isSent = false
    server.replyWith(({ url }) => {
      if (url.endsWith('/oauth/token')) return { body: { access_token: 'token', expires_in: 3_599 } }
      if (url.includes('/refunds?')) isSent = true
      return { body: { result: { status: isSent ? 0 : 9000 }, status: 0, trackingCode: '571' } }
    })
    expect(await giveBack()).toEqual({ reference: '571' })
    expect(await giveBack()).toEqual({ reference: '571' })
    const sent = asked().filter(([url]) => String(url).includes('/refunds?'))
    expect(sent).toEqual([
      ['/digipay/api/refunds?type=13', { providerId: 'r000000', amount: 1_000, saleTrackingCode: '19259' }],
    ])
  })

  test.each([1, 2])('with state %i is not done', async (status) => {
    reply({ 'refunds/r000000': { result: done, status }, refunds: { result: done } })
    await expect(giveBack()).rejects.toThrow(GatewayUnavailableError)
  })
})
