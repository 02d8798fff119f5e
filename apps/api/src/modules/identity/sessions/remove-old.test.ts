import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { rateLimits } from '../../rate-limit/rate-limit.tables.ts'
import { smsMessages } from '../../sms/sms.tables.ts'
import { customers, otpCodes, sessions } from '../identity.tables.ts'
import { removeOldIdentityRows } from './remove-old.ts'

const DAY = 24 * 60 * 60_000
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const left = async () => {
  await removeOldIdentityRows({
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
  })
  const counts: Record<string, number> = {}
  for (const [name, table] of Object.entries({ otpCodes, sessions, rateLimits, smsMessages, customers })) {
    const [row] = await shop.db.select({ count: count() }).from(table)
    counts[name] = row?.count ?? 0
  }
  return counts
}

test('codes, counters and messages are forgotten after a day, sessions when they are over, customers never', async () => {
  await shop.signIn('09230000001')
  const all = await left()
  expect(all).toMatchObject({ otpCodes: 1, sessions: 1, smsMessages: 1, customers: 1 })
  expect(all.rateLimits).toBeGreaterThan(0)
  shop.time.advance(DAY + 10 * 60_000)
  expect(await left()).toEqual({ otpCodes: 0, sessions: 1, smsMessages: 0, rateLimits: 0, customers: 1 })
  shop.time.advance(31 * DAY)
  expect(await left()).toMatchObject({ sessions: 0, customers: 1 })
})
