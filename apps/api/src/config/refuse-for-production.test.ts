import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bareEnvironment } from '@hojreh/server/testing'
import { expect, test } from 'vitest'
import { refuseForProduction } from './refuse-for-production.ts'

const real = {
  NODE_ENV: 'production',
  DEMO_MODE: false,
  PUBLIC_ORIGIN: 'https://shop.example',
  ADMIN_ORIGIN: 'https://admin.shop.example',
  BLOG_ORIGIN: undefined,
  PROFILE_ORIGIN: undefined,
  PAYMENT_GATEWAY: 'zarinpal',
  ZIBAL_MERCHANT: undefined,
  SMS_PROVIDER: 'kavenegar',
  SECRET: 'pZ4mQ0v8Lr7cXwTn2YbKs5HdGj9FuAe1',
} as const

test('a shop with a real gateway, real SMS and a secret of its own starts', () => {
  expect(() => refuseForProduction(real)).not.toThrow()
})

test.each([
  ['a back office on the shop’s host', { ADMIN_ORIGIN: 'https://shop.example' }, /ADMIN_ORIGIN: a hole/],
  ['the sandbox gateway', { PAYMENT_GATEWAY: 'sandbox' }, /PAYMENT_GATEWAY: .*set it to zarinpal/],
  ['Zibal’s merchant for tests', { PAYMENT_GATEWAY: 'zibal', ZIBAL_MERCHANT: 'zibal' }, /ZIBAL_MERCHANT: /],
  ['SMS that nobody gets', { SMS_PROVIDER: 'outbox' }, /SMS_PROVIDER: .*set it to kavenegar/],
  ['the demo’s inbox of codes', { DEMO_MODE: true }, /DEMO_MODE: .*set it to 0/],
  [
    'a secret out of an example',
    { SECRET: 'change-me-change-me-change-me-0123456789' },
    /SECRET: can be guessed/,
  ],
  ['a secret of one letter', { SECRET: 'x'.repeat(40) }, /SECRET: can be guessed/],
] as const)('%s is refused with a sentence that says what to set', (_title, changes, sentence) => {
  expect(() => refuseForProduction({ ...real, ...changes })).toThrow(sentence)
})

test('a demo may have all of it', () => {
  const demo = { NODE_ENV: 'development', DEMO_MODE: true, PAYMENT_GATEWAY: 'sandbox' } as const
  expect(() => refuseForProduction({ ...real, ...demo, SMS_PROVIDER: 'outbox', SECRET: 'x' })).not.toThrow()
})

test.each([
  [{ DEMO_MODE: '0' }, /PAYMENT_GATEWAY: sandbox[\s\S]*SMS_PROVIDER: outbox/],
  [{ DEMO_MODE: '0', SECRET: '' }, /SECRET: /],
  [{ NODE_ENV: 'production', DEMO_MODE: '1' }, /DEMO_MODE: shows one-time codes/],
])('the server ends at once with %j', async (changes, sentence) => {
  const server = spawn(process.execPath, [fileURLToPath(new URL('../server.ts', import.meta.url))], {
    env: {
      ...bareEnvironment(),
      DATABASE_URL: 'postgres://localhost:1/none',
      MEDIA_FOLDER: '/nowhere',
      SECRET: real.SECRET,
      ...changes,
    },
  })
  let told = ''
  server.stderr.on('data', (chunk) => {
    told += chunk
  })
  const [code] = await once(server, 'exit')
  expect(code).toBe(1)
  expect(told).toMatch(sentence)
})
