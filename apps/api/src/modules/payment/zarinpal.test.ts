import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newAttempt } from '../../../test/new-attempt.ts'
import { startProviderServer } from '../../../test/provider-server.ts'
import { GatewayUnavailableError } from './payment-gateway.ts'
import { makeZarinpal } from './zarinpal.ts'

const AUTHORITY = 'A00000000000000000000000000000abcdef'
const MERCHANT = '5a4db0c5-1111-4000-8000-000000000001'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const reply = (body: unknown, status = 200) => server.reply(body, status)
const asked = () => server.asked.map(({ url, text }) => ({ url, body: JSON.parse(text) }))
const options = {
  name: 'zarinpal',
  merchantId: MERCHANT,
  apiBase: () => server.base,
  browserBase: 'https://payment.zarinpal.com',
}
const gateway = makeZarinpal(options)
const attempt = {
  ...newAttempt,
  amount: 1_500_000,
  callbackUrl: 'https://shop.example/checkPayment',
  description: 'سفارش ۱۰۰۰۱',
  orderNumber: '10001',
}
/** Every code of the documentation's list of errors. */
const everyCode = [
  -9, -10, -11, -12, -13, -14, -15, -16, -17, -18, -19, -30, -31, -32, -33, -34, -35, -36, -37, -38, -39, -40,
  -41, -50, -51, -52, -53, -54, -55, -60, -61, -62, -63,
]
const settling = [-50, -51, -53, -54, -55]
const failure = (code: number) => ({ data: [], errors: { code, message: 'no', validations: [] } })

describe('opening a payment', () => {
  test('asks in rial, says so, and leaves the collecting to us', { tags: ['§D1.5'] }, async () => {
    reply({ data: { code: 100, message: 'Success', authority: AUTHORITY, fee: 0 }, errors: [] })
    expect(await gateway.request(attempt)).toEqual({ authority: AUTHORITY })
    expect(asked()).toEqual([
      {
        url: '/pg/v4/payment/request.json',
        body: {
          merchant_id: MERCHANT,
          amount: 1_500_000,
          currency: 'IRR',
          callback_url: 'https://shop.example/checkPayment',
          description: 'سفارش ۱۰۰۰۱',
          metadata: { order_id: '10001', auto_verify: false },
        },
      },
    ])
    expect(gateway.redirectUrl(AUTHORITY)).toBe(`https://payment.zarinpal.com/pg/StartPay/${AUTHORITY}`)
  })

  test.each([
    ['a refusal', failure(-11), 422],
    ['an answer without an authority', { data: { code: 100 }, errors: [] }, 200],
    ['an authority that would lead astray', { data: { code: 100, authority: '../evil' }, errors: [] }, 200],
    ['a page of somebody in between', '<html>Service Unavailable</html>', 503],
    ['an empty answer', '', 200],
    ['a JSON of another kind', '"ok"', 200],
    ['a redirect', '', 302],
  ])('takes %s for no payment', async (_title, body, status) => {
    reply(body, status)
    await expect(gateway.request(attempt)).rejects.toThrow(GatewayUnavailableError)
  })

  test.each(everyCode)('takes code %i for no payment', async (code) => {
    reply(failure(code), 422)
    await expect(gateway.request(attempt)).rejects.toThrow(`code ${code}`)
  })

  test('does not wait for ever', async () => {
    const impatient = makeZarinpal({ ...options, apiBase: () => server.silentBase, timeoutMs: 50 })
    await expect(impatient.request(attempt)).rejects.toThrow('no response')
  })
})

describe('verifying', () => {
  const verify = () => gateway.verify({ authority: AUTHORITY, amount: 1_500_000 })

  test.each([100, 101])('takes %i for paid', { tags: ['§D4.26 100', '§D4.26 101'] }, async (code) => {
    reply({ data: { code, ref_id: 201, card_pan: '502229******5995', card_hash: 'x' }, errors: [] })
    expect(await verify()).toEqual({ isPaid: true, refId: '201', maskedCard: '502229******5995' })
    expect(asked()[0]?.body).toEqual({ merchant_id: MERCHANT, authority: AUTHORITY, amount: 1_500_000 })
  })

  test.each([
    [-50, 'amount_mismatch'],
    [-51, 'not_paid'],
    [-53, 'other_merchant'],
    [-54, 'invalid_authority'],
    [-55, 'not_found'],
  ])('takes %i for not paid', async (code, reason) => {
    reply(failure(code), 422)
    expect(await verify()).toEqual({ isPaid: false, reason })
  })

  test.each(everyCode.filter((code) => !settling.includes(code)))(
    'learns nothing about the money from %i',
    async (code) => {
      reply(failure(code), 422)
      await expect(verify()).rejects.toThrow(GatewayUnavailableError)
    },
  )

  test.each([
    ['errors as an empty list', []],
    ['errors as an empty object', {}],
    ['no errors at all', undefined],
    ['errors that are null', null],
  ])('reads a success with %s', async (_title, errors) => {
    reply({ data: { code: 100, ref_id: '201', card_pan: null }, errors })
    expect(await verify()).toEqual({ isPaid: true, refId: '201', maskedCard: null })
  })

  test.each([
    ['a list', []],
    ['an object', {}],
    ['nothing', null],
  ])('reads a failure whose data is %s', async (_title, data) => {
    reply({ data, errors: { code: '-51', message: 'Session is not valid', validations: [] } }, 401)
    expect(await verify()).toEqual({ isPaid: false, reason: 'not_paid' })
  })

  test('believes the error when an answer holds both', async () => {
    reply({ data: { code: 100, ref_id: 1 }, errors: { code: -52, message: 'unexpected' } })
    await expect(verify()).rejects.toThrow('code -52')
  })

  test.each([500, 502, 503])('learns nothing from a page with status %i', async (status) => {
    reply('<html>try later</html>', status)
    await expect(verify()).rejects.toThrow(GatewayUnavailableError)
  })

  test('learns nothing from a success without a reference', async () => {
    reply({ data: { code: 100 }, errors: [] })
    await expect(verify()).rejects.toThrow(GatewayUnavailableError)
  })
})

describe('asking', () => {
  test.each([
    ['PAID', 'paid'],
    ['VERIFIED', 'verified'],
    ['IN_BANK', 'in_bank'],
    ['FAILED', 'failed'],
    ['REVERSED', 'reversed'],
  ])('understands %s', async (status, state) => {
    reply({ data: { code: 100, status }, errors: [] })
    expect(await gateway.inquiry(AUTHORITY)).toBe(state)
    expect(asked()[0]?.url).toBe('/pg/v4/payment/inquiry.json')
  })

  test('takes an authority that the gateway does not know for failed, and anything else for silence', async () => {
    reply(failure(-54), 422)
    expect(await gateway.inquiry(AUTHORITY)).toBe('failed')
    for (const body of [failure(-12), { data: { code: 100, status: 'SOMETHING_NEW' }, errors: [] }]) {
      reply(body)
      await expect(gateway.inquiry(AUTHORITY)).rejects.toThrow(GatewayUnavailableError)
    }
  })

  test('reads the list of unverified payments and passes over what it cannot read', async () => {
    const authorities = [{ authority: AUTHORITY, amount: 1 }, { authority: 7 }, null]
    reply({ data: { code: 100, authorities }, errors: [] })
    expect(await gateway.unverified()).toEqual([AUTHORITY])
    expect(asked()[0]).toEqual({ url: '/pg/v4/payment/unVerified.json', body: { merchant_id: MERCHANT } })
    reply({ data: { code: 100, authorities: [] }, errors: [] })
    expect(await gateway.unverified()).toEqual([])
    reply(failure(-10))
    await expect(gateway.unverified()).rejects.toThrow(GatewayUnavailableError)
  })
})
