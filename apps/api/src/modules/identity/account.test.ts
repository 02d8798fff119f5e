import { errorResponse } from '@hojreh/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { captchaCookie } from '../../../test/solve-captcha.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'

let shop: TestApp
let phone: string
let phones = 0
let customer: TestCustomer
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  phone = `0914${String(phones).padStart(7, '0')}`
  customer = await shop.signIn(phone)
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const signInAgain = () => {
  shop.time.advance(60_000)
  return shop.signIn(phone)
}
const statusOf = async (who: TestCustomer) => (await who.get('/api/user/getPanelData')).statusCode
const loginStatus = async (password: string) =>
  (await shop.post('/api/auth/login', { phone, password }, { cookie: await captchaCookie(shop) })).statusCode

describe('the details', () => {
  test('are changed and normalised, and the panel shows them', {
    tags: ['§7.6', '§7.7', '§7.8'],
  }, async () => {
    const saved = await customer.post('/api/user/editUser', {
      firstName: ' علي ',
      lastName: 'كريمي',
      email: ' ali۱@example.com ',
    })
    expect(saved.json()).toEqual({ success: true, message: 'مشخصات شما ذخیره شد' })
    expect((await customer.get('/api/user/getDataForEdit')).json()).toEqual({
      phone,
      firstName: 'علی',
      lastName: 'کریمی',
      email: 'ali1@example.com',
      inviteCode: expect.stringMatching(/^\d{5}$/),
      hasPassword: false,
      needsCurrentPassword: false,
    })
    expect((await customer.get('/api/user/getPanelData')).json()).toMatchObject({
      firstName: 'علی',
      lastName: 'کریمی',
    })
  })

  test('are one’s own', async () => {
    const other = await shop.signIn('09370000001')
    await customer.post('/api/user/editUser', { firstName: 'علی', lastName: '' })
    expect((await other.get('/api/user/getDataForEdit')).json()).toMatchObject({ firstName: '' })
  })

  test.each([
    [{ email: 'nobody' }, { email: 'ایمیل وارد شده نامعتبر است' }],
    [{ firstName: 'ع'.repeat(61) }, { firstName: 'متن وارد شده بیش از اندازه بلند است' }],
    [{ phone: '09120000000' }, expect.anything()],
  ])('are refused with %j', async (changes, fields) => {
    const response = await customer.post('/api/user/editUser', { firstName: '', lastName: '', ...changes })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual(fields)
  })
})

describe('the password', () => {
  const change = (body: object, who = customer) =>
    who.post('/api/user/changePassword', { password: 'Bazaar1404', rePassword: 'Bazaar1404', ...body })

  test('is set for the first time without an old one, and opens the account', async () => {
    expect((await change({})).json()).toEqual({
      success: true,
      message: 'رمز عبور تغییر کرد و دستگاه‌های دیگر از حساب خارج شدند',
    })
    expect((await customer.get('/api/user/getDataForEdit')).json()).toMatchObject({ hasPassword: true })
    expect(await loginStatus('Bazaar1404')).toBe(200)
  })

  test('is changed without the old one right after a login by code, and not ten minutes later', async () => {
    await change({})
    const again = await signInAgain()
    const needs = async () => (await again.get('/api/user/getDataForEdit')).json().needsCurrentPassword
    expect(await needs()).toBe(false)
    const next = { password: 'Chaharsu7', rePassword: 'Chaharsu7' }
    expect((await change(next, again)).statusCode).toBe(200)
    expect(await loginStatus('Chaharsu7')).toBe(200)
    shop.time.advance(10 * 60_000)
    expect(await needs()).toBe(true)
    expect((await change(next, again)).json().fields).toEqual({
      currentPassword: 'وارد کردن رمز عبور فعلی الزامی است',
    })
  })

  test('needs the old one right after a login by password', async () => {
    await change({})
    const response = await shop.post(
      '/api/auth/login',
      { phone, password: 'Bazaar1404' },
      { cookie: await captchaCookie(shop) },
    )
    const fingerprint = response.cookies.find(({ name }) => name === 'hojreh_session_fp')
    const headers = {
      authorization: `Bearer ${response.json().jwtSecret}`,
      cookie: `hojreh_session_fp=${fingerprint?.value}`,
    }
    const answer = await shop.app.inject({ url: '/api/user/getDataForEdit', headers })
    expect(answer.json().needsCurrentPassword).toBe(true)
    expect(
      codeOf(
        await shop.post(
          '/api/user/changePassword',
          { password: 'Chaharsu7', rePassword: 'Chaharsu7' },
          headers,
        ),
      ),
    ).toBe('validation_failed')
  })

  test('is changed with the old one, which opens nothing any more', { tags: ['§1.11', '§7.9'] }, async () => {
    await change({})
    shop.time.advance(10 * 60_000)
    const next = { password: 'Chaharsu7', rePassword: 'Chaharsu7' }
    expect((await change({ ...next, currentPassword: 'Bazaar1404' })).statusCode).toBe(200)
    expect(await loginStatus('Bazaar1404')).toBe(422)
    expect(await loginStatus('Chaharsu7')).toBe(200)
  })

  test.each([
    ['', 'وارد کردن رمز عبور فعلی الزامی است'],
    ['Bazaar1405', 'رمز عبور فعلی نادرست است'],
  ])('is not changed with the old one «%s»', async (currentPassword, message) => {
    await change({})
    shop.time.advance(10 * 60_000)
    const response = await change({ currentPassword, password: 'Chaharsu7', rePassword: 'Chaharsu7' })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toEqual({ currentPassword: message })
    expect(await loginStatus('Bazaar1404')).toBe(200)
  })

  test('cannot be guessed faster here than at login', async () => {
    await change({})
    shop.time.advance(10 * 60_000)
    for (let guess = 0; guess < 6; guess += 1)
      expect(codeOf(await change({ currentPassword: 'Bazaar1405' }))).toBe('validation_failed')
    expect(codeOf(await change({ currentPassword: 'Bazaar1404' }))).toBe('too_many_requests')
  })

  test('ends all other sessions and keeps this one', { tags: ['§D3.5'] }, async () => {
    const other = await signInAgain()
    await change({})
    expect(await statusOf(other)).toBe(401)
    expect(await statusOf(customer)).toBe(200)
  })

  test('of two changes at the same moment one holds', async () => {
    await change({})
    shop.time.advance(10 * 60_000)
    const statuses = await Promise.all(
      ['Chaharsu7', 'Chaharsu8'].map(
        async (password) =>
          (await change({ currentPassword: 'Bazaar1404', password, rePassword: password })).statusCode,
      ),
    )
    // The other one comes too late: during it (409) or after it, when the old password is wrong (422).
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})

describe('the devices', () => {
  const devices = async (who: TestCustomer) =>
    (await who.get('/api/user/sessions')).json<{ id: string; isCurrent: boolean }[]>()

  test('show this session first, and when each was last seen', { tags: ['§D5.16'] }, async () => {
    const other = await signInAgain()
    shop.time.advance(10 * 60_000)
    const seen = await devices(other)
    expect(seen).toMatchObject([
      { isCurrent: true, ip: '127.0.0.1', lastSeenAt: shop.time.clock().toISOString() },
      { isCurrent: false },
    ])
    expect(JSON.stringify(seen)).not.toContain('fingerprint')
  })

  test('are ended one by one', { tags: ['§D3.4'] }, async () => {
    const other = await signInAgain()
    const [, lost] = await devices(other)
    const left = (await other.post(`/api/user/revokeSession?id=${lost?.id}`)).json()
    expect(left).toHaveLength(1)
    expect(await statusOf(customer)).toBe(401)
    expect(await statusOf(other)).toBe(200)
  })

  test('are ended all at once, this one too', { tags: ['§D3.4'] }, async () => {
    const other = await signInAgain()
    expect((await other.post('/api/user/revokeSession?id=all')).json()).toEqual([])
    expect(await statusOf(customer)).toBe(401)
    expect(await statusOf(other)).toBe(401)
  })

  test('of others cannot be seen or ended', { tags: ['§D5.16'] }, async () => {
    const stranger = await shop.signIn('09370000002')
    const [mine] = await devices(customer)
    expect(codeOf(await stranger.post(`/api/user/revokeSession?id=${mine?.id}`))).toBe('not_found')
    await stranger.post('/api/user/revokeSession?id=all')
    expect(await statusOf(customer)).toBe(200)
  })
})
