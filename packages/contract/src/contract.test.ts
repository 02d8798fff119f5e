import { describe, expect, test } from 'vitest'
import { adminEndpoints } from './admin/admin-endpoints.ts'
import { appOfPath, isGuardedPath } from './app-paths.ts'
import { addressBody } from './endpoints/address.ts'
import { loginSmsBody, registerBody, sendOtpBody } from './endpoints/auth.ts'
import { addToCartBody } from './endpoints/orders/cart.ts'
import { endpoints } from './endpoints.ts'
import { errorCatalogue } from './errors/error-catalogue.ts'
import { fieldMessages } from './messages.ts'
import { canMoveOrder, orderStatuses } from './order-status.ts'

const messageOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

describe('a phone number', () => {
  test.each([
    ['', fieldMessages.phoneRequired],
    ['0912345678', fieldMessages.phoneInvalid],
    ['0912345678a', fieldMessages.phoneInvalid],
    ['02123456789', fieldMessages.phoneInvalid],
  ])('%s is refused with the text of the specification', (phone, message) => {
    expect(messageOf(sendOtpBody.safeParse({ phone }))).toBe(message)
  })

  test('is read from any digits and any prefix', { tags: ['§D1.10'] }, () => {
    expect(sendOtpBody.parse({ phone: '+۹۸۹۱۲۳۴۵۶۷۸۹' })).toEqual({
      phone: '09123456789',
      inviteCode: '00000',
    })
  })
})

describe('a password', () => {
  const registration = { phone: '09123456789', password: 'Bazaar1404', rePassword: 'Bazaar1404' }
  test.each([
    [{ password: '', rePassword: '' }, fieldMessages.passwordRequired],
    [{ password: 'Bazaar1', rePassword: 'Bazaar1' }, fieldMessages.passwordWeak],
    [{ password: 'bazaar1404', rePassword: 'bazaar1404' }, fieldMessages.passwordWeak],
    [{ password: 'BAZAAR1404', rePassword: 'BAZAAR1404' }, fieldMessages.passwordWeak],
    [{ password: 'BazaarBazaar', rePassword: 'BazaarBazaar' }, fieldMessages.passwordWeak],
    [{ rePassword: '' }, fieldMessages.rePasswordRequired],
    [{ rePassword: 'Bazaar1405' }, fieldMessages.rePasswordDiffers],
  ])('is refused as in %j with the text of the specification', (changes, message) => {
    expect(messageOf(registerBody.safeParse({ ...registration, ...changes }))).toBe(message)
  })

  test('may be typed with the digits of any keyboard', () => {
    expect(registerBody.parse({ ...registration, password: 'Bazaar۱۴۰۴', rePassword: 'Bazaar١٤٠٤' })).toEqual(
      {
        ...registration,
        inviteCode: '00000',
      },
    )
  })
})

describe('a one-time code', () => {
  test.each([
    ['', fieldMessages.otpRequired],
    ['1234', fieldMessages.otpLength],
    ['123456', fieldMessages.otpLength],
    ['12a45', fieldMessages.otpLength],
  ])('%s is refused with the text of the specification', (code, message) => {
    expect(messageOf(loginSmsBody.safeParse({ phone: '09123456789', code }))).toBe(message)
  })

  test('is read from Persian digits', () => {
    expect(loginSmsBody.parse({ phone: '09123456789', code: '۱۲۳۴۵' }).code).toBe('12345')
  })
})

test.each([
  [[]],
  [[{ productId: 'abcdefgh', count: 0 }]],
  [[{ productId: 'abcdefgh', count: 1.5 }]],
  [[{ productId: 'abcdefgh', count: 1, price: 1 }]],
])('a cart change of %j is refused', (body) => {
  expect(addToCartBody.safeParse(body).success).toBe(false)
})

test('an address keeps its texts normalised and its postal code in Latin digits', () => {
  const address = addressBody.parse({
    receiverName: ' علي  كريمي ',
    receiverPhone: '۹۱۲۳۴۵۶۷۸۹',
    province: 'تهران',
    city: 'تهران',
    street: 'خیابان ولیعصر',
    plaque: '۱۲',
    postalCode: '۱۲۳۴۵-۶۷۸۹۰',
  })
  expect(address).toMatchObject({
    receiverName: 'علی کریمی',
    receiverPhone: '09123456789',
    postalCode: '1234567890',
  })
})

test('a text with a control character is refused', () => {
  expect(addressBody.shape.street.safeParse('خیابان\u0000').success).toBe(false)
})

describe('calls', () => {
  test('have a path of their own each', () => {
    const paths = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('refuse unknown fields', () => {
    for (const { query } of [...Object.values(endpoints), ...Object.values(adminEndpoints)])
      expect(
        query
          .safeParse({ certainlyUnknown: '1' })
          .error?.issues.some(({ code }) => code === 'unrecognized_keys'),
      ).toBe(true)
  })
})

test('every error has a Persian sentence', { tags: ['§D5.24'] }, () => {
  for (const { message } of Object.values(errorCatalogue)) expect(message).toMatch(/[\u0600-\u06ff]/)
})

describe('an order', () => {
  test('moves along exactly the allowed ways', { tags: ['§4.17', '§9.22', '§D4.16'] }, () => {
    const moves = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canMoveOrder(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(moves).toMatchInlineSnapshot(`
      [
        "pending → awaiting_payment",
        "awaiting_payment → awaiting_review",
        "awaiting_payment → paid",
        "awaiting_payment → cancelled",
        "awaiting_payment → refund_due",
        "awaiting_review → awaiting_payment",
        "awaiting_review → paid",
        "awaiting_review → cancelled",
        "awaiting_review → refund_due",
        "paid → preparing",
        "paid → cancelled",
        "paid → refund_due",
        "preparing → shipped",
        "preparing → refund_due",
        "shipped → delivered",
        "shipped → return_requested",
        "delivered → return_requested",
        "cancelled → refund_due",
        "refund_due → refunded",
        "return_requested → delivered",
        "return_requested → returned",
        "returned → delivered",
        "returned → refund_due",
      ]
    `)
  })

  test('never moves to where it is or back into a cart', () => {
    for (const status of orderStatuses) {
      expect(canMoveOrder(status, status)).toBe(false)
      expect(canMoveOrder(status, 'pending')).toBe(false)
    }
  })
})

test.each([
  ['/', 'shop'],
  ['/shop/blog', 'shop'],
  ['/blog', 'blog'],
  ['/blogs', 'shop'],
  ['/auth', 'profile'],
  ['/profile/orders/x', 'profile'],
  ['/api/config', 'api'],
  ['/sitemap.xml', 'api'],
  ['/sitemap/products-1.xml', 'api'],
  ['/robots.txt', 'api'],
  ['/blog/feed.xml', 'api'],
  ['/blog/feed', 'blog'],
])('%s belongs to %s', { tags: ['§D2.1'] }, (path, app) => {
  expect(appOfPath(path)).toBe(app)
})

test.each([
  ['/profile', true],
  ['/profile/orders', true],
  ['/cart', true],
  ['/shop', false],
  ['/', false],
])('whether %s is guarded: %s', { tags: ['§2.28 /profile/orders'] }, (path, guarded) => {
  expect(isGuardedPath(path)).toBe(guarded)
})
