import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeAuthenticator, type TestAuthenticator } from '../../../test/passkey.ts'
import { ADMIN_HOST, adminPage, firstStep, signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { staffPasskeys } from '../../modules/staff/passkey.tables.ts'
import { staffSessions } from '../../modules/staff/staff.tables.ts'
import { totpCode } from '../../modules/staff/totp.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { inviteStaff } from '../../workflows/staff/invite-staff.ts'

const MINUTE_MS = 60_000
const ORIGIN = `http://${ADMIN_HOST}`

let shop: TestApp
let member: TestStaff
let device: TestAuthenticator
let members = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const page = () => adminPage(shop)
const codeOf = (response: { json: () => { code?: string } }) => response.json().code
const newMember = () => {
  members += 1
  shop.time.advance(16 * MINUTE_MS)
  return signInStaff(shop, 'support', `0934${String(members).padStart(7, '0')}`)
}

/** Makes a passkey for a member, as their account page does. */
const addPasskey = async (by: TestStaff, on = makeAuthenticator(ORIGIN), name = 'گوشی من') => {
  const request = await by.post('/api/admin/passkey/start')
  const response = await by.post('/api/admin/passkey/add', { name, passkey: on.make(request.json()) })
  return { device: on, response }
}
const question = async (ticket?: string) => {
  const response = await page().post('/api/admin/sign-in/passkey', ticket === undefined ? {} : { ticket })
  return response.json<{
    ticket: string
    question: { challenge: string; allowCredentials: { id: string }[] }
  }>()
}
const enter = (body: object) => page().post('/api/admin/sign-in', body)
const newestOf = async (staffId: string) => {
  const rows = await shop.db.select().from(staffActions).where(eq(staffActions.staffId, staffId))
  return rows.toSorted((one, other) => one.number - other.number).at(-1)
}

beforeEach(async () => {
  member = await newMember()
  device = (await addPasskey(member)).device
})

test('a member adds passkeys under names, sees them, takes one away, and the books say so', async () => {
  shop.time.advance(1_000)
  const { response } = await addPasskey(member, makeAuthenticator(ORIGIN), 'کلید جیبی')
  expect(response.json()).toMatchObject([
    { name: 'کلید جیبی', lastUsedAt: null },
    { name: 'گوشی من', lastUsedAt: null },
  ])
  expect(await newestOf(member.id)).toMatchObject({ call: 'addPasskey', after: { passkey: 'کلید جیبی' } })
  const [{ id = '' } = {}] = response.json<{ id: string }[]>()
  const left = await member.post(`/api/admin/passkey/remove?id=${id}`)
  expect(left.json()).toMatchObject([{ name: 'گوشی من' }])
  expect(await newestOf(member.id)).toMatchObject({ call: 'removePasskey', before: { passkey: 'کلید جیبی' } })
})

test('a passkey opens a session beside the code of the SMS', async () => {
  shop.time.advance(61_000)
  const { ticket } = await firstStep(shop, member.phone)
  const asked = await question(ticket)
  expect(asked.question.allowCredentials).toMatchObject([{ id: device.id }])
  const response = await enter({ ticket: asked.ticket, passkey: device.sign(asked.question) })
  expect(response.statusCode, response.body).toBe(200)
  expect(response.json()).toMatchObject({ staff: { id: member.id } })
  expect(await newestOf(member.id)).toMatchObject({ call: 'staffSignIn', after: { way: 'passkey' } })
})

test('a passkey opens a session alone, with no SMS and no phone number', async () => {
  shop.time.advance(MINUTE_MS)
  const before = (await shop.outbox.newest(shop.db, 500)).length
  const asked = await question()
  expect(asked.question.allowCredentials).toEqual([])
  const response = await enter({ ticket: asked.ticket, passkey: device.sign(asked.question) })
  expect(response.json()).toMatchObject({ staff: { id: member.id } })
  expect(response.cookies).toHaveLength(1)
  const codes = (await shop.outbox.newest(shop.db, 500))
    .slice(0, -before)
    .filter(({ text }) => /#\d{6}$/.test(text))
  expect(codes).toEqual([])
})

describe('no session opens for', () => {
  const refusedAfter = async (make: () => Promise<object>) => {
    const sessions = await shop.db.$count(staffSessions)
    const body = await make()
    const response = await enter(body)
    expect([response.statusCode, response.cookies]).toEqual([422, []])
    expect(await shop.db.$count(staffSessions)).toBe(sessions)
    return codeOf(response)
  }
  const signed = async (told: Parameters<TestAuthenticator['sign']>[1]) => {
    const asked = await question()
    return { ticket: asked.ticket, passkey: device.sign(asked.question, told) }
  }

  test.each([
    ['a page of another origin', { origin: 'https://hojreh.example' }],
    ['a device that speaks to another host', { host: 'evil.example' }],
    ['a device that did not ask for PIN or finger', { isVerified: false }],
  ])('%s', async (_who, told) => {
    expect(await refusedAfter(() => signed(told))).toBe('passkey_refused')
  })

  test('a copy of a device, whose count falls behind', async () => {
    const first = await question()
    await enter({ ticket: first.ticket, passkey: device.sign(first.question) })
    expect(await refusedAfter(() => signed({ isCopy: true }))).toBe('passkey_refused')
  })

  test('a signature that was used, and one of the question before', async () => {
    const asked = await question()
    const passkey = device.sign(asked.question)
    expect((await enter({ ticket: asked.ticket, passkey })).statusCode).toBe(200)
    expect(await refusedAfter(async () => ({ ticket: asked.ticket, passkey }))).toBe('sign_in_expired')
    const other = await question()
    expect(await refusedAfter(async () => ({ ticket: other.ticket, passkey }))).toBe('passkey_refused')
  })

  test('a right signature after a wrong one: a question is answered once', async () => {
    const asked = await question()
    const right = device.sign(asked.question)
    const wrong = { ...right, signature: `${right.signature.slice(0, -6)}AAAAAA` }
    expect(await refusedAfter(async () => ({ ticket: asked.ticket, passkey: wrong }))).toBe('passkey_refused')
    expect(await refusedAfter(async () => ({ ticket: asked.ticket, passkey: right }))).toBe('passkey_refused')
  })

  test('a signature that comes after five minutes', async () => {
    const asked = await question()
    shop.time.advance(5 * MINUTE_MS)
    const passkey = device.sign(asked.question)
    expect(await refusedAfter(async () => ({ ticket: asked.ticket, passkey }))).toBe('sign_in_expired')
  })

  test("the passkey of a colleague beside one's own SMS, or in the colleague's name", async () => {
    const colleague = await newMember()
    shop.time.advance(61_000)
    const { ticket } = await firstStep(shop, colleague.phone)
    const asked = await question(ticket)
    const passkey = device.sign(asked.question)
    expect(await refusedAfter(async () => ({ ticket, passkey }))).toBe('passkey_refused')
    const alone = await question()
    const userHandle = Buffer.from(colleague.id).toString('base64url')
    const body = { ticket: alone.ticket, passkey: { ...device.sign(alone.question), userHandle } }
    expect(await refusedAfter(async () => body)).toBe('sign_in_expired')
  })

  test('a code of the app without the SMS: a ticket for a passkey alone takes nothing else', async () => {
    shop.time.advance(MINUTE_MS)
    const { ticket } = await question()
    const totp = totpCode(member.secret, shop.time.clock())
    expect(await refusedAfter(async () => ({ ticket, totp }))).toBe('sign_in_expired')
  })

  test('a passkey that was taken away, or whose member has lost everything or is gone', async () => {
    const owner = await signInStaff(shop, 'owner', `0934${String(9_000_000 + members)}`)
    const [{ id = '' } = {}] = (await member.get('/api/admin/passkeys')).json<{ id: string }[]>()
    await member.post(`/api/admin/passkey/remove?id=${id}`)
    expect(await refusedAfter(() => signed({}))).toBe('sign_in_expired')
    for (const end of [
      (who: TestStaff) =>
        inviteStaff(shop.desk, { phone: who.phone, name: 'باز', role: 'support', mayReset: true }),
      (who: TestStaff) => owner.post(`/api/admin/staff/remove?id=${who.id}`),
    ]) {
      shop.time.advance(MINUTE_MS)
      await owner.confirm()
      const who = await signInStaff(
        shop,
        'support',
        `0935${String(Math.floor(members * 10 + shop.time.clock().getTime() / MINUTE_MS) % 10_000_000).padStart(7, '0')}`,
      )
      device = (await addPasskey(who)).device
      await end(who)
      expect(await shop.db.$count(staffPasskeys, eq(staffPasskeys.staffId, who.id))).toBe(0)
      expect(await refusedAfter(() => signed({}))).toBe('sign_in_expired')
    }
  })
})

test('a signature that two browsers send at the same moment opens one session', async () => {
  const asked = await question()
  const passkey = device.sign(asked.question)
  const responses = await Promise.all([1, 2].map(() => enter({ ticket: asked.ticket, passkey })))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

describe('a new passkey', () => {
  test('is kept only when this very session asked for it, once, and the person showed themselves', async () => {
    const colleague = await newMember()
    await member.confirm()
    const request = (await member.post('/api/admin/passkey/start')).json()
    const body = { name: 'تازه', passkey: makeAuthenticator(ORIGIN).make(request) }
    const add = (by: TestStaff, passkey = body.passkey) =>
      by.post('/api/admin/passkey/add', { ...body, passkey })
    expect(codeOf(await add(colleague))).toBe('passkey_refused')
    expect((await add(member)).statusCode).toBe(200)
    expect(codeOf(await add(member))).toBe('passkey_refused')
    const again = (await member.post('/api/admin/passkey/start')).json()
    expect(codeOf(await add(member, makeAuthenticator(ORIGIN).make(again, false)))).toBe('passkey_refused')
    const elsewhere = (await member.post('/api/admin/passkey/start')).json()
    expect(codeOf(await add(member, makeAuthenticator('https://evil.example').make(elsewhere)))).toBe(
      'passkey_refused',
    )
  })

  test('is one of ten at most', async () => {
    for (let count = 1; count < 10; count += 1) await addPasskey(member)
    expect(codeOf(await member.post('/api/admin/passkey/start'))).toBe('passkeys_full')
  })
})

describe('a session is confirmed', () => {
  const confirm = (by: TestStaff, passkey: object) => by.post('/api/admin/confirm', { passkey })

  test('by a passkey, for five minutes', async () => {
    shop.time.advance(10 * MINUTE_MS)
    expect(codeOf(await member.post('/api/admin/passkey/start'))).toBe('second_step_needed')
    const asked = (await member.post('/api/admin/passkey/ask')).json()
    const passkey = device.sign(asked)
    expect((await confirm(member, passkey)).statusCode).toBe(200)
    expect((await member.post('/api/admin/passkey/start')).statusCode).toBe(200)
    expect(codeOf(await confirm(member, passkey))).toBe('passkey_refused')
  })

  test('by no question of a sign-in and by none of another session', async () => {
    const asked = await question()
    expect(codeOf(await confirm(member, device.sign(asked.question)))).toBe('passkey_refused')
    const colleague = await newMember()
    const theirs = (await colleague.post('/api/admin/passkey/ask')).json()
    expect(codeOf(await confirm(member, device.sign(theirs)))).toBe('passkey_refused')
  })
})
