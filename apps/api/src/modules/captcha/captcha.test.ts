import { createServer } from 'node:http'
import { errorResponse } from '@hojreh/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { captchaCookie, solveCaptcha } from '../../../test/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { captchaPasses } from './captcha.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const login = (cookie: string, on = shop) =>
  on.post('/api/auth/login', { phone: '09120000001', password: 'Bazaar1404' }, { cookie })
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')
const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString()) as { number: number }

describe('the self-hosted captcha', () => {
  test('is never cached and says nothing of the number that is looked for', async () => {
    const response = await shop.app.inject('/api/captcha/challenge')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(Object.keys(response.json())).toEqual(['algorithm', 'challenge', 'maxnumber', 'salt', 'signature'])
  })

  test('gives a pass for a solution, in a cookie that scripts cannot read', {
    tags: ['§7.5', '§D3.29'],
  }, async () => {
    const response = await shop.post('/api/captcha', { token: await solveCaptcha(shop) })
    expect(response.json()).toEqual({ success: true })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({
      name: 'hojreh_session_captcha',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api',
    })
    expect(cookie?.expires?.getTime()).toBe(
      Math.floor(shop.time.clock().getTime() / 1_000) * 1_000 + 5 * 60_000,
    )
    const rows = await shop.db.select().from(captchaPasses)
    expect(JSON.stringify(rows)).not.toContain(cookie?.value)
  })

  test('takes a solution once, however many bring it at the same moment', { tags: ['§D3.32'] }, async () => {
    const token = await solveCaptcha(shop)
    const responses = await Promise.all([1, 2, 3].map(() => shop.post('/api/captcha', { token })))
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(codeOf(await shop.post('/api/captcha', { token }))).toBe('captcha_required')
  })

  test('does not take a solution after ten minutes', async () => {
    const token = await solveCaptcha(shop)
    shop.time.advance(10 * 60_000)
    expect(codeOf(await shop.post('/api/captcha', { token }))).toBe('captcha_required')
  })

  test.each([
    ['words', () => 'not-a-solution'],
    ['another number', (token) => encode({ ...decode(token), number: decode(token).number + 1 })],
    ['a signature of nobody', (token) => encode({ ...decode(token), signature: 'f'.repeat(64) })],
    ['a salt without its end', (token) => encode({ ...decode(token), salt: 'abc&' })],
    ['another algorithm', (token) => encode({ ...decode(token), algorithm: 'SHA-1' })],
  ] satisfies [string, (token: string) => string][])('does not take %s', async (_title, change) => {
    const token = change(await solveCaptcha(shop))
    const response = await shop.post('/api/captcha', { token })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      success: false,
      code: 'captcha_required',
      message: 'reCAPTCHA نامعتبر، دوباره امتحان کنید',
    })
    expect(response.cookies).toEqual([])
  })
})

describe('a pass', () => {
  test('is needed for login and for register', { tags: ['§1.15', '§7.5', '§D3.30'] }, async () => {
    expect(codeOf(await login(''))).toBe('captcha_required')
    const register = { phone: '09120000001', password: 'Bazaar1404', rePassword: 'Bazaar1404' }
    expect(codeOf(await shop.post('/api/auth/register', register))).toBe('captcha_required')
    expect(codeOf(await login('hojreh_session_captcha=made-up'))).toBe('captcha_required')
  })

  test('opens the door once, however many use it at the same moment', { tags: ['§D3.29'] }, async () => {
    const cookie = await captchaCookie(shop)
    const codes = (await Promise.all([1, 2, 3].map(() => login(cookie)))).map(codeOf)
    expect(codes.toSorted()).toEqual(['captcha_required', 'captcha_required', 'credentials_wrong'])
  })

  test('is over after five minutes', { tags: ['§D3.29'] }, async () => {
    const cookie = await captchaCookie(shop)
    shop.time.advance(5 * 60_000)
    expect(codeOf(await login(cookie))).toBe('captcha_required')
  })

  test('is not used up by a form that was filled in wrongly', async () => {
    const cookie = await captchaCookie(shop)
    expect((await shop.post('/api/auth/login', { phone: '1', password: '' }, { cookie })).statusCode).toBe(
      422,
    )
    expect(codeOf(await login(cookie))).toBe('credentials_wrong')
  })
})

describe('reCAPTCHA', () => {
  type Verdict = { status?: number; body: object }
  let verdict: Verdict
  let asked: URLSearchParams
  let recaptchaShop: TestApp
  const google = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    asked = new URLSearchParams(body)
    response.writeHead(verdict.status ?? 200).end(JSON.stringify(verdict.body))
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve))
    const { port } = google.address() as { port: number }
    recaptchaShop = await createTestApp({
      config: {
        PUBLIC_ORIGIN: 'https://shop.example',
        CAPTCHA_PROVIDER: 'recaptcha',
        RECAPTCHA_SITE_KEY: 'public',
        RECAPTCHA_SECRET: 'secret',
        RECAPTCHA_SCRIPT_URL: 'https://www.recaptcha.net/recaptcha/api.js',
        RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify`,
      },
    })
  })
  afterAll(async () => {
    await recaptchaShop.close()
    google.close()
  })
  const pass = (response: Verdict) => {
    verdict = response
    return recaptchaShop.post('/api/captcha', { token: 'of-the-widget' })
  }

  test('is asked with the secret, and its yes gives the pass', { tags: ['§D3.31'] }, async () => {
    const response = await pass({ body: { success: true, hostname: 'shop.example' } })
    expect(response.json()).toEqual({ success: true })
    expect(Object.fromEntries(asked)).toEqual({ secret: 'secret', response: 'of-the-widget' })
    expect(response.cookies[0]).toMatchObject({ name: 'hojreh_session_captcha', secure: true })
  })

  test.each([
    ['no', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['yes for another site', { success: true, hostname: 'evil.example' }],
    ['yes for no site', { success: true }],
  ])('gives none when it says %s', async (_title, body) => {
    expect(codeOf(await pass({ body }))).toBe('captcha_required')
  })

  test.each([
    ['fails', { status: 500, body: {} }],
    ['says something else', { body: { hello: 'world' } }],
  ])('is not the visitor’s fault when it %s', async (_title, response) => {
    expect(codeOf(await pass(response))).toBe('unavailable')
  })

  test('has no challenge of our own, and the browser learns key and script', {
    tags: ['§1.16', '§3.23'],
  }, async () => {
    expect(codeOf(await recaptchaShop.app.inject('/api/captcha/challenge'))).toBe('not_found')
    expect((await recaptchaShop.app.inject('/api/config')).json().captcha).toEqual({
      provider: 'recaptcha',
      siteKey: 'public',
      scriptUrl: 'https://www.recaptcha.net/recaptcha/api.js',
    })
  })
})
