import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startProviderServer } from '../../../test/provider-server.ts'
import { makeKavenegar } from './kavenegar.ts'
import { SmsError } from './sms-provider.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const options = { apiKey: 'K3Y/of us', otpTemplate: 'hojreh-login', sender: '10008663' }
const make = (changes: object = {}) => makeKavenegar({ ...options, baseUrl: server.base, ...changes })
const code = { phone: '09121112233', text: 'کد تایید شما: 48213', code: '48213' }
const news = { phone: '09121112233', text: 'سفارش ۱۰۰۰۱ فرستاده شد.', code: null }
const entry = { messageid: 85463238, status: 5, statustext: 'ارسال به مخابرات', receptor: '09121112233' }
const ok = (entries: unknown) => ({ return: { status: 200, message: 'تایید شد' }, entries })
const refusal = (status: number) => ({ return: { status, message: 'نشد 09121112233' }, entries: null })

describe('sending by kavenegar', () => {
  test('a code goes by its template, with the code as the only token', async () => {
    server.reply(ok(entry))
    expect(await make().send(code)).toEqual({ messageId: '85463238' })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/K3Y%2Fof%20us/verify/lookup.json')
    expect(Object.fromEntries(new URLSearchParams(asked?.text))).toEqual({
      receptor: '09121112233',
      template: 'hojreh-login',
      token: '48213',
    })
  })

  test('anything else goes as a text from the line of the shop', async () => {
    server.reply(ok([entry]))
    expect(await make().send(news)).toEqual({ messageId: '85463238' })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/K3Y%2Fof%20us/sms/send.json')
    expect(Object.fromEntries(new URLSearchParams(asked?.text))).toEqual({
      receptor: '09121112233',
      message: 'سفارش ۱۰۰۰۱ فرستاده شد.',
      sender: '10008663',
    })
  })

  test('what has an approved pattern goes by it, with its values where the pattern has them', async () => {
    server.reply(ok(entry))
    const values = { order: '۱۲ ۳', sum: '۱۲۰ تومان', trackingCode: '' }
    await make().send({ ...news, pattern: { name: 'shop-sent', values } })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/K3Y%2Fof%20us/verify/lookup.json')
    expect(Object.fromEntries(new URLSearchParams(asked?.text))).toEqual({
      ...{ receptor: '09121112233', template: 'shop-sent' },
      ...{ token: '۱۲-۳', token10: '۱۲۰ تومان' },
    })
  })

  test.each([
    ['an object', entry],
    ['an array', [entry]],
  ])('entries may be %s', async (_title, entries) => {
    server.reply(ok(entries))
    expect(await make().send(code)).toEqual({ messageId: '85463238' })
  })
})

const failureOf = async (provider = make()): Promise<SmsError> => {
  const error = await provider.send(code).catch((thrown: unknown) => thrown)
  if (!(error instanceof SmsError)) throw new Error('it was taken')
  return error
}

describe('what kavenegar refuses', () => {
  test.each([
    ...[401, 403, 404, 405, 407, 412, 416, 418, 424, 426, 427, 428, 429, 431, 432, 501].map((status) => [
      status,
      'account',
    ]),
    ...[400, 406, 411, 413, 414, 417, 420, 422].map((status) => [status, 'message']),
    ...[402, 409, 451, 499].map((status) => [status, 'temporary']),
  ] as [number, string][])('code %i is a trouble of the kind %s', async (status, trouble) => {
    // `fetch` takes the HTTP status 407 for a proxy's and shows no body (its standard wants that).
    server.reply(refusal(status), status === 407 ? 200 : status)
    expect((await failureOf()).trouble).toBe(trouble)
  })

  test.each([
    ['a page of somebody in between', '<html>Bad Gateway</html>', 502],
    ['an empty answer', '', 200],
    ['a JSON of another kind', '[]', 200],
    ['a redirect', ok(entry), 302],
  ])('%s may be better later', async (_title, body, status) => {
    server.reply(body, status)
    expect((await failureOf()).trouble).toBe('temporary')
  })

  test('so may one that does not answer in time', async () => {
    expect(await failureOf(make({ baseUrl: server.silentBase, timeoutMs: 50 }))).toMatchObject({
      trouble: 'temporary',
      message: 'no response',
    })
  })

  test('no error holds the key or a number, however it is printed', async () => {
    server.reply(refusal(418), 418)
    const closed = make({ baseUrl: 'http://127.0.0.1:1' })
    for (const error of [await failureOf(), await failureOf(closed)]) {
      expect(error.cause).toBeUndefined()
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/K3Y|0912/)
    }
  })
})
