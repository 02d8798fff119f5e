import { Writable } from 'node:stream'
import { errorResponse } from '@hojreh/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { checkCodes } from '../../../doctor/check-codes.ts'

const CEILING = 20
const log: string[] = []
let shop: TestApp
let phones = 0
beforeAll(async () => {
  const logStream = new Writable({
    write: (line, _encoding, done) => {
      log.push(String(line))
      done()
    },
  })
  const config = { OTP_WRONG_HOURLY_CEILING: String(CEILING), LOG_LEVEL: 'warn' }
  shop = await createTestApp({ logStream, config })
})
afterAll(() => shop.close())
beforeEach(() => {
  log.length = 0
  shop.time.advance(2 * 3_600_000)
})

const from = (ip: string) => ({ 'x-forwarded-for': ip })
/** A phone that has just been sent a code. */
const phoneWithCode = async (): Promise<string> => {
  phones += 1
  const phone = `0932${String(phones).padStart(7, '0')}`
  await shop.post('/api/auth/sendOtp', { phone }, from(`10.9.${Math.floor(phones / 250)}.${phones % 250}`))
  return phone
}
const wrongCode = async (phone: string) =>
  String((Number(await shop.lastCode(phone)) + 1) % 100_000).padStart(5, '0')
const guess = async (ip: string) => {
  const phone = await phoneWithCode()
  return shop.post('/api/auth/loginSms', { phone, code: await wrongCode(phone) }, from(ip))
}
const signIn = async (ip: string) => {
  const phone = await phoneWithCode()
  return shop.post('/api/auth/loginSms', { phone, code: await shop.lastCode(phone) }, from(ip))
}
const codesOf = (responses: { json: () => unknown }[]) =>
  responses.map((one) => errorResponse.parse(one.json()).code)
const guessFromEverywhere = async (count: number) => {
  for (let at = 0; at < count; at += 1) expect(codesOf([await guess(`10.8.0.${at}`)])).toEqual(['otp_wrong'])
}
const guessOften = async (ip: string, count: number) => {
  const responses = []
  for (let at = 0; at < count; at += 1) responses.push(await guess(ip))
  return codesOf(responses)
}

test('as many wrong codes as people mistype slow nobody down', async () => {
  await guessFromEverywhere(CEILING)
  expect(new Set(await guessOften('10.7.0.1', 1))).toEqual(new Set(['otp_wrong']))
  expect((await signIn('10.7.0.1')).statusCode).toBe(200)
})

test('guesses from everywhere make each visitor wait, and nobody who has the right code', async () => {
  await guessFromEverywhere(CEILING + 1)
  expect(await guessOften('10.7.0.2', 8)).toEqual([
    ...Array.from({ length: 6 }, () => 'otp_wrong'),
    'too_many_requests',
    'too_many_requests',
  ])
  for (let at = 0; at < 20; at += 1) expect((await signIn('10.7.0.3')).statusCode).toBe(200)
})

test('an owner behind the same address gets in after a wait of minutes, not of an hour', async () => {
  await guessFromEverywhere(CEILING + 1)
  await guessOften('10.7.0.4', 7)
  const refused = await signIn('10.7.0.4')
  const { code, retryAfterSeconds } = refused.json()
  expect(code).toBe('too_many_requests')
  expect(retryAfterSeconds).toBeLessThanOrEqual(300)
  shop.time.advance(retryAfterSeconds * 1_000)
  expect((await signIn('10.7.0.4')).statusCode).toBe(200)
})

test('the operator hears of it once in the log, by a metric and from the doctor', async () => {
  const counted = async () =>
    Number(/^one_time_codes_wrong_total (\d+)$/m.exec((await shop.app.inject('/metrics')).body)?.[1])
  const before = await counted()
  const look = () => checkCodes(shop.database, shop.config, shop.time.clock)
  await guessFromEverywhere(CEILING)
  expect(await look()).toMatchObject({ state: 'good' })
  await guessFromEverywhere(3)
  expect(await counted()).toBe(before + CEILING + 3)
  expect(await look()).toMatchObject({ state: 'doubtful', sentence: expect.stringContaining('23') })
  expect(log.filter((line) => line.includes('wrong codes'))).toHaveLength(1)
  expect(log.join()).not.toMatch(/(?<!\d)0932/)
})
