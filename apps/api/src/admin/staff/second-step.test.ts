import { type AdminEndpoint, AWAY_SECONDS, adminEndpoints, guardedPermissions } from '@hojreh/contract/admin'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { totpCode } from '../../modules/staff/totp.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'

const MINUTE_MS = 60_000

let shop: TestApp
let owner: TestStaff
let owners = 0
beforeAll(async () => {
  shop = await createTestApp()
})
beforeEach(async () => {
  owners += 1
  shop.time.advance(16 * MINUTE_MS)
  owner = await signInStaff(shop, 'owner', `0939${String(owners).padStart(7, '0')}`)
})
afterAll(() => shop.close())

const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const endSessions = (by = owner) => by.post(`/api/admin/staff/end-sessions?id=${owner.id}`)
const freshCalls = Object.entries(adminEndpoints).filter(([, call]) => 'isFresh' in call && call.isFresh)

test('everything that decides on the staff takes a fresh second step', () => {
  const acts = Object.entries(adminEndpoints).filter(
    ([, { access, method }]) => access === 'staff.manage' && method === 'POST',
  )
  expect(acts.filter(([name]) => !freshCalls.some(([fresh]) => fresh === name))).toEqual([])
})

test.each(freshCalls)(
  '%s is refused to a session whose second step is older than five minutes',
  async (_name, call) => {
    shop.time.advance(5 * MINUTE_MS)
    const response = await owner.post(call.path, {})
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'second_step_needed'])
  },
)

test('a code of the app makes a session fresh for five minutes more, and no other session', async () => {
  const other = await signInStaff(shop, 'owner', '09390009999')
  shop.time.advance(5 * MINUTE_MS)
  const { freshUntil } = (await owner.confirm()).json()
  expect(freshUntil).toBe(new Date(shop.time.clock().getTime() + 5 * MINUTE_MS).toISOString())
  shop.time.advance(5 * MINUTE_MS - 1)
  expect(codeOf(await endSessions(other))).toBe('second_step_needed')
  expect((await endSessions()).statusCode).toBe(200)
})

test('a code that opened the session does not confirm it, nor does one twice', async () => {
  expect(codeOf(await owner.confirm())).toBe('second_factor_wrong')
  shop.time.advance(MINUTE_MS)
  expect((await owner.confirm()).statusCode).toBe(200)
  expect(codeOf(await owner.confirm())).toBe('second_factor_wrong')
})

test('who has only the session cannot guess the code: ten tries, then a wait', async () => {
  shop.time.advance(5 * MINUTE_MS)
  const right = totpCode(owner.secret, shop.time.clock())
  const wrong = right === '123456' ? '654321' : '123456'
  const statuses = []
  for (let guess = 0; guess < 11; guess += 1)
    statuses.push((await owner.post('/api/admin/confirm', { totp: wrong })).statusCode)
  expect(new Set(statuses.slice(0, 9))).toEqual(new Set([422]))
  expect(statuses.at(-1)).toBe(429)
  expect((await owner.confirm()).statusCode).toBe(429)
})

test('the books say who took the second step again, and how', async () => {
  shop.time.advance(MINUTE_MS)
  await owner.confirm()
  const [row] = await shop.db
    .select()
    .from(staffActions)
    .where(eq(staffActions.staffId, owner.id))
    .orderBy(desc(staffActions.number))
    .limit(1)
  expect(row).toMatchObject({ call: 'confirmStaff', outcome: 'done', after: { way: 'totp' } })
})

describe('somebody who was away', () => {
  const away = AWAY_SECONDS * 1_000
  const everyCall: [string, AdminEndpoint][] = Object.entries(adminEndpoints)
  const guardedActs = everyCall.filter(
    ([, { access, method, isFresh, isUpload }]) =>
      method === 'POST' && !isFresh && !isUpload && guardedPermissions.some((one) => one === access),
  )
  const paint = (version: number) => owner.post('/api/admin/brand/edit', { version, color: '#7a1f2b' })

  test('is asked before money goes back and before the shop is set otherwise', () => {
    expect(guardedActs.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['prepareRefund', 'finishRefund', 'sendRefund', 'dropRefund', 'approveRefund', 'refuseRefund'],
        ...['editShopSettings', 'editBrand', 'removeLogo'],
      ]),
    )
  })

  test.each(guardedActs)(
    'for a quarter of an hour is asked by %s, and not a second earlier',
    async (_name, { path }) => {
      shop.time.advance(away - 1_000)
      expect(codeOf(await owner.post(path, {}))).not.toBe('second_step_needed')
      shop.time.advance(away + 1_000)
      const response = await owner.post(path, {})
      expect([response.statusCode, codeOf(response)]).toEqual([403, 'second_step_needed'])
    },
  )

  test('is asked until they show who they are: neither pressing again nor opening a page makes up for it', async () => {
    shop.time.advance(away + 1_000)
    expect((await owner.get('/api/admin/brand')).statusCode).toBe(200)
    for (const wait of [0, 1_000, 5 * MINUTE_MS]) {
      shop.time.advance(wait)
      expect(codeOf(await paint(0))).toBe('second_step_needed')
    }
    expect((await owner.confirm()).statusCode).toBe(200)
    const painted = await paint(0)
    expect([painted.statusCode, painted.json().color]).toEqual([200, '#7a1f2b'])
    // Longer than a second step is fresh: a member who goes on working is not asked again.
    shop.time.advance(away - 1_000)
    expect(codeOf(await paint(0))).toBe('edit_conflict')
  })

  test('is away although the open page goes on asking for news', async () => {
    for (const minutes of [5, 5, 5]) {
      shop.time.advance(minutes * MINUTE_MS)
      expect((await owner.get('/api/admin/pulse')).statusCode).toBe(200)
    }
    shop.time.advance(1_000)
    expect(codeOf(await paint(0))).toBe('second_step_needed')
  })
})
