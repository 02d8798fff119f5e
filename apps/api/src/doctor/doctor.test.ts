import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../test/database/test-database.ts'
import { createTestApp, type TestApp } from '../../test/test-app.ts'
import { testConfig } from '../../test/test-config.ts'
import {
  GatewayUnavailableError,
  type InstalmentOffer,
  type InstalmentsGateway,
  type PaymentGateway,
} from '../modules/payment/payment-gateway.ts'
import { checkDatabase } from './check-database.ts'
import { checkOrigins } from './check-origins.ts'
import { checkCaptcha, checkGateway, checkInstalments, checkSms } from './check-others.ts'
import { checkStorage } from './check-storage.ts'
import { examine } from './examine.ts'

let shop: TestApp
let others: Server
let base: string
/** The next answer of the provider or the captcha. */
let answer: unknown = {}
/** The last request to them. */
let asked: Pick<IncomingMessage, 'url' | 'headers'> | undefined
beforeAll(async () => {
  shop = await createTestApp()
  others = createServer((request, response) => {
    asked = request
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(others.address() as AddressInfo).port}`
})
afterAll(async () => {
  others.close()
  await shop.close()
})

describe('the doctor finds', () => {
  test('a database that is well, and one whose clock is another', async () => {
    const well = await checkDatabase(shop.database)
    expect(well.map(({ state }) => state)).toEqual(['good', 'good', 'good', 'good'])
    const late = await checkDatabase(shop.database, () => Date.now() - 60_000)
    expect(late).toContainEqual(expect.objectContaining({ about: 'clock', state: 'doubtful' }))
  })

  test('a cluster that knows no letter of Persian', async () => {
    const { pool } = shop.database
    await pool.query("CREATE DATABASE without_letters TEMPLATE template0 LC_CTYPE 'C' LC_COLLATE 'C'")
    const url = new URL(inject('postgresUrl'))
    url.pathname = 'without_letters'
    const database = openTestDatabase(url.href, 1)
    try {
      await database.pool.query('CREATE EXTENSION pg_trgm')
      expect(await checkDatabase(database)).toContainEqual(
        expect.objectContaining({ about: 'letters', state: 'doubtful' }),
      )
    } finally {
      await database.close()
      await pool.query('DROP DATABASE without_letters')
    }
  })

  test('each missing setting, in a line of its own and without a stack', async () => {
    const findings = await examine({
      DATABASE_URL: 'postgres://localhost:1/none',
      PAYMENT_GATEWAY: 'zarinpal',
    })
    expect(findings.map(({ about, state }) => [about, state])).toEqual([
      ['SECRET', 'bad'],
      ['MEDIA_FOLDER', 'bad'],
    ])
    expect(findings.every(({ sentence }) => !sentence.includes('\n'))).toBe(true)
  })

  test('a demo that others can reach', async () => {
    const variables = {
      DATABASE_URL: shop.database.url,
      SECRET: testConfig().SECRET,
      MEDIA_FOLDER: testConfig().MEDIA_FOLDER,
      DEMO_MODE: '1',
    }
    const abroad = await examine({ ...variables, PUBLIC_ORIGIN: 'http://demo.invalid' })
    expect(abroad).toContainEqual({
      area: 'settings',
      about: 'demo',
      state: 'doubtful',
      sentence: expect.stringContaining('http://demo.invalid'),
    })
    const atHome = await examine({ ...variables, PUBLIC_ORIGIN: 'http://localhost:9' })
    expect(atHome.map(({ about }) => about)).not.toContain('demo')
  })

  test('pictures that cannot be kept', async () => {
    expect((await checkStorage(testConfig())).state).toBe('good')
    expect(await checkStorage(testConfig({ MEDIA_FOLDER: '/nowhere/at/all' }))).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('ENOENT'),
    })
  })

  test('a host where another shop answers, and one where nobody does', async () => {
    answer = { hello: 'world' }
    const [wrong] = await checkOrigins({
      PUBLIC_ORIGIN: base,
      BLOG_ORIGIN: undefined,
      PROFILE_ORIGIN: undefined,
    })
    expect(wrong).toMatchObject({ state: 'bad', sentence: expect.stringContaining('not this shop') })
    const nobody = { PUBLIC_ORIGIN: 'http://127.0.0.1:9', BLOG_ORIGIN: undefined, PROFILE_ORIGIN: undefined }
    const [silent, tls] = await checkOrigins(nobody)
    expect(silent?.state).toBe('doubtful')
    expect(tls).toMatchObject({ state: 'bad', sentence: expect.stringContaining('https') })
  })

  test('an account of SMS.ir by its credit, and a key that it does not know', async () => {
    const config = testConfig({
      SMS_PROVIDER: 'smsir',
      SMSIR_API_KEY: 'another-key',
      SMSIR_OTP_TEMPLATE: '1',
      SMSIR_LINE: '3000',
      SMSIR_BASE_URL: base,
    })
    answer = { status: 1, message: 'موفق', data: 8_500 }
    expect(await checkSms('smsir', config)).toMatchObject({
      state: 'good',
      sentence: expect.stringContaining('8500'),
    })
    expect(asked).toMatchObject({ url: '/v1/credit', headers: { 'x-api-key': 'another-key' } })
    answer = { status: 10, message: 'کلید وب سرویس نامعتبر است', data: null }
    expect(await checkSms('smsir', config)).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('check the key'),
    })
  })

  test('an SMS account without credit', async () => {
    const config = testConfig({
      SMS_PROVIDER: 'kavenegar',
      KAVENEGAR_API_KEY: 'a-key-that-nobody-may-see',
      KAVENEGAR_OTP_TEMPLATE: 'otp',
      KAVENEGAR_BASE_URL: base,
    })
    const taken = { return: { status: 200, message: 'تایید شد' } }
    answer = { ...taken, entries: { remaincredit: 5_000_000, expiredate: 13_548_889, type: 'Master' } }
    expect((await checkSms('kavenegar', config)).state).toBe('good')
    expect(asked?.url).toBe('/v1/a-key-that-nobody-may-see/account/info.json')
    answer = { ...taken, entries: { remaincredit: 10 } }
    expect(await checkSms('kavenegar', config)).toMatchObject({
      state: 'bad',
      sentence: expect.stringContaining('charge'),
    })
    const unreachable = { ...config, KAVENEGAR_BASE_URL: 'http://127.0.0.1:9' }
    const finding = await checkSms('kavenegar', unreachable)
    expect(finding.state).toBe('bad')
    expect(JSON.stringify(finding)).not.toContain('a-key-that-nobody-may-see')
  })

  test('a captcha secret that Google does not know', async () => {
    const config = testConfig({
      CAPTCHA_PROVIDER: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_VERIFY_URL: base,
    })
    answer = { success: false, 'error-codes': ['invalid-input-response'] }
    expect((await checkCaptcha(config)).state).toBe('good')
    answer = { success: false, 'error-codes': ['invalid-input-secret'] }
    expect((await checkCaptcha(config)).state).toBe('bad')
  })

  test('a gateway that does not know the merchant', async () => {
    const gateway = (unverified: () => Promise<string[]>) =>
      ({ name: 'zarinpal', hasUnverifiedList: true, unverified }) as unknown as PaymentGateway
    expect((await checkGateway(gateway(async () => []))).state).toBe('good')
    const refusing = gateway(() => Promise.reject(new GatewayUnavailableError('-9')))
    expect((await checkGateway(refusing)).state).toBe('bad')
  })

  test('a gateway of instalments that does not know the merchant', async () => {
    const gateway = (offer: () => Promise<InstalmentOffer | null>) =>
      ({ name: 'snapppay', offer }) as unknown as InstalmentsGateway
    expect(await checkInstalments(null)).toBeNull()
    expect((await checkInstalments(gateway(async () => ({ title: 'قسطی', text: '' }))))?.state).toBe('good')
    expect((await checkInstalments(gateway(async () => null)))?.state).toBe('doubtful')
    const refusing = gateway(() => Promise.reject(new GatewayUnavailableError('login')))
    expect((await checkInstalments(refusing))?.state).toBe('bad')
  })
})
