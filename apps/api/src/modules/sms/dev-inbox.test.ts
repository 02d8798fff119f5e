import { inboxKey } from '@hojreh/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

test('the inbox shows the last SMS as a Persian page that refreshes itself without a script', {
  tags: ['§D3.34'],
}, async () => {
  const shop = await createTestApp()
  await shop.post('/api/auth/sendOtp', { phone: '09121112233' })
  const response = await shop.app.inject('/api/dev/inbox')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({ refresh: '3', 'content-type': 'text/html; charset=utf-8' })
  expect(response.body).toContain('<html lang="fa" dir="rtl">')
  expect(response.body).toContain('۰۹۱۲۱۱۱۲۲۳۳')
  expect(response.body).toContain(await shop.lastCode('09121112233'))
  expect(response.body).not.toContain('<script')
  await shop.close()
})

describe('the inbox of a demo that others can reach', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await createTestApp({ config: { PUBLIC_ORIGIN: 'https://demo.example' } })
    await shop.post('/api/auth/sendOtp', { phone: '09121112244' })
  })
  afterAll(() => shop.close())
  const visit = (headers: Record<string, string>, query = '') =>
    shop.app.inject({ url: `/api/dev/inbox${query}`, headers })
  const key = () => inboxKey(shop.config.SECRET)

  test('opens at this machine, and with its key from anywhere', async () => {
    expect((await visit({ host: 'localhost:8080' })).statusCode).toBe(200)
    const abroad = { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }
    const opened = await visit(abroad, `?key=${key()}`)
    expect(opened.statusCode).toBe(200)
    expect(opened.body).toContain('۰۹۱۲۱۱۱۲۲۴۴')
  })

  test.each<[string, Record<string, string>, string]>([
    ['somebody else', { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }, ''],
    ['somebody of the own network', { host: '192.168.1.5', 'x-forwarded-for': '192.168.1.9' }, ''],
    ['somebody else who asks for a local name', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }, ''],
    ['the visitors of a tunnel, who all come from this machine', { host: 'demo.example' }, ''],
    [
      'a wrong key',
      { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' },
      '?key=AAAAAAAAAAAAAAAAAAAAAA',
    ],
    ['two keys', { host: 'demo.example', 'x-forwarded-for': '203.0.113.7' }, '?key=a&key=b'],
  ])('is closed to %s', async (_who, headers, query) => {
    const response = await visit(headers, query)
    expect(response.statusCode).toBe(403)
    expect(response.body).not.toContain('۰۹۱۲۱۱۱۲۲۴۴')
    expect(response.body).toContain('npm start')
  })
})

test.each([
  ['outside of the demo', { DEMO_MODE: '0' }],
  [
    'in a demo whose SMS really go out',
    { SMS_PROVIDER: 'kavenegar', KAVENEGAR_API_KEY: 'key', KAVENEGAR_OTP_TEMPLATE: 'login' },
  ],
  [
    'in production',
    {
      NODE_ENV: 'production',
      PAYMENT_GATEWAY: 'zarinpal',
      ZARINPAL_MERCHANT_ID: '5a4db0c5-0000-4000-8000-000000000002',
    },
  ],
])('there is no inbox %s', { tags: ['§D3.34'] }, async (_title, config) => {
  const shop = await createTestApp({ config })
  expect((await shop.app.inject('/api/dev/inbox')).statusCode).toBe(404)
  await shop.close()
})
