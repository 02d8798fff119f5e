import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

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

const hosts = {
  PUBLIC_ORIGIN: 'https://shop.example',
  BLOG_ORIGIN: 'https://blog.shop.example/',
  PROFILE_ORIGIN: 'https://account.shop.example',
}

test('gives apps hosts of their own under one parent domain', () => {
  const config = readConfig({ ...complete, ...hosts, COOKIE_DOMAIN: 'shop.example' })
  expect(config.BLOG_ORIGIN).toBe('https://blog.shop.example')
})

test.each([
  ['apps on several hosts without a domain for the cookies', hosts, /COOKIE_DOMAIN: is needed/],
  [
    'a host beside that domain',
    { ...hosts, BLOG_ORIGIN: 'https://blog.example', COOKIE_DOMAIN: 'shop.example' },
    /BLOG_ORIGIN: blog.example is not below shop.example/,
  ],
  [
    'a host that only ends like it',
    { ...hosts, BLOG_ORIGIN: 'https://evilshop.example', COOKIE_DOMAIN: 'shop.example' },
    /BLOG_ORIGIN: evilshop.example is not below/,
  ],
  [
    'a host without TLS beside one with it',
    { ...hosts, BLOG_ORIGIN: 'http://blog.shop.example', COOKIE_DOMAIN: 'shop.example' },
    /BLOG_ORIGIN: must begin with https:/,
  ],
  ['zarinpal without a merchant', { PAYMENT_GATEWAY: 'zarinpal' }, /ZARINPAL_MERCHANT_ID: is needed/],
  ['zibal without a merchant', { PAYMENT_GATEWAY: 'zibal' }, /ZIBAL_MERCHANT: is needed/],
  [
    'kavenegar without key and template',
    { SMS_PROVIDER: 'kavenegar' },
    /KAVENEGAR_API_KEY: is needed[\s\S]*KAVENEGAR_OTP_TEMPLATE: is needed/,
  ],
  [
    'a second SMS provider without what it needs',
    { SMS_FALLBACK_PROVIDER: 'smsir', SMSIR_API_KEY: 'key', SMSIR_OTP_TEMPLATE: '12' },
    /SMSIR_LINE: is needed for smsir/,
  ],
  [
    'a second SMS provider that is the first',
    { SMS_PROVIDER: 'smsir', SMS_FALLBACK_PROVIDER: 'smsir' },
    /SMS_FALLBACK_PROVIDER: must be another one/,
  ],
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

describe('the example of an environment in deploy', () => {
  const example = readFileSync(
    new URL('../../../../deploy/compose/shop.env.example', import.meta.url),
    'utf8',
  )
  const named = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  /** What compose, the units and the manifests set themselves. */
  const setByDeployment = ['API_HOST', 'API_PORT', 'DATABASE_URL', 'MEDIA_FOLDER', 'TRUSTED_PROXIES']
  /** Read by every server (packages/server). */
  const observed = ['ERROR_REPORT_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_TRACES_SAMPLER_ARG']

  test('names every setting of the api, and nothing that no server reads', () => {
    const expected = settingNames.filter((name) => !setByDeployment.includes(name)).concat(observed)
    expect(named.toSorted()).toEqual(expected.toSorted())
  })

  test('shows the value that holds without the setting', () => {
    const shown = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [
      name,
      value,
    ])
    expect(shown.length).toBeGreaterThan(20)
    expect(readConfig({ ...complete, ...Object.fromEntries(shown) })).toEqual(readConfig(complete))
  })
})
