import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const complete = {
  DATABASE_URL: 'postgres://localhost/shop',
  SECRET: 'at least thirty-two characters of it',
  MEDIA_FOLDER: '/media',
}
const merchant = '5a4db0c5-1111-4000-8000-000000000001'

test('names every bad variable at once', () => {
  expect(() => readConfig({ ...complete, SECRET: 'short', API_PORT: 'x' })).toThrow(/API_PORT[\s\S]*SECRET/)
})

test('the public origin has no path and no slash at its end', () => {
  expect(readConfig({ ...complete, PUBLIC_ORIGIN: 'https://shop.example/' }).PUBLIC_ORIGIN).toBe(
    'https://shop.example',
  )
})

test.each([
  ['zarinpal without a merchant', { PAYMENT_GATEWAY: 'zarinpal' }, /ZARINPAL_MERCHANT_ID/],
  ['the sandbox in production', { NODE_ENV: 'production' }, /PAYMENT_GATEWAY: sandbox takes no money/],
])('refuses %s', (_title, variables, message) => {
  expect(() => readConfig({ ...complete, ...variables })).toThrow(message)
})

test('takes zarinpal with a merchant in production', () => {
  const config = readConfig({
    ...complete,
    NODE_ENV: 'production',
    PAYMENT_GATEWAY: 'zarinpal',
    ZARINPAL_MERCHANT_ID: merchant,
  })
  expect(config.ZARINPAL_BASE_URL).toBe('https://payment.zarinpal.com')
})
