import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminPage, firstStep, signInStaff, staffCode, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { staff, staffSessions } from '../../modules/staff/staff.tables.ts'
import { totpCode } from '../../modules/staff/totp.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { inviteStaff } from '../../workflows/staff/invite-staff.ts'

const MINUTE_MS = 60_000

let shop: TestApp
let owner: TestStaff
beforeAll(async () => {
  shop = await createTestApp()
  owner = await signInStaff(shop, 'owner', '09310000001')
})
afterAll(() => shop.close())

const page = () => adminPage(shop)
const codeNow = (secret: string) => totpCode(secret, shop.time.clock())
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const actionsOf = (call: string) =>
  shop.db.select().from(staffActions).where(eq(staffActions.call, call)).orderBy(asc(staffActions.number))
const secondStep = (body: object) => page().post('/api/admin/sign-in', body)

/** Time for the next SMS, however many there were, and for another code of the app. */
const wait = () => shop.time.advance(16 * MINUTE_MS)

describe('the first sign-in', () => {
  test('takes the SMS, the app and the code that whoever invited handed over', async () => {
    const phone = '09310000002'
    const { invitationCode } = await inviteStaff(shop.desk, { phone, name: 'نرگس', role: 'support' })
    const { ticket, next, setUp } = await firstStep(shop, phone)
    expect(next).toBe('set_up')
    const totp = codeNow(setUp?.secret ?? '')
    expect(codeOf(await secondStep({ ticket, totp }))).toBe('invitation_wrong')
    expect(codeOf(await secondStep({ ticket, totp: '000000', invitationCode }))).toBe('second_factor_wrong')
    const response = await secondStep({ ticket, totp, invitationCode })
    expect(response.json()).toMatchObject({ staff: { phone, role: 'support' } })
    expect(response.json().recoveryCodes).toHaveLength(10)
    expect(codeOf(await secondStep({ ticket, totp, invitationCode }))).toBe('sign_in_expired')
  })

  test('is too late a day after the invitation', async () => {
    const phone = '09310000003'
    const { invitationCode } = await inviteStaff(shop.desk, { phone, name: 'دیر', role: 'orders' })
    shop.time.advance(25 * 60 * MINUTE_MS)
    const { ticket, setUp } = await firstStep(shop, phone)
    const totp = codeNow(setUp?.secret ?? '')
    expect(codeOf(await secondStep({ ticket, totp, invitationCode }))).toBe('invitation_wrong')
    owner = await signInStaff(shop, 'owner', '09310000011')
  })
})

test('a code by SMS alone opens no session, whatever comes with it', async () => {
  wait()
  const before = await shop.db.$count(staffSessions)
  const { ticket, next, setUp } = await firstStep(shop, owner.phone)
  expect({ next, setUp }).toEqual({ next: 'second_factor', setUp: null })
  for (const body of [{ ticket }, { ticket, totp: '' }, { ticket, totp: '123456' }]) {
    const response = await secondStep(body)
    expect(response.statusCode).toBe(422)
    expect(response.cookies).toEqual([])
  }
  expect(await shop.db.$count(staffSessions)).toBe(before)
})

test('a code of the app opens one session and never another one', async () => {
  wait()
  const first = await firstStep(shop, owner.phone)
  shop.time.advance(61_000)
  const second = await firstStep(shop, owner.phone)
  const totp = codeNow(owner.secret)
  expect((await secondStep({ ticket: first.ticket, totp })).statusCode).toBe(200)
  expect(codeOf(await secondStep({ ticket: second.ticket, totp }))).toBe('second_factor_wrong')
})

test('a code of the app that two browsers send at the same moment opens one session', async () => {
  wait()
  const one = await firstStep(shop, owner.phone)
  shop.time.advance(61_000)
  const other = await firstStep(shop, owner.phone)
  const totp = codeNow(owner.secret)
  const responses = await Promise.all([one, other].map(({ ticket }) => secondStep({ ticket, totp })))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

test('a recovery code works once, in the place of the app', async () => {
  wait()
  const [recoveryCode = ''] = owner.recoveryCodes
  const first = await firstStep(shop, owner.phone)
  const response = await secondStep({ ticket: first.ticket, recoveryCode: recoveryCode.toLowerCase() })
  expect(response.statusCode, response.body).toBe(200)
  wait()
  const second = await firstStep(shop, owner.phone)
  expect(codeOf(await secondStep({ ticket: second.ticket, recoveryCode }))).toBe('second_factor_wrong')
})

test('who guesses the second factor has five tries for each SMS', async () => {
  wait()
  const { ticket } = await firstStep(shop, owner.phone)
  const codes = []
  for (let guess = 0; guess < 6; guess += 1)
    codes.push(codeOf(await secondStep({ ticket, totp: String(guess).padStart(6, '0') })))
  expect(codes).toEqual([...Array(5).fill('second_factor_wrong'), 'sign_in_expired'])
})

test('nobody learns whether a phone is on the staff', async () => {
  shop.time.advance(16 * MINUTE_MS)
  const stranger = '09390000000'
  const starts = await Promise.all(
    [owner.phone, stranger].map((phone) => page().post('/api/admin/sign-in/start', { phone })),
  )
  expect(starts[0]?.json()).toEqual(starts[1]?.json())
  expect((await shop.outbox.newest(shop.db, 200)).some(({ phone }) => phone === stranger)).toBe(false)
  const code = await staffCode(shop, owner.phone)
  const wrong = code === '111111' ? '222222' : '111111'
  const guesses = await Promise.all(
    [owner.phone, stranger].map((phone) => page().post('/api/admin/sign-in/code', { phone, code: wrong })),
  )
  expect(guesses.map(codeOf)).toEqual(['otp_wrong', 'otp_wrong'])
})

describe('a session', () => {
  let member: TestStaff
  beforeAll(async () => {
    shop.time.advance(16 * MINUTE_MS)
    member = await signInStaff(shop, 'support', '09310000020')
    owner = await signInStaff(shop, 'owner', '09310000021')
  })

  test('is a cookie that no script and no other site gets', async () => {
    wait()
    const { ticket } = await firstStep(shop, member.phone)
    const [cookie] = (await secondStep({ ticket, totp: codeNow(member.secret) })).cookies
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
    const [row] = await shop.db.select().from(staffSessions).where(eq(staffSessions.staffId, member.id))
    expect(row?.tokenHash).not.toBe(cookie?.value)
  })

  test('of a member who is ended is over with the next call', async () => {
    await owner.confirm()
    const gone = await signInStaff(shop, 'orders', '09310000022')
    expect((await gone.get('/api/admin/me')).statusCode).toBe(200)
    expect((await owner.post(`/api/admin/staff/remove?id=${gone.id}`)).statusCode).toBe(200)
    expect((await gone.get('/api/admin/me')).statusCode).toBe(401)
    wait()
    await page().post('/api/admin/sign-in/start', { phone: gone.phone })
    const [row] = await shop.db.select().from(staff).where(eq(staff.id, gone.id))
    expect(row).toMatchObject({ sealedTotp: null })
  })

  test('of a member who gets another role is over, too', async () => {
    shop.time.advance(MINUTE_MS)
    await owner.confirm()
    const moved = await signInStaff(shop, 'orders', '09310000023')
    const response = await owner.post(`/api/admin/staff/role?id=${moved.id}`, { role: 'writer' })
    expect(response.json()).toMatchObject({ role: 'writer', sessions: 0 })
    expect((await moved.get('/api/admin/me')).statusCode).toBe(401)
  })

  test('can be ended from another one', async () => {
    wait()
    const { ticket } = await firstStep(shop, member.phone)
    const [cookie] = (await secondStep({ ticket, totp: codeNow(member.secret) })).cookies
    const other = adminPage(shop, { cookie: `${cookie?.name}=${cookie?.value}` })
    const sessions = (await other.get('/api/admin/sessions')).json<{ id: string; isCurrent: boolean }[]>()
    const rest = []
    for (const { id, isCurrent } of sessions)
      if (!isCurrent) rest.push((await other.post(`/api/admin/session/end?id=${id}`)).json())
    expect(rest.at(-1)).toMatchObject([{ isCurrent: true }])
    expect((await member.get('/api/admin/me')).statusCode).toBe(401)
    const [mine] = (await owner.get('/api/admin/sessions')).json<{ id: string }[]>()
    expect((await other.post(`/api/admin/session/end?id=${mine?.id}`)).statusCode).toBe(404)
    expect((await owner.get('/api/admin/me')).statusCode).toBe(200)
  })

  test('ends an hour after the last call, and after twelve hours in any case', async () => {
    const idle = await signInStaff(shop, 'support', '09310000024')
    shop.time.advance(59 * MINUTE_MS)
    expect((await idle.get('/api/admin/me')).statusCode).toBe(200)
    shop.time.advance(61 * MINUTE_MS)
    expect((await idle.get('/api/admin/me')).statusCode).toBe(401)
    const busy = await signInStaff(shop, 'support', '09310000025')
    const statuses = []
    for (let hour = 0; hour < 13; hour += 1) {
      shop.time.advance(59 * MINUTE_MS)
      statuses.push((await busy.get('/api/admin/me')).statusCode)
    }
    expect(statuses).toEqual([...Array(12).fill(200), 401])
  })

  test('ends at a desk that nobody sits at, although the open page asks for news', async () => {
    const left = await signInStaff(shop, 'support', '09310000028')
    for (const minutes of [20, 20, 19]) {
      shop.time.advance(minutes * MINUTE_MS)
      expect((await left.get('/api/admin/pulse')).statusCode).toBe(200)
    }
    shop.time.advance(2 * MINUTE_MS)
    expect((await left.get('/api/admin/pulse')).statusCode).toBe(401)
  })

  test('is asked for without a refusal: nobody is an answer, also when the session has just ended', async () => {
    const of = async (headers?: Record<string, string>) => {
      const response = await adminPage(shop, headers).get('/api/admin/session')
      return [response.statusCode, response.json().me?.staff.id ?? null]
    }
    const here = await signInStaff(shop, 'support', '09310000029')
    expect(await of(here.headers)).toEqual([200, here.id])
    expect(await of()).toEqual([200, null])
    expect(await of({ cookie: here.headers.cookie.replace(/=.*/, '=nothing') })).toEqual([200, null])
    // To open the desk is to use it.
    shop.time.advance(59 * MINUTE_MS)
    expect(await of(here.headers)).toEqual([200, here.id])
    shop.time.advance(59 * MINUTE_MS)
    expect(await of(here.headers)).toEqual([200, here.id])
    expect((await here.post('/api/admin/sign-out')).statusCode).toBe(200)
    expect(await of(here.headers)).toEqual([200, null])
  })

  test('is one of five at most: the one seen longest ago makes room', async () => {
    const many = await signInStaff(shop, 'support', '09310000026')
    for (let round = 0; round < 5; round += 1) {
      shop.time.advance(6 * MINUTE_MS)
      const { ticket } = await firstStep(shop, many.phone)
      expect((await secondStep({ ticket, totp: codeNow(many.secret) })).statusCode).toBe(200)
    }
    expect((await many.get('/api/admin/me')).statusCode).toBe(401)
  })
})

test('the last owner cannot go, nor become something else', async () => {
  const alone = await createTestApp()
  const only = await signInStaff(alone, 'owner', '09310000001')
  for (const [url, body] of [
    [`/api/admin/staff/remove?id=${only.id}`, {}],
    [`/api/admin/staff/role?id=${only.id}`, { role: 'manager' }],
  ] as const)
    expect(codeOf(await only.post(url, body))).toBe('last_owner')
  await alone.close()
})

test('each sign-in and each refused one is in the books, with who it was about', async () => {
  const done = (await actionsOf('staffSignIn')).filter(({ outcome }) => outcome === 'done')
  expect(done.length).toBeGreaterThan(5)
  for (const row of done)
    expect(row).toMatchObject({ subject: `staff:${row.staffId}`, permission: 'visitor' })
  const refused = (await actionsOf('staffSignIn')).filter(({ outcome }) => outcome === 'refused')
  expect(new Set(refused.map(({ errorCode }) => errorCode))).toEqual(
    new Set(['invitation_wrong', 'second_factor_wrong', 'sign_in_expired']),
  )
  const strangers = (await actionsOf('staffSignInCode')).filter(({ staffId }) => staffId === null)
  expect(strangers).toMatchObject([{ chain: 'visitors', errorCode: 'otp_wrong' }])
})
