import { errorResponse } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../../../../test/address-of.ts'
import { putProduct } from '../../../../test/put-product.ts'
import { captchaCookie } from '../../../../test/solve-captcha.ts'
import { createTestApp, type TestApp } from '../../../../test/test-app.ts'
import { customers } from '../identity.tables.ts'
import { isPassword } from './passwords.ts'

const PASSWORD = 'Bazaar1404'
let shop: TestApp
let phone: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ config: { CAPTCHA_WORK: '1000' } })
})
afterAll(() => shop.close())
beforeEach(() => {
  phones += 1
  phone = `0913${String(phones).padStart(7, '0')}`
  shop.time.advance(60 * 60_000)
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const register = async (changes: object = {}) =>
  shop.post(
    '/api/auth/register',
    { phone, password: PASSWORD, rePassword: PASSWORD, ...changes },
    { cookie: await captchaCookie(shop) },
  )
const login = async (password = PASSWORD, ip = '5.5.5.5', of = phone) =>
  shop.post(
    '/api/auth/login',
    { phone: of, password },
    { cookie: await captchaCookie(shop), 'x-forwarded-for': ip },
  )
const rowOf = async (of = phone) => {
  const [row] = await shop.db.select().from(customers).where(eq(customers.phone, of))
  return row
}
type Answered = Awaited<ReturnType<typeof login>>
const headersOf = (response: Answered) => {
  const fingerprint = response.cookies.find(({ name }) => name === 'hojreh_session_fp')
  return {
    authorization: `Bearer ${response.json<{ jwtSecret: string }>().jwtSecret}`,
    cookie: `hojreh_session_fp=${fingerprint?.value}`,
  }
}
const panelStatus = async (headers: Record<string, string>) =>
  (await shop.app.inject({ url: '/api/user/getPanelData', headers })).statusCode
const loginByCode = async (cookie = '') => {
  await shop.post('/api/auth/sendOtp', { phone })
  return shop.post('/api/auth/loginSms', { phone, code: await shop.lastCode(phone) }, { cookie })
}

describe('registering', () => {
  test('makes an account that the password opens', { tags: ['§3.11', '§7.1', '§7.2', '§D6.4'] }, async () => {
    const response = await register()
    expect(response.json()).toEqual({ success: true, message: 'حساب شما ساخته شد؛ اکنون وارد شوید' })
    const session = await login()
    expect(session.json()).toMatchObject({
      customerId: (await rowOf())?.id,
      message: 'با موفقیت وارد حساب خود شدید',
    })
    expect(await panelStatus(headersOf(session))).toBe(200)
  })

  test('keeps the password as argon2id only', { tags: ['§D3.26'] }, async () => {
    await register()
    const row = await rowOf()
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(JSON.stringify(row)).not.toContain(PASSWORD)
  })

  test('takes the digits of any keyboard for the same', async () => {
    await register({ password: 'Bazaar۱۴۰۴', rePassword: 'Bazaar١٤٠٤' })
    expect((await login(PASSWORD)).statusCode).toBe(200)
  })

  test('is refused for a phone that has an account, however it was made', { tags: ['§D6.9'] }, async () => {
    await register()
    const again = await register()
    expect(again.statusCode).toBe(409)
    expect(again.json()).toMatchObject({
      code: 'phone_taken',
      message: 'این شماره قبلا ثبت نام کرده است',
    })
    phone = '09139999999'
    await shop.signIn(phone)
    expect(codeOf(await register())).toBe('phone_taken')
  })

  test('makes one account of two at the same moment', async () => {
    const statuses = (await Promise.all([register(), register(), register()])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted()).toEqual([200, 409, 409])
  })

  test.each([
    ['password', 'bazaar1404', 'رمز عبور باید حداقل 8 حرف و شامل اعداد، حروف بزرگ و حروف کوچک باشد'],
    ['password', 'Ba1', 'رمز عبور باید حداقل 8 حرف و شامل اعداد، حروف بزرگ و حروف کوچک باشد'],
    ['password', '', 'وارد کردن رمز عبور الزامی است'],
    ['rePassword', '', 'تکرار کلمه عبور الزامی است'],
    ['rePassword', 'Bazaar1405', 'کلمه های عبور یکسان نیستند'],
    ['inviteCode', '12', 'کد دعوت باید ۵ تا ۸ رقم باشد'],
  ])('is refused when %s is «%s»', { tags: ['§5.17 inviteCode'] }, async (field, value, message) => {
    const response = await register({ [field]: value })
    expect(response.statusCode).toBe(422)
    expect(response.json().fields).toMatchObject({ [field]: message })
  })

  test('remembers whose invitation it was', async () => {
    const friend = await shop.signIn('09360000001')
    const { inviteCode } = (await friend.get('/api/user/getPanelData')).json()
    await register({ inviteCode })
    expect((await rowOf())?.invitedBy).toBe(friend.customerId)
    phone = '09139999998'
    expect((await register({ inviteCode: '' })).statusCode).toBe(200)
    expect((await rowOf())?.invitedBy).toBeNull()
  })
})

describe('logging in with a password', () => {
  test('says the same of an unknown phone, a wrong password and an account without one', {
    tags: ['§D3.27', '§D6.5'],
  }, async () => {
    await register()
    const wrong = await login('Bazaar1405')
    const unknown = await login(PASSWORD, '5.5.5.5', '09350000001')
    await shop.signIn('09350000002')
    const without = await login(PASSWORD, '5.5.5.5', '09350000002')
    for (const response of [wrong, unknown, without]) {
      expect(response.statusCode).toBe(422)
      expect(response.json()).toMatchObject({
        code: 'credentials_wrong',
        message: 'شماره تلفن یا رمز عبور نادرست است',
      })
    }
  })

  test('computes the hash of nobody where there is none, so that both cost the same', {
    tags: ['§D3.27'],
  }, async () => {
    await register()
    const passwordHash = (await rowOf())?.passwordHash ?? null
    // By the processor's time: on a busy machine the clock says little.
    const costOf = async (hash: string | null) => {
      const before = process.cpuUsage()
      expect(await isPassword(hash, 'Wrong-0000')).toBe(false)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    // The least of several, asked in turns: what else the process does only ever adds.
    let known = Number.POSITIVE_INFINITY
    let unknown = Number.POSITIVE_INFINITY
    for (let round = 0; round < 7; round += 1) {
      known = Math.min(known, await costOf(passwordHash))
      unknown = Math.min(unknown, await costOf(null))
    }
    // An answer without a computation would be a thousandth of it.
    expect(unknown).toBeGreaterThan(known / 3)
  })

  test('slows down after five failures of a phone, from wherever they come, and forgets them after a success', {
    tags: ['§D3.28'],
  }, async () => {
    await register()
    for (let failure = 0; failure < 5; failure += 1)
      expect(codeOf(await login('Bazaar1405', `6.6.6.${failure}`))).toBe('credentials_wrong')
    expect(codeOf(await login('Bazaar1405', '6.6.7.1'))).toBe('credentials_wrong')
    const blocked = await login(PASSWORD, '6.6.7.2')
    expect(blocked.statusCode).toBe(429)
    expect(blocked.json().retryAfterSeconds).toBe(15)
    shop.time.advance(15_000)
    expect(codeOf(await login('Bazaar1405', '6.6.7.3'))).toBe('credentials_wrong')
    expect((await login(PASSWORD, '6.6.7.4')).json().retryAfterSeconds).toBe(30)
    shop.time.advance(30_000)
    expect((await login(PASSWORD, '6.6.7.5')).statusCode).toBe(200)
    expect(codeOf(await login('Bazaar1405', '6.6.7.6'))).toBe('credentials_wrong')
    expect((await login(PASSWORD, '6.6.7.7')).statusCode).toBe(200)
  })

  test('slows down guesses at the same moment too', async () => {
    await register()
    const codes = (await Promise.all(Array.from({ length: 12 }, () => login('Bazaar1405')))).map(codeOf)
    expect(codes.filter((code) => code === 'credentials_wrong')).toHaveLength(6)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(6)
  })

  test('slows nobody down for what another one behind the same address did a moment later', async () => {
    await register()
    expect((await login()).statusCode).toBe(200)
    // As a process does whose clock is behind, and a request that stood in a line.
    shop.time.advance(-200)
    expect((await login()).statusCode).toBe(200)
    expect(codeOf(await login('Bazaar1405'))).toBe('credentials_wrong')
    shop.time.advance(-200)
    expect(codeOf(await login('Bazaar1405'))).toBe('credentials_wrong')
  })

  test('slows down an address that tries one phone after another', {
    tags: ['§D3.28'],
  }, async () => {
    const guess = (number: number) => login(PASSWORD, '7.7.7.7', `0934${String(number).padStart(7, '0')}`)
    for (let number = 0; number < 51; number += 1)
      expect(codeOf(await guess(number))).toBe('credentials_wrong')
    expect(codeOf(await guess(99))).toBe('too_many_requests')
    expect(codeOf(await login(PASSWORD, '7.7.7.8', '09340000098'))).toBe('credentials_wrong')
  })
})

describe('the first proof of a phone that was registered with a password', () => {
  const markOf = (response: Answered) => {
    const mark = response.cookies.find(({ name }) => name === 'hojreh_session_browser')
    return `hojreh_session_browser=${mark?.value}`
  }

  test('drops what somebody else set up before: their sessions and their password', {
    tags: ['§D3.25'],
  }, async () => {
    await register()
    const strangers = headersOf(await login())
    expect(await panelStatus(strangers)).toBe(200)
    const owner = await loginByCode()
    expect(await panelStatus(strangers)).toBe(401)
    expect(codeOf(await login())).toBe('credentials_wrong')
    expect(await panelStatus(headersOf(owner))).toBe(200)
  })

  const settleIn = async () => {
    const headers = headersOf(await login())
    const send = (url: string, payload: object) => shop.app.inject({ method: 'POST', url, headers, payload })
    await send('/api/user/editUser', { firstName: 'غریبه', lastName: '', email: 'stranger@example.com' })
    const { addressId } = (await send('/api/order/newAddress', addressOf({ street: 'کوچه‌ی غریبه' }))).json()
    await send('/api/order/addToCart', [{ productId: await putProduct(shop.db), count: 1 }])
    const gift = { card: 'از غریبه', hidesPrices: true }
    const cart = { shippingMethodId: 'post', note: 'به غریبه بدهید', gift }
    expect((await send(`/api/order/setAddress?id=${addressId}`, cart)).statusCode).toBe(200)
  }
  const seenBy = async (headers: Record<string, string>) =>
    Promise.all(
      ['getDataForEdit', 'addresses'].map(async (name) =>
        (await shop.app.inject({ url: `/api/user/${name}`, headers })).json(),
      ),
    )

  test('drops what would lead parcels and letters to them: name, e-mail, addresses, and the cart’s way', async () => {
    await register()
    await settleIn()
    const owner = headersOf(await loginByCode())
    const [details, addresses] = await seenBy(owner)
    expect(details).toMatchObject({ firstName: '', email: '', hasPassword: false })
    expect(addresses).toEqual([])
    const cart = (await shop.app.inject({ url: '/api/order/pending', headers: owner })).json()
    expect(cart).toMatchObject({ address: null, note: '', gift: null, shippingMethodId: null })
  })

  test('keeps the password and all details that the same browser set', { tags: ['§D3.25'] }, async () => {
    const mark = markOf(await register())
    await settleIn()
    const [details, addresses] = await seenBy(headersOf(await loginByCode(mark)))
    expect(details).toMatchObject({ firstName: 'غریبه', email: 'stranger@example.com' })
    expect(addresses).toHaveLength(1)
    expect((await login()).statusCode).toBe(200)
  })

  test('is not one with a mark that was made up, or with the mark of another registration', async () => {
    await register()
    const own = phone
    phone = '09138888888'
    const other = markOf(await register())
    phone = own
    await loginByCode(other)
    expect(codeOf(await login())).toBe('credentials_wrong')
  })

  test('happens once: later logins drop nothing', async () => {
    const mark = markOf(await register())
    await loginByCode(mark)
    const session = headersOf(await login())
    shop.time.advance(60_000)
    await loginByCode()
    expect(await panelStatus(session)).toBe(200)
    expect((await login()).statusCode).toBe(200)
  })

  test('drops a password that the stranger changes meanwhile', async () => {
    await register()
    const strangers = headersOf(await login())
    await shop.app.inject({
      method: 'POST',
      url: '/api/user/changePassword',
      headers: strangers,
      payload: { currentPassword: PASSWORD, password: 'Stranger1', rePassword: 'Stranger1' },
    })
    await loginByCode()
    expect(codeOf(await login('Stranger1'))).toBe('credentials_wrong')
  })

  test('wins against a password login at the same moment', async () => {
    await register()
    await shop.post('/api/auth/sendOtp', { phone })
    const code = await shop.lastCode(phone)
    const [owner, ...strangers] = await Promise.all([
      shop.post('/api/auth/loginSms', { phone, code }),
      login(),
      login(),
      login(),
    ])
    expect(await panelStatus(headersOf(owner))).toBe(200)
    for (const stranger of strangers)
      if (stranger.statusCode === 200) expect(await panelStatus(headersOf(stranger))).toBe(401)
  })
})
