import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type EndpointName, endpoints } from './endpoints.ts'
import { errorCatalogue } from './errors/error-catalogue.ts'
import { DEFAULT_INVITE_CODE, limits } from './limits.ts'
import { fallbackMessage } from './messages.ts'

/** Names of the fields that a schema takes or gives. */
const fieldsOf = (schema: z.ZodType, io: 'input' | 'output'): string[] => {
  type Shape = { properties?: object; items?: Shape; anyOf?: Shape[]; $ref?: string }
  type Root = Shape & { $defs?: Record<string, Shape> }
  const { properties, items, anyOf, $defs } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Root
  // What holds itself, such as a menu, is written once and pointed to.
  const item = items?.$ref ? $defs?.[items.$ref.replace('#/$defs/', '')] : items
  return Object.keys(properties ?? item?.properties ?? anyOf?.[0]?.properties ?? {})
}

const registration = { phone: '09123456789', password: 'Bazaar1404', rePassword: 'Bazaar1404' }
const firstMessage = (name: EndpointName, body: unknown) =>
  endpoints[name].body.safeParse(body).error?.issues[0]?.message

// Word for word from the specification: these texts and names are not to be taken from the code.
describe('section 7: the call', () => {
  const table: [method: string, path: string, query: string[], body: string[], answer: string[]][] = [
    [
      'POST',
      '/api/auth/register',
      [],
      ['phone', 'password', 'rePassword', 'inviteCode'],
      ['success', 'message'],
    ],
    ['POST', '/api/auth/login', [], ['phone', 'password'], ['customerId', 'message']],
    ['POST', '/api/auth/sendOtp', [], ['phone', 'inviteCode'], ['success']],
    ['POST', '/api/auth/loginSms', [], ['phone', 'code'], ['customerId', 'message']],
    ['POST', '/api/captcha', [], ['token'], ['success']],
    ['GET', '/api/user/getPanelData', [], [], ['customerId', 'phone', 'cartCount']],
    ['GET', '/api/user/getDataForEdit', [], [], ['phone', 'firstName', 'lastName', 'email']],
    ['POST', '/api/user/editUser', [], ['firstName', 'lastName', 'email'], ['success', 'message']],
    [
      'POST',
      '/api/user/changePassword',
      [],
      ['currentPassword', 'password', 'rePassword'],
      ['success', 'message'],
    ],
    ['GET', '/api/order/orders', ['pageId', 'take'], [], ['items', 'total', 'pageId', 'take']],
    [
      'GET',
      '/api/order/orderDetails',
      ['id'],
      [],
      ['orderNumber', 'status', 'lines', 'payments', 'timeline'],
    ],
    ['GET', '/api/order/pending', [], [], ['lines']],
    ['POST', '/api/order/addToCart', [], ['productId', 'count'], ['lines']],
    ['POST', '/api/order/newAddress', [], ['receiverName', 'postalCode'], ['addressId', 'addresses']],
    ['POST', '/api/order/setAddress', ['id'], ['shippingMethodId', 'note'], ['lines']],
    [
      'POST',
      '/api/order/paymentKart',
      [],
      ['trackingCode', 'cardLast4', 'amount', 'paidAt', 'receiptImage'],
      ['orderNumber', 'status', 'payments'],
    ],
    ['GET', '/api/order/payment', [], [], ['redirectUrl', 'orderId', 'paymentId']],
    [
      'GET',
      '/api/order/paymentCheck',
      [],
      [],
      ['status', 'orderId', 'orderNumber', 'refId', 'amount', 'message'],
    ],
    ['GET', '/api/setting/indexMenu', ['take'], [], ['title', 'url', 'children']],
    ['GET', '/api/setting/footerMenu', ['take'], [], ['title', 'url', 'children']],
    ['GET', '/api/setting/favicon', ['size'], [], ['url', 'size', 'type']],
    ['GET', '/api/setting/logo', [], [], ['title', 'url']],
    ['GET', '/api/setting/social', [], [], ['name', 'title', 'url']],
    ['GET', '/api/setting/slider', [], [], ['image', 'title', 'link']],
    ['GET', '/api/setting/banner', [], [], ['image', 'title', 'link']],
    ['GET', '/api/site/aboutUs', [], [], ['title', 'bodyHtml']],
    ['GET', '/api/site/contactUs', [], [], ['address', 'phones', 'email', 'hours', 'location']],
    ['GET', '/api/site/license', [], [], ['title', 'bodyHtml']],
    ['GET', '/api/site/page', ['slug'], [], ['slug', 'title', 'bodyHtml']],
    ['GET', '/api/site/faq', [], [], ['title', 'questions']],
  ]
  test.each(table)(
    '%s %s is there, with what it takes and gives',
    {
      tags: [
        '§3.4 /api/auth/login',
        '§3.9 /api/auth/register',
        '§3.11 /api/auth/register',
        '§3.12 /api/order/orders',
        '§3.16 /api/order/paymentKart',
        '§7.1 /api/auth/register',
        '§7.2 /api/auth/login',
        '§7.3 /api/auth/sendOtp',
        '§7.4 /api/auth/loginSms',
        '§7.5 /api/captcha',
        '§7.6 /api/user/getPanelData',
        '§7.7 /api/user/getDataForEdit',
        '§7.8 /api/user/editUser',
        '§7.9 /api/user/changePassword',
        '§7.10 /api/order/orders',
        '§7.11 /api/order/orderDetails',
        '§7.12 /api/order/pending',
        '§7.13 /api/order/addToCart',
        '§7.14 /api/order/newAddress',
        '§7.15 /api/order/setAddress',
        '§7.16 /api/order/paymentKart',
        '§7.17 /api/order/payment',
        '§7.18 /api/order/paymentCheck',
        '§7.19 /api/setting/indexMenu',
        '§7.20 /api/setting/footerMenu',
        '§7.21 /api/setting/favicon',
        '§7.22 /api/setting/logo',
        '§7.23 /api/setting/social',
        '§7.24 /api/setting/slider',
        '§7.25 /api/setting/banner',
        '§7.26 /api/site/aboutUs',
        '§7.27 /api/site/contactUs',
        '§7.28 /api/site/license',
        '§7.29 /api/site/page',
        '§7.30 /api/site/faq',
        '§D3.1 /api/auth/loginSms',
        '§D5.1',
        '§D5.6 /api/order/payment',
      ],
    },
    (method, path, query, body, response) => {
      const call = Object.values(endpoints).find((candidate) => candidate.path === path)
      expect(call?.method).toBe(method)
      if (!call) return
      expect(fieldsOf(call.query, 'input')).toEqual(expect.arrayContaining(query))
      expect(fieldsOf(call.body, 'input')).toEqual(expect.arrayContaining(body))
      expect(fieldsOf(call.response, 'output')).toEqual(expect.arrayContaining(response))
    },
  )

  test('login takes phone and password, loginSms phone and code, and nothing else', {
    tags: ['§3.7', '§7.2'],
  }, () => {
    expect(fieldsOf(endpoints.login.body, 'input')).toEqual(['phone', 'password'])
    expect(fieldsOf(endpoints.loginSms.body, 'input')).toEqual(['phone', 'code'])
  })
})

describe('section 5: the rule', () => {
  test.each<[string, EndpointName, unknown, string]>([
    ['phone is required', 'sendOtp', { phone: '' }, 'وارد کردن شماره تلفن الزامی است'],
    ['phone has 11 characters', 'sendOtp', { phone: '0912345678' }, 'شماره تلفن وارد شده نامعتبر است'],
    ['phone has no more', 'sendOtp', { phone: '091234567890' }, 'شماره تلفن وارد شده نامعتبر است'],
    ['phone is numeric only', 'sendOtp', { phone: '0912345678a' }, 'شماره تلفن وارد شده نامعتبر است'],
    [
      'password is required at login',
      'login',
      { phone: '09123456789', password: '' },
      'وارد کردن رمز عبور الزامی است',
    ],
    [
      'password is required at registration',
      'register',
      { ...registration, password: '' },
      'وارد کردن رمز عبور الزامی است',
    ],
    ...['Bazaar1', 'BazaarBazaar', 'BAZAAR1404', 'bazaar1404'].map(
      (password): [string, EndpointName, unknown, string] => [
        `password is stronger than ${password}`,
        'register',
        { ...registration, password, rePassword: password },
        'رمز عبور باید حداقل 8 حرف و شامل اعداد، حروف بزرگ و حروف کوچک باشد',
      ],
    ),
    ['rePassword is required', 'register', { ...registration, rePassword: '' }, 'تکرار کلمه عبور الزامی است'],
    [
      'rePassword is equal to password',
      'register',
      { ...registration, rePassword: 'Bazaar1405' },
      'کلمه های عبور یکسان نیستند',
    ],
    ['otp is required', 'loginSms', { phone: '09123456789', code: '' }, 'وارد کردن کد تایید الزامی است'],
    [
      'otp has 5 characters',
      'loginSms',
      { phone: '09123456789', code: '1234' },
      'کد تایید باید شامل 5 کاراکتر باشد',
    ],
  ])(
    '%s',
    {
      tags: [
        '§1.12 phone has 11 characters',
        '§1.12 phone has no more',
        '§3.7 otp has 5 characters',
        '§3.7 phone has 11 characters',
        '§5.1 phone is required',
        '§5.2 phone has 11 characters',
        '§5.2 phone has no more',
        '§5.3 phone is numeric only',
        '§5.4 password is required at login',
        '§5.4 password is required at registration',
        '§5.5 password is stronger than BAZAAR1404',
        '§5.5 password is stronger than Bazaar1',
        '§5.5 password is stronger than BazaarBazaar',
        '§5.5 password is stronger than bazaar1404',
        '§5.6 rePassword is required',
        '§5.7 rePassword is equal to password',
        '§5.8 otp is required',
        '§5.9 otp has 5 characters',
        '§9.3 password is stronger than Bazaar1',
      ],
    },
    (_rule, name, body, message) => {
      expect(firstMessage(name, body)).toBe(message)
    },
  )

  test('without a sentence of its own says that the field is not valid', { tags: ['§5.16'] }, () => {
    expect(fallbackMessage('phone')).toBe('phone is not valid.')
    expect(fallbackMessage()).toBe('Field is invalid')
  })
})

test('section 6: a call is for everyone or for a signed-in customer; there is no other role', {
  tags: ['§6.1', '§6.4'],
}, () => {
  expect(new Set(Object.values(endpoints).map(({ access }) => access))).toEqual(
    new Set(['public', 'customer']),
  )
})

test('section 9: constants and limits', {
  tags: ['§9.1', '§9.2', '§9.3', '§9.5', '§9.6', '§9.7', '§9.9', '§9.10', '§9.11', '§9.12'],
}, () => {
  expect(limits).toMatchObject({
    phoneLength: 11,
    otpLength: 5,
    passwordMinLength: 8,
    toastLifeMs: { cart: 2_000, loginWarning: 5_000, auth: 3_000 },
    loginNavigationDelayMs: 300,
    buildCheckMs: 3_600_000,
    reloadGuardMs: 10_000,
    faviconSize: 16,
  })
  expect(DEFAULT_INVITE_CODE).toMatch(/^\d{5}$/)
})

test('section 3: a login without an invite code carries the fixed placeholder', {
  tags: ['§3.8', '§9.10', '§D6.12'],
}, () => {
  expect(endpoints.sendOtp.body.parse({ phone: '09123456789' })).toEqual({
    phone: '09123456789',
    inviteCode: '00000',
  })
})

test('section 7: the favicon is of size 16 by default', { tags: ['§7.21', '§9.15'] }, () => {
  expect(endpoints.getFavicon.query.parse({})).toEqual({ size: 16 })
})

test.each(Object.entries(endpoints))(
  'decisions 5: %s has no place in its query or body where unknown fields go unseen',
  { tags: ['§D5.27'] },
  (_name, { query, body }) => {
    const inputs = [query, body].map((schema) =>
      z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
    )
    const open: unknown[] = []
    JSON.stringify(inputs, (_key, value) => {
      if (value?.type === 'object' && value.additionalProperties !== false) open.push(value)
      return value
    })
    expect(open).toEqual([])
  },
)

test('section 3: a cart line says which product and how many, and nothing else', { tags: ['§3.1'] }, () => {
  const change = (body: object) => endpoints.addToCart.body.safeParse([body]).success
  expect(change({ productId: 'product-0001', count: 2 })).toBe(true)
  expect(change({ productId: 'product-0001', count: -2 })).toBe(true)
  expect(change({ productId: 'product-0001', count: 2, price: 1 })).toBe(false)
  expect(change({ productId: 'product-0001' })).toBe(false)
})

test.each([
  ['insufficient_stock', 'موجودی این کالا کافی نیست'],
  ['credentials_wrong', 'شماره تلفن یا رمز عبور نادرست است'],
  ['otp_wrong', 'کد تایید نادرست است'],
  ['otp_expired', 'کد تایید منقضی شده است'],
  ['too_many_requests', 'تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید'],
  ['phone_taken', 'این شماره قبلا ثبت نام کرده است'],
] as const)(
  'decisions 6: the sentence of %s is «%s»',
  {
    tags: [
      '§D6.3',
      '§D6.5 شماره تلفن یا رمز عبور نادرست است',
      '§D6.6 کد تایید نادرست است',
      '§D6.7 کد تایید منقضی شده است',
      '§D6.8 تعداد تلاش‌ها بیش از حد مجاز است؛ کمی بعد دوباره امتحان کنید',
      '§D6.9 این شماره قبلا ثبت نام کرده است',
    ],
  },
  (code, sentence) => {
    expect(errorCatalogue[code].message).toBe(sentence)
  },
)
