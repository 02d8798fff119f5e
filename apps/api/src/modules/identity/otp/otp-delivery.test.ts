import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProviderServer } from '../../../../test/provider-server.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'

let server: Awaited<ReturnType<typeof startProviderServer>>
let shop: TestApp
const lines: string[] = []
beforeAll(async () => {
  server = await startProviderServer()
  shop = await createTestApp({
    config: {
      SMS_PROVIDER: 'kavenegar',
      KAVENEGAR_API_KEY: 'VerySecretKey',
      KAVENEGAR_OTP_TEMPLATE: 'login',
      KAVENEGAR_BASE_URL: server.base,
      LOG_LEVEL: 'debug',
    },
    logStream: { write: (line) => lines.push(line) },
  })
})
afterAll(async () => {
  await shop.close()
  server.close()
})

const ask = (phone: string) => shop.post('/api/auth/sendOtp', { phone })
const ok = { return: { status: 200, message: 'تایید شد' }, entries: { messageid: 7 } }
const noCredit = { return: { status: 418, message: 'اعتبار حساب شما کافی نیست' }, entries: null }

test('a code is on its way before the answer is, and it is the one that signs in', async () => {
  server.reply(ok)
  const response = await ask('09310000001')
  expect(response.json()).toMatchObject({ success: true, resendAfterSeconds: 60 })
  const token = new URLSearchParams(server.asked.at(-1)?.text).get('token')
  const login = await shop.post('/api/auth/loginSms', { phone: '09310000001', code: token })
  expect(login.statusCode).toBe(200)
})

test('nobody is left waiting for a code that cannot come, with or without an account', async () => {
  server.reply(noCredit, 418)
  shop.time.advance(61_000)
  const responses = [await ask('09310000001'), await ask('09310000002')]
  for (const response of responses) {
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ success: false, code: 'sms_unavailable' })
    expect(response.json().message).toContain('با رمز عبور وارد شوید')
  }
})

test('a code that could not be sent is not said to be on its way', async () => {
  server.reply(noCredit, 418)
  await ask('09310000004')
  expect((await ask('09310000004')).json()).toMatchObject({ code: 'too_many_requests' })
})

test('a provider that does not answer is tried again in the background, and the code comes', async () => {
  server.reply('', 502)
  expect((await ask('09310000003')).json()).toMatchObject({ success: true })
  server.reply(ok)
  const before = server.asked.length
  shop.time.advance(6_000)
  for (const { run } of shop.app.smsJobs) await run()
  expect(server.asked.length).toBe(before + 1)
})

test('the log of all that holds no key, no number and no code', () => {
  const log = lines.join('\n')
  expect(log).toContain('an SMS cannot be sent')
  const codes = server.asked.flatMap(({ text }) => new URLSearchParams(text).get('token') ?? [])
  for (const secret of ['VerySecretKey', '0931000', ...codes.map((code) => `"${code}"`)])
    expect(log).not.toContain(secret)
})
