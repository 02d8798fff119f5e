import { errorResponse } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { captchaCookie, solveCaptcha } from '../../../test/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const PASSWORD = 'Bazaar1404'
let shop: TestApp
let apps: FastifyInstance[]
let phone: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({
    config: { OTP_HOURLY_LIMIT_PER_ADDRESS: '60', OTP_HOURLY_LIMIT: '100', CAPTCHA_WORK: '1000' },
  })
  apps = [shop.app, await shop.secondApp()]
})
afterAll(async () => {
  await apps[1]?.close()
  await shop.close()
})
beforeEach(() => {
  phones += 1
  phone = `0914${String(phones).padStart(7, '0')}`
  shop.time.advance(25 * 3_600_000)
})

let turn = 0
/** Each request goes to the next process, as behind a load balancer. */
const post = (url: string, payload: object, headers: Record<string, string> = {}) => {
  turn += 1
  const app = apps[turn % apps.length] as FastifyInstance
  return app.inject({ method: 'POST', url, payload, headers })
}
type Answered = Awaited<ReturnType<typeof post>>
const codeOf = (response: Answered) => errorResponse.parse(response.json()).code
const restart = async () => {
  await apps[1]?.close()
  apps[1] = await shop.secondApp()
}
const wrongCode = (code: string, by: number) => String((Number(code) + by) % 100_000).padStart(5, '0')

describe('guessing a code', () => {
  test('ends after five tries over two processes and a restart, and then the right one is worth nothing', async () => {
    await post('/api/auth/sendOtp', { phone })
    const code = await shop.lastCode(phone)
    for (let by = 1; by <= 5; by += 1) {
      expect(codeOf(await post('/api/auth/loginSms', { phone, code: wrongCode(code, by) }))).toBe('otp_wrong')
      if (by === 3) await restart()
    }
    for (const _process of apps)
      expect(codeOf(await post('/api/auth/loginSms', { phone, code }))).toBe('too_many_requests')
  })

  test('is not given new tries by asking for new codes: six codes an hour are thirty guesses of a hundred thousand', async () => {
    let guesses = 0
    for (let minute = 0; minute < 60; minute += 1) {
      shop.time.advance(60_000)
      if ((await post('/api/auth/sendOtp', { phone })).statusCode !== 200) continue
      const code = await shop.lastCode(phone)
      for (let by = 1; by <= 5; by += 1)
        if (codeOf(await post('/api/auth/loginSms', { phone, code: wrongCode(code, by) })) === 'otp_wrong')
          guesses += 1
    }
    expect(guesses).toBe(30)
  })

  test('over many phones from one address ends at the limit of the address', async () => {
    const responses = await Promise.all(
      Array.from({ length: 320 }, (_, at) =>
        post('/api/auth/loginSms', { phone: `0915${String(at).padStart(7, '0')}`, code: '12345' }),
      ),
    )
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(20)
  })
})

describe('a flood of requests for codes', () => {
  /** All requests wait for the one row of the shop's limit: a busy machine answers no more of them in time. */
  const AT_ONCE = 40
  const codesSent = async (of: (at: number) => { phone: string; ip: string }, count: number) => {
    let sent = 0
    for (let from = 0; from < count; from += AT_ONCE) {
      const responses = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, place) => {
          const { phone: to, ip } = of(from + place)
          return post('/api/auth/sendOtp', { phone: to }, { 'x-forwarded-for': ip })
        }),
      )
      sent += responses.filter(({ statusCode }) => statusCode === 200).length
    }
    return sent
  }
  const ipOf = (at: number) => `10.1.${Math.floor(at / 250)}.${at % 250}`

  test('for one phone, from everywhere at once, sends one', async () => {
    expect(await codesSent((at) => ({ phone, ip: ipOf(at) }), 40)).toBe(1)
  })

  test('from one address sends what the address may have, over processes and a restart', async () => {
    const of = (at: number) => ({ phone: `0916${String(at).padStart(7, '0')}`, ip: '9.9.9.9' })
    const first = await codesSent(of, 50)
    await restart()
    const second = await codesSent((at) => of(at + 50), 50)
    expect(first + second).toBe(60)
  })

  test('from everywhere to everyone sends what the whole shop may, and no more', async () => {
    const sent = await codesSent((at) => ({ phone: `0917${String(at).padStart(7, '0')}`, ip: ipOf(at) }), 120)
    expect(sent).toBe(100)
  })
})

describe('one visitor with many addresses', () => {
  const forms = {
    'an IPv6 network': ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff:1:2:3'],
    'the forms of an IPv4 address': ['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'],
  }
  const calls = (at: number): [string, object][] => {
    const of = `0922${String(at).padStart(7, '0')}`
    return [
      ['/api/auth/sendOtp', { phone: of }],
      ['/api/auth/loginSms', { phone: of, code: '12345' }],
      ['/api/auth/login', { phone: of, password: 'Wrong1234' }],
      ['/api/auth/register', { phone: of, password: PASSWORD, rePassword: PASSWORD }],
      ['/api/captcha', { token: 'eyJhIjoxfQ==' }],
      ['/api/site/contact', { name: 'سارا', phone: of, subject: '', text: 'سلام' }],
      ['/api/site/failure', { app: 'shop', build: '1', path: '/', type: 'Error', text: '', stack: '' }],
    ]
  }
  const subjectsOf = async () => {
    const { rows } = await shop.db.execute<{ name: string; subjects: number }>(
      sql`SELECT split_part(key, ':', 1) AS name, count(*)::int AS subjects
        FROM (SELECT key FROM rate_limits UNION ALL SELECT key FROM slow_downs) AS counted
        WHERE key LIKE '%-address:%' GROUP BY 1 ORDER BY 1`,
    )
    return rows
  }

  test.each(Object.entries(forms))('is counted as one by every limit: %s', async (_name, ips) => {
    await shop.db.execute(sql`TRUNCATE rate_limits, slow_downs`)
    for (const [at, ip] of ips.entries())
      for (const [url, body] of calls(at))
        await post(url, body, { 'x-forwarded-for': ip, cookie: await captchaCookie(shop) })
    const subjects = await subjectsOf()
    expect(subjects.map(({ name }) => name)).toEqual([
      'captcha-address',
      'contact-address',
      'login-address',
      'otp-address',
      'otp-try-address',
      'page-failure-address',
      'register-address',
    ])
    // The captchas themselves were solved at another address.
    for (const { name, subjects: counted } of subjects)
      expect(counted, name).toBe(name === 'captcha-address' ? 2 : 1)
  })
})

describe('guessing a password', () => {
  test('is slowed down over two processes and a restart', async () => {
    const guess = async () =>
      codeOf(
        await post(
          '/api/auth/login',
          { phone, password: 'Wrong1234' },
          { cookie: await captchaCookie(shop) },
        ),
      )
    for (let time = 0; time < 6; time += 1) expect(await guess()).toBe('credentials_wrong')
    await restart()
    expect(await guess()).toBe('too_many_requests')
    expect(await guess()).toBe('too_many_requests')
  })
})

describe('finding out who has an account', () => {
  const known = async () => {
    const body = { phone, password: PASSWORD, rePassword: PASSWORD }
    await post('/api/auth/register', body, { cookie: await captchaCookie(shop) })
    return phone
  }

  // That a password login costs the same time for both is shown in password.test.ts, by the work that is done.
  test('is not possible by asking for a code: the answer is the same, and accounts are not even looked at', async () => {
    const [one, other] = [
      await post('/api/auth/sendOtp', { phone: await known() }),
      await post('/api/auth/sendOtp', { phone: '09190000001' }),
    ]
    expect(one.statusCode).toBe(200)
    expect(one.body).toBe(other.body)
    const [again, otherAgain] = [
      await post('/api/auth/sendOtp', { phone }),
      await post('/api/auth/sendOtp', { phone: '09190000001' }),
    ]
    const said = ({ code, message, retryAfterSeconds }: Record<string, unknown>) => ({
      code,
      message,
      retryAfterSeconds,
    })
    expect(said(again.json())).toEqual(said(otherAgain.json()))
  })

  test('costs a captcha for every look where registering must say it', async () => {
    const of = await known()
    const body = { phone: of, password: PASSWORD, rePassword: PASSWORD }
    const cookie = await captchaCookie(shop)
    expect(codeOf(await post('/api/auth/register', body, { cookie }))).toBe('phone_taken')
    expect(codeOf(await post('/api/auth/register', body, { cookie }))).toBe('captcha_required')
  })
})

describe('a session', () => {
  const open = async (cookie = '') => {
    await post('/api/auth/sendOtp', { phone })
    const response = await post('/api/auth/loginSms', { phone, code: await shop.lastCode(phone) }, { cookie })
    const fingerprint = response.cookies.find(({ name }) => name.endsWith('_fp'))
    return { token: response.json<{ jwtSecret: string }>().jwtSecret, fingerprint: fingerprint?.value ?? '' }
  }
  const panel = (headers: Record<string, string>) =>
    apps[0]?.inject({ url: '/api/user/getPanelData', headers })

  test('never takes over a fingerprint that was there before: nobody can fix it', async () => {
    const planted = 'a'.repeat(43)
    const { token, fingerprint } = await open(`hojreh_session_fp=${planted}`)
    expect(fingerprint).not.toBe(planted)
    const authorization = `Bearer ${token}`
    expect((await panel({ authorization, cookie: `hojreh_session_fp=${planted}` }))?.statusCode).toBe(401)
    expect((await panel({ authorization, cookie: `hojreh_session_fp=${fingerprint}` }))?.statusCode).toBe(200)
  })

  test('is worth nothing by cookies alone, so a form of another site can do nothing', async () => {
    const { token, fingerprint } = await open()
    const cookie = `hojreh_session=${token}; hojreh_session_fp=${fingerprint}`
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const response = await post(
        '/api/auth/logout',
        {},
        { cookie, origin: 'https://evil.example', 'content-type': type },
      )
      expect(response.statusCode).toBe(401)
    }
    expect((await panel({ cookie }))?.statusCode).toBe(401)
  })

  test('of the one call that takes its cookie can be read by no other site and changes nothing', async () => {
    const { token, fingerprint } = await open()
    const cookie = `hojreh_session=${token}; hojreh_session_fp=${fingerprint}`
    const response = await apps[0]?.inject({
      url: '/api/order/invoice?id=abcdefghijkl',
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(response?.statusCode).toBe(404)
    expect(response?.headers).not.toHaveProperty('access-control-allow-origin')
    expect(response?.headers['x-frame-options']).toBe('DENY')
  })

  test('with a token that is unsigned, or signed by another secret, is none', async () => {
    const { token, fingerprint } = await open()
    const [, payload = ''] = token.split('.')
    const header = (alg: string) => Buffer.from(JSON.stringify({ alg })).toString('base64url')
    const cookie = `hojreh_session_fp=${fingerprint}`
    for (const forged of [
      `${header('none')}.${payload}.`,
      `${header('HS256')}.${payload}.${'A'.repeat(43)}`,
      `${header('HS512')}.${payload}.${token.split('.')[2]}`,
    ])
      expect((await panel({ authorization: `Bearer ${forged}`, cookie }))?.statusCode).toBe(401)
  })
})

test('a solved captcha counts once, over all processes', async () => {
  const token = await solveCaptcha(shop)
  const responses = await Promise.all(Array.from({ length: 10 }, () => post('/api/captcha', { token })))
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('an account is a phone and nothing else: nobody is asked for an e-mail [#12]', async () => {
  const customer = await shop.signIn(phone)
  expect((await customer.get('/api/user/getDataForEdit')).json()).toMatchObject({
    phone,
    email: '',
    firstName: '',
  })
  expect((await customer.get('/api/order/pending')).statusCode).toBe(200)
})
