import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startProviderServer } from '../../../test/provider-server.ts'
import { type OutgoingSms, SmsError } from './sms-provider.ts'
import { makeSmsir } from './smsir.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
beforeAll(async () => {
  server = await startProviderServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.asked.length = 0
})

const options = { apiKey: 'K3Y', otpTemplate: 254_876, otpParameter: 'CODE', line: 30_004_505_000_017 }
const make = (changes: object = {}) => makeSmsir({ ...options, baseUrl: server.base, ...changes })
const code = { phone: '09121112233', text: 'کد تایید شما: 48213', code: '48213' }
const news = { phone: '09121112233', text: 'سفارش ۱۰۰۰۱ فرستاده شد.', code: null }
const ok = (data: unknown) => ({ status: 1, message: 'موفق', data })

describe('sending by SMS.ir', () => {
  test('a code goes by its template', async () => {
    server.reply(ok({ messageId: 89_545_112, cost: 1 }))
    expect(await make().send(code)).toEqual({ messageId: '89545112' })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/send/verify')
    expect(asked?.headers['x-api-key']).toBe('K3Y')
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      mobile: '09121112233',
      templateId: 254_876,
      parameters: [{ name: 'CODE', value: '48213' }],
    })
  })

  test('what has an approved template goes by it, with its values by name', async () => {
    server.reply({ status: 1, message: 'موفق', data: { messageId: 89545112 } })
    await make().send({ ...news, pattern: { name: '4321', values: { order: '۱۲', sum: '' } } })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/send/verify')
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      mobile: '09121112233',
      templateId: 4321,
      parameters: [{ name: 'ORDER', value: '۱۲' }],
    })
  })

  test('anything else goes as a text from the line of the shop', async () => {
    server.reply(ok({ packId: 'p', messageIds: [86_522_023], cost: 1 }))
    expect(await make().send(news)).toEqual({ messageId: '86522023' })
    const [asked] = server.asked
    expect(asked?.url).toBe('/v1/send/bulk')
    expect(JSON.parse(asked?.text ?? '')).toEqual({
      lineNumber: 30_004_505_000_017,
      messageText: 'سفارش ۱۰۰۰۱ فرستاده شد.',
      mobiles: ['09121112233'],
      sendDateTime: null,
    })
  })
})

const failureOf = async (sms: OutgoingSms = code, provider = make()): Promise<SmsError> => {
  const error = await provider.send(sms).catch((thrown: unknown) => thrown)
  if (!(error instanceof SmsError)) throw new Error('it was taken')
  return error
}

describe('what SMS.ir refuses', () => {
  test.each([
    ...[10, 11, 12, 13, 14, 15, 101, 102, 113, 116, 119, 123, 124].map((status) => [status, 'account']),
    ...[16, 103, 104, 107, 108, 114, 115, 117].map((status) => [status, 'message']),
    ...[0, 20, 999].map((status) => [status, 'temporary']),
  ] as [number, string][])('status %i is a trouble of the kind %s', async (status, trouble) => {
    server.reply({ status, message: 'نشد', data: null }, 400)
    expect((await failureOf()).trouble).toBe(trouble)
  })

  test('a text that it took for nobody was not taken', async () => {
    server.reply(ok({ packId: 'p', messageIds: [null], cost: 0 }))
    expect((await failureOf(news)).trouble).toBe('message')
  })

  test.each([
    ['a key that is not known, without a word', '', 401, 'account'],
    ['too many calls', '', 429, 'temporary'],
    ['a page of somebody in between', '<html>Bad Gateway</html>', 502, 'temporary'],
    ['a JSON of another kind', '7', 200, 'temporary'],
    ['a redirect', ok(null), 302, 'temporary'],
  ])('%s is told apart', async (_title, body, status, trouble) => {
    server.reply(body, status)
    expect((await failureOf()).trouble).toBe(trouble)
  })

  test('one that does not answer in time may be better later', async () => {
    const impatient = make({ baseUrl: server.silentBase, timeoutMs: 50 })
    expect((await failureOf(code, impatient)).trouble).toBe('temporary')
  })
})
