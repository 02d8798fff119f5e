import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/test-app.ts'

test('the inbox shows the last SMS as a Persian page that refreshes itself without a script', async () => {
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
])('there is no inbox %s', async (_title, config) => {
  const shop = await createTestApp({ config })
  expect((await shop.app.inject('/api/dev/inbox')).statusCode).toBe(404)
  await shop.close()
})
