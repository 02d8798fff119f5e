import { errorResponse } from '@hojreh/contract'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { customers, otpCodes } from './identity.tables.ts'

let shop: TestApp
let phone: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(() => {
  phones += 1
  phone = `0912${String(phones).padStart(7, '0')}`
})

const send = (body: object = { phone }) => shop.post('/api/auth/sendOtp', body)
const login = (code: string, headers = {}) => shop.post('/api/auth/loginSms', { phone, code }, headers)
const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const wrong = (code: string) => String((Number(code) + 1) % 100_000).padStart(5, '0')

describe('a one-time code', () => {
  test('is sent as a Persian SMS whose last line the browser can read', {
    tags: ['§7.3', '§D3.21'],
  }, async () => {
    expect((await send()).json()).toEqual({ success: true, resendAfterSeconds: 60, expiresInSeconds: 120 })
    const [message] = await shop.outbox.newest(shop.db, 1)
    expect(message).toMatchObject({ phone })
    expect(message?.text).toMatch(/^حجره\nکد تایید شما: (\d{5})\n[^\n]+\n\n@localhost #\1$/)
  })

  test('is nowhere in the database but in the sealed SMS', { tags: ['§D3.16'] }, async () => {
    await send()
    const code = await shop.lastCode(phone)
    // A code may by chance be part of the number, or be the code for «no invitation».
    const rows = await shop.database.pool.query(
      `SELECT to_jsonb(otp_codes) - '{phone,invite_code}'::text[] AS otp_code,
              to_jsonb(sms_messages) - 'phone' AS sms_message
       FROM otp_codes, sms_messages WHERE otp_codes.phone = $1`,
      [phone],
    )
    expect(rows.rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows.rows)).not.toContain(code)
  })

  test('is sent again after a minute and not before, and only the new one counts', {
    tags: ['§D3.19'],
  }, async () => {
    await send()
    const first = await shop.lastCode(phone)
    shop.time.advance(59_000)
    const early = await send()
    expect(early.statusCode).toBe(429)
    expect(early.json()).toMatchObject({ code: 'code_on_its_way', retryAfterSeconds: 1 })
    expect(early.headers['retry-after']).toBe('1')
    shop.time.advance(1_000)
    expect((await send()).statusCode).toBe(200)
    const second = await shop.lastCode(phone)
    if (first !== second) expect(codeOf(await login(first))).toBe('otp_wrong')
    expect((await login(second)).statusCode).toBe(200)
  })

  test('that is on its way is named as long as it can be used, and no longer', async () => {
    await send()
    expect(codeOf(await send())).toBe('code_on_its_way')
    const code = await shop.lastCode(phone)
    for (let tries = 0; tries < 5; tries += 1) await login(wrong(code))
    expect(codeOf(await send())).toBe('too_many_requests')
    shop.time.advance(60_000)
    await send()
    await login(await shop.lastCode(phone))
    expect(codeOf(await send())).toBe('too_many_requests')
  })

  test('of two requests at the same moment one is sent', async () => {
    const statuses = (await Promise.all([send(), send(), send()])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 429, 429])
  })

  test('expires after two minutes', { tags: ['§D3.17', '§D6.7'] }, async () => {
    await send()
    shop.time.advance(120_000)
    const late = await login(await shop.lastCode(phone))
    expect(late.json()).toMatchObject({ code: 'otp_expired', message: 'کد تایید منقضی شده است' })
  })

  test('can be tried five times', { tags: ['§D3.18', '§D6.6', '§D6.8'] }, async () => {
    await send()
    const code = await shop.lastCode(phone)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await login(wrong(code))).json()).toMatchObject({
        code: 'otp_wrong',
        message: 'کد تایید نادرست است',
      })
    expect((await login(code)).json()).toMatchObject({
      code: 'too_many_requests',
      message: 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید',
      retryAfterSeconds: 60,
    })
  })

  test('can be tried five times however many try at the same moment', { tags: ['§D3.18'] }, async () => {
    await send()
    const code = await shop.lastCode(phone)
    const codes = (await Promise.all(Array.from({ length: 12 }, () => login(wrong(code))))).map(codeOf)
    expect(codes.filter((response) => response === 'otp_wrong')).toHaveLength(5)
    expect(codes.filter((response) => response === 'too_many_requests')).toHaveLength(7)
  })

  test('is not sent to one phone more than six times in an hour', { tags: ['§D3.20'] }, async () => {
    for (let sent = 0; sent < 6; sent += 1) {
      expect((await send()).statusCode).toBe(200)
      shop.time.advance(60_000)
    }
    const seventh = await send()
    expect(seventh.statusCode).toBe(429)
    expect(seventh.json().retryAfterSeconds).toBe(54 * 60)
  })

  test('is answered alike for a known and an unknown phone', async () => {
    await shop.signIn(phone)
    shop.time.advance(60_000)
    const known = await send()
    const unknown = await send({ phone: '09350000000' })
    expect(known.json()).toEqual(unknown.json())
  })

  test.each(['۰۹۱۲۹۹۹۰۰۰۱', '+98 912 999 0001', '00989129990001', '٠٩١٢٩٩٩٠٠٠١'])(
    'goes to %s as to 09129990001',
    async (typed) => {
      shop.time.advance(700_000)
      expect((await send({ phone: typed })).statusCode).toBe(200)
      expect(await shop.lastCode('09129990001')).toMatch(/^\d{5}$/)
    },
  )

  test.each([
    ['02188888888', 'شماره تلفن وارد شده نامعتبر است'],
    ['', 'وارد کردن شماره تلفن الزامی است'],
  ])('is not sent to «%s»', async (typed, message) => {
    const response = await send({ phone: typed })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ phone: message })
  })
})

describe('limits', () => {
  test('hold for an address and for the whole shop, across processes', { tags: ['§D3.20'] }, async () => {
    const other = await createTestApp({
      config: { OTP_HOURLY_LIMIT_PER_ADDRESS: '3', OTP_HOURLY_LIMIT: '4' },
    })
    const sendFrom = (ip: string, to: string) =>
      other.post('/api/auth/sendOtp', { phone: to }, { 'x-forwarded-for': ip })
    for (const to of ['09110000001', '09110000002', '09110000003'])
      expect((await sendFrom('5.5.5.5', to)).statusCode).toBe(200)
    expect((await sendFrom('5.5.5.5', '09110000004')).statusCode).toBe(429)
    expect((await sendFrom('6.6.6.6', '09110000004')).statusCode).toBe(200)
    const overShop = await sendFrom('7.7.7.7', '09110000005')
    expect(overShop.statusCode).toBe(429)
    // A refused code is not an active one.
    expect(await other.db.select().from(otpCodes)).toHaveLength(4)
    other.time.advance(60 * 60_000 + 1)
    expect((await sendFrom('5.5.5.5', '09110000005')).statusCode).toBe(200)
    await other.close()
  })

  test('count the address that the gateway saw, not one that a visitor made up', async () => {
    const other = await createTestApp({ config: { OTP_HOURLY_LIMIT_PER_ADDRESS: '1' } })
    const sendFrom = (forwarded: string, to: string) =>
      other.post('/api/auth/sendOtp', { phone: to }, { 'x-forwarded-for': forwarded })
    expect((await sendFrom('1.1.1.1, 9.9.9.9', '09110000001')).statusCode).toBe(200)
    expect((await sendFrom('2.2.2.2, 9.9.9.9', '09110000002')).statusCode).toBe(429)
    await other.close()
  })
})

describe('signing in', () => {
  test('makes the account of a new phone and finds it again', {
    tags: ['§1.12', '§7.4', '§D3.23'],
  }, async () => {
    const first = await shop.signIn(phone)
    shop.time.advance(60_000)
    const second = await shop.signIn(phone)
    expect(second.customerId).toBe(first.customerId)
    const panel = (await second.get('/api/user/getPanelData')).json()
    expect(panel).toMatchObject({ customerId: first.customerId, phone, cartCount: 0, orderCounts: {} })
    expect(panel.inviteCode).toMatch(/^\d{5}$/)
  })

  test('uses the code up: of two at the same moment one signs in, and there is one account', async () => {
    await send()
    const code = await shop.lastCode(phone)
    const responses = await Promise.all([login(code), login(code), login(code)])
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const response of responses)
      if (response.statusCode !== 200) expect(codeOf(response)).toBe('otp_expired')
    const rows = await shop.db.select().from(customers)
    expect(rows.filter((row) => row.phone === phone)).toHaveLength(1)
    expect(codeOf(await login(code))).toBe('otp_expired')
  })

  test('remembers whose invitation it was, if it was anyone’s', { tags: ['§D3.24'] }, async () => {
    const friend = await shop.signIn(phone)
    const { inviteCode } = (await friend.get('/api/user/getPanelData')).json()
    const invited = '09370000001'
    await send({ phone: invited, inviteCode })
    await shop.post('/api/auth/loginSms', { phone: invited, code: await shop.lastCode(invited) })
    const stranger = '09370000002'
    await send({ phone: stranger, inviteCode: inviteCode === '12345' ? '54321' : '12345' })
    await shop.post('/api/auth/loginSms', { phone: stranger, code: await shop.lastCode(stranger) })
    const rows = await shop.db.select().from(customers)
    expect(rows.find((row) => row.phone === invited)?.invitedBy).toBe(friend.customerId)
    expect(rows.find((row) => row.phone === stranger)?.invitedBy).toBeNull()
  })

  test('sets a fingerprint that scripts cannot read, and answers a token of thirty days', {
    tags: ['§3.4', '§D3.1', '§D3.3'],
  }, async () => {
    await send()
    const response = await login(await shop.lastCode(phone))
    const { jwtSecret, expiresAt, message } = response.json()
    expect(message).toBe('با موفقیت وارد حساب خود شدید')
    expect(Date.parse(expiresAt) - shop.time.clock().getTime()).toBe(30 * 24 * 60 * 60_000)
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({ name: 'hojreh_session_fp', httpOnly: true, sameSite: 'Lax', path: '/api' })
    expect(cookie).not.toHaveProperty('secure')
    expect(JSON.stringify(decodeJwt(jwtSecret))).not.toContain(cookie?.value)
  })

  test('keeps the fingerprint to https and shares it with sibling hosts where the shop has them', {
    tags: ['§D2.4'],
  }, async () => {
    const other = await createTestApp({
      config: { PUBLIC_ORIGIN: 'https://shop.example', COOKIE_DOMAIN: 'shop.example' },
    })
    await other.post('/api/auth/sendOtp', { phone })
    const response = await other.post('/api/auth/loginSms', { phone, code: await other.lastCode(phone) })
    expect(response.cookies[0]).toMatchObject({ secure: true, domain: 'shop.example' })
    await other.close()
  })
})

describe('a session', () => {
  test.each([
    ['without its fingerprint', ({ authorization }) => ({ authorization })],
    ['with another fingerprint', (headers) => ({ ...headers, cookie: 'hojreh_session_fp=made-up' })],
    ['without its token', ({ cookie }) => ({ cookie })],
    [
      'with a changed token',
      (headers) => ({ ...headers, authorization: `${headers.authorization.slice(0, -3)}abc` }),
    ],
    [
      'with a token that nobody signed',
      (headers) => ({
        ...headers,
        authorization: `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.${headers.authorization.split('.')[1]}.`,
      }),
    ],
  ] satisfies [string, (headers: { authorization: string; cookie: string }) => object][])(
    'is nothing %s',
    { tags: ['§D3.3 with another fingerprint', '§D3.3 without its fingerprint'] },
    async (_title, change) => {
      const { headers } = await shop.signIn(phone)
      const url = '/api/user/getPanelData'
      expect((await shop.app.inject({ url, headers })).statusCode).toBe(200)
      expect((await shop.app.inject({ url, headers: { ...change(headers) } })).statusCode).toBe(401)
    },
  )

  test('of one customer does not fit the fingerprint of another', async () => {
    const one = await shop.signIn(phone)
    const other = await shop.signIn('09380000001')
    const mixed = { ...one.headers, cookie: other.headers.cookie }
    expect((await shop.app.inject({ url: '/api/user/getPanelData', headers: mixed })).statusCode).toBe(401)
  })

  test('ends with logout, and only that one', { tags: ['§D3.6'] }, async () => {
    const phoneSession = await shop.signIn(phone)
    shop.time.advance(60_000)
    const deskSession = await shop.signIn(phone)
    const response = await phoneSession.post('/api/auth/logout')
    expect(response.json()).toEqual({ success: true })
    expect(response.cookies[0]).toMatchObject({ name: 'hojreh_session_fp', value: '' })
    expect((await phoneSession.get('/api/user/getPanelData')).statusCode).toBe(401)
    expect((await deskSession.get('/api/user/getPanelData')).statusCode).toBe(200)
  })

  test('ends after thirty days', async () => {
    const customer = await shop.signIn(phone)
    shop.time.advance(30 * 24 * 60 * 60_000 - 1_000)
    expect((await customer.get('/api/user/getPanelData')).statusCode).toBe(200)
    shop.time.advance(2_000)
    expect((await customer.get('/api/user/getPanelData')).statusCode).toBe(401)
  })
})
