import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samplePhoneOrder } from '../../../test/acts/sample-phone-order.ts'
import { addressOf } from '../../../test/address-of.ts'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { addCoupon } from '../../workflows/coupons/manage-coupons.ts'
import { blockCustomer } from '../../workflows/customers/block-customer.ts'
import { rejectCardPayment } from '../../workflows/payment/review-card-payment.ts'

const MINUTE = 60_000
const couponTerms = {
  title: 'یلدا',
  kind: 'fixed' as const,
  value: 100_000,
  isAutomatic: false,
  categoryId: null,
  bundleSize: null,
  isFirstOrderOnly: false,
  minTotal: 0,
  maxDiscount: null,
  maxUses: 1,
  maxUsesPerCustomer: null,
  startsAt: null,
  endsAt: null,
}
const bank = makeFakeGateway(0)
let shop: TestApp
let desk: TestStaff
let productId: string
let phone: string
let phones = 0

beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway, config: { CARD_NUMBER: '6037991122334455' } })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  phone = `0938${String(phones).padStart(7, '0')}`
  productId = await putProduct(shop.db, { onHand: 5, price: 2_000_000, title: 'گلدان' })
  // A staff session ends with the day.
  desk = await signInStaff(shop, 'orders', `0939${String(phones).padStart(7, '0')}`)
})

const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}
const take = (changes: object = {}) =>
  desk.post('/api/admin/orders/create', { ...samplePhoneOrder(productId, phone), ...changes })
const taken = async (changes: object = {}): Promise<string> => {
  const response = await take(changes)
  expect(response.json()).toMatchObject({ orderNumber: expect.stringMatching(/^\d+$/) })
  return response.json().id
}
/** A phone gets a code at most once a minute. */
const signIn = (by = phone) => {
  shop.time.advance(61_000)
  return shop.signIn(by)
}
const codeOf = (response: { json: () => { code: string } }) => response.json().code
const details = async (by: TestCustomer, id: string) =>
  (await by.get(`/api/order/orderDetails?id=${id}`)).json()
const reserved = async () => (await stockOf(shop.db, productId)).reserved
const rowsOf = async (id: string) =>
  (await shop.database.pool.query(`SELECT 1 FROM staff_actions WHERE subject = $1`, [`order:${id}`])).rowCount
const audit = async () => expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])

describe('an order by phone', () => {
  test('holds its goods, tells its customer, and is paid in their account like any other', async () => {
    const id = await taken({ note: 'زنگ دوم' })
    expect(await reserved()).toBe(1)
    const sms = (await shop.outbox.newest(shop.db, 50)).find((message) => message.phone === phone)
    expect(sms?.text).toContain(`/profile/orders/${id}`)
    const customer = await signIn()
    expect(await details(customer, id)).toMatchObject({
      status: 'awaiting_payment',
      total: 2_450_000,
      note: 'زنگ دوم',
      canPay: true,
      address: { receiverName: 'نرگس امینی' },
      timeline: [{ status: 'awaiting_payment', by: 'operator' }],
    })
    const authority = authorityOf(await customer.get(payUrl(id)))
    bank.pay(authority)
    await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
    expect(await details(customer, id)).toMatchObject({ status: 'paid' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 4, reserved: 0, sold: 1 })
    await audit()
  })

  test('is one, however often and in how many processes its press comes', async () => {
    const other = await shop.secondApp()
    const body = samplePhoneOrder(productId, phone)
    const there = (app: TestApp['app']) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/orders/create',
        payload: body,
        headers: {
          ...desk.headers,
          host: 'localhost:8080',
          origin: 'http://localhost:8080',
          'x-hojreh-admin': '1',
        },
      })
    const presses = await Promise.all([there(shop.app), there(other), there(shop.app), there(other)])
    const ids = new Set(presses.map((press) => press.json().id))
    expect([...ids]).toEqual([expect.any(String)])
    expect(await reserved()).toBe(1)
    const [id = ''] = ids
    // Each press is in the books; the order, its SMS and its number are there once.
    expect(await rowsOf(id)).toBe(4)
    const told = (await shop.outbox.newest(shop.db, 50)).filter((message) => message.phone === phone)
    expect(told).toHaveLength(1)
    const elsewhere = await take({ requestId: body.requestId, phone: '09380000999' })
    expect(codeOf(elsewhere)).toBe('conflict')
    await other.close()
    await audit()
  })

  test('is never sold beyond the shelf by desk and shoppers at one moment', async () => {
    const customers = []
    for (let n = 0; n < 4; n += 1) {
      const customer = await shop.signIn(`0934${String(phones * 10 + n).padStart(7, '0')}`)
      await fillCart(customer, [{ productId, count: 1 }])
      customers.push(customer)
    }
    const desks = Array.from({ length: 4 }, (_, n) =>
      take({ phone: `0936${String(phones * 10 + n).padStart(7, '0')}` }),
    )
    const all = await Promise.all([...desks, ...customers.map((customer) => customer.get(payUrl()))])
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 5, sold: 0 })
    await audit()
  })

  test('stands beside what its customer pays: neither takes the goods of the other', async () => {
    const customer = await signIn()
    await fillCart(customer, [{ productId, count: 2 }])
    const own = (await customer.get(payUrl())).json().orderId
    const id = await taken()
    expect(await reserved()).toBe(3)
    // A new cart replaces what its customer held before, but not what the desk holds for them.
    await fillCart(customer, [{ productId, count: 3 }])
    const next = await customer.get(payUrl())
    expect(next.statusCode).toBe(200)
    expect(next.json().orderId).not.toBe(own)
    expect(await reserved()).toBe(4)
    expect((await details(customer, id)).status).toBe('awaiting_payment')
    await audit()
  })

  test('is never what somebody pays who pressed to pay their cart', async () => {
    const customer = await signIn()
    await fillCart(customer, [{ productId, count: 1 }])
    const own = (await customer.get(payUrl())).json().orderId
    await taken()
    // The second press comes late, when the cart is an order already.
    expect((await customer.get(payUrl())).json().orderId).toBe(own)
    const stranger = await signIn('09380009999')
    await taken({ phone: stranger.phone })
    expect(codeOf(await stranger.get(payUrl()))).toBe('cart_empty')
  })

  test('is never what somebody reports who transferred for their cart', async () => {
    const customer = await signIn()
    await fillCart(customer, [{ productId, count: 1 }])
    const own = (await customer.post('/api/order/cardPayment')).json<{ orderId: string; amount: number }>()
    shop.time.advance(MINUTE)
    const byPhone = await taken()
    expect((await customer.post('/api/order/cardPayment', { id: byPhone })).statusCode).toBe(200)
    const report = {
      ...{ trackingCode: `78${phones}99`, cardLast4: '1234', amount: own.amount },
      paidAt: shop.time.clock(),
    }
    expect((await customer.post('/api/order/paymentKart', report)).json()).toMatchObject({ id: own.orderId })
  })

  test('keeps its goods for the time of the desk, whatever its payments come to', async () => {
    const id = await taken({ heldHours: 3 })
    const customer = await signIn()
    bank.fail(authorityOf(await customer.get(payUrl(id))))
    shop.time.advance(2 * MINUTE)
    await sweep()
    expect(await reserved()).toBe(1)
    const started = await customer.post('/api/order/cardPayment', { id })
    expect(started.statusCode).toBe(200)
    const report = {
      trackingCode: `77${phones}88`,
      cardLast4: '1234',
      amount: 2_450_010,
      paidAt: shop.time.clock(),
    }
    expect((await customer.post(`/api/order/paymentKart?id=${id}`, report)).statusCode).toBe(200)
    await rejectCardPayment(shop.desk, { id })
    expect(await reserved()).toBe(1)
    shop.time.advance(60 * MINUTE)
    await customer.get(payUrl(id))
    shop.time.advance(60 * MINUTE)
    await sweep()
    expect(await reserved()).toBe(1)
    await audit()
    shop.time.advance(60 * MINUTE)
    await sweep()
    expect(await reserved()).toBe(0)
    await audit()
  })

  test('is not forgotten before its time, and is cancelled like any other after it', async () => {
    const id = await taken({ heldHours: 48 })
    shop.time.advance(48 * 60 * MINUTE - MINUTE)
    await sweep()
    const customer = await signIn()
    expect(await details(customer, id)).toMatchObject({ status: 'awaiting_payment' })
    shop.time.advance(2 * MINUTE)
    await sweep()
    expect(await details(customer, id)).toMatchObject({ status: 'cancelled' })
    expect(await reserved()).toBe(0)
    await audit()
  })

  test('uses its coupon once, and gives it back when it is cancelled', async () => {
    const code = `YAL${phones}`
    await addCoupon(shop.desk, code, couponTerms)
    expect(codeOf(await take({ couponCode: code }))).toBe('order_sum_changed')
    expect(codeOf(await take({ couponCode: 'NEVER' }))).toBe('coupon_unknown')
    const id = await taken({ couponCode: code, total: 2_350_000 })
    expect(codeOf(await take({ couponCode: code, total: 2_350_000, phone: '09380008888' }))).toBe(
      'coupon_refused',
    )
    await audit()
    const manager = await signInStaff(shop, 'manager', '09380007777')
    await manager.post(`/api/admin/order/cancel?id=${id}`)
    await taken({ couponCode: code, total: 2_350_000 })
    await audit()
  })

  test('has the discount that applies by itself, as any cart has it', async () => {
    const code = `SELF${phones}`
    await addCoupon(shop.desk, code, { ...couponTerms, isAutomatic: true })
    try {
      const place = `?goods=${productId}.1&province=تهران&city=تهران&shippingMethodId=post`
      const { total } = (await desk.get(`/api/admin/orders/quote${encodeURI(place)}`)).json()
      expect(total).toBe(2_350_000)
      expect(codeOf(await take())).toBe('order_sum_changed')
      const id = await taken({ total })
      const { rows } = await shop.database.pool.query(
        'SELECT coupon_code, promotion_title, coupon_discount, total FROM orders WHERE id = $1',
        [id],
      )
      expect(rows).toEqual([
        {
          coupon_code: code,
          promotion_title: couponTerms.title,
          coupon_discount: 100_000,
          total: 2_350_000,
        },
      ])
      await audit()
    } finally {
      await shop.database.pool.query('UPDATE coupons SET is_automatic = false')
    }
  })

  test.each<
    [string, { lines?: number; productId?: string; city?: string; [field: string]: unknown }, string]
  >([
    ['another sum than the customer was told', { total: 2_000_000 }, 'order_sum_changed'],
    ['more than there is', { lines: 6 }, 'insufficient_stock'],
    ['goods that there are not', { productId: 'nobody-has-this-id' }, 'product_unavailable'],
    ['a way of sending that there is not', { shippingMethodId: 'drone' }, 'shipping_unavailable'],
    ['a city of another province', { city: 'شیراز' }, 'validation_failed'],
  ])('with %s is refused, and nothing is left of it', async (_what, wrong, code) => {
    const { lines = 1, productId: goods = productId, city = 'تهران', ...changes } = wrong
    const { address } = samplePhoneOrder(productId, phone)
    const response = await take({
      ...changes,
      lines: [{ productId: goods, count: lines }],
      address: { ...address, city },
    })
    expect(codeOf(response)).toBe(code)
    expect(await reserved()).toBe(0)
    const { rows } = await shop.database.pool.query('SELECT 1 FROM customers WHERE phone = $1', [phone])
    expect(rows).toEqual([])
  })

  test('is not taken for somebody whom the shop keeps out', async () => {
    const { customerId } = await signIn()
    await blockCustomer(shop.desk, customerId, 'بدحسابی')
    expect(codeOf(await take())).toBe('customer_blocked')
  })
})

describe('whoever registered the number of somebody else', () => {
  /** A session by password of an account whose phone was never proven to be its owner's. */
  const stranger = async () => {
    const inside = await signIn()
    const { addressId } = (await inside.post('/api/order/newAddress', addressOf())).json()
    await shop.database.pool.query(
      `UPDATE customers SET phone_proven_at = NULL, password_hash = 'x', first_name = 'بیگانه' WHERE id = $1`,
      [inside.customerId],
    )
    return { inside, addressId }
  }

  test('is out before an order by phone is there to be read, and their address is nobody’s', async () => {
    const { inside, addressId } = await stranger()
    expect((await desk.get(`/api/admin/buyer?phone=${phone}`)).json()).toMatchObject({
      customer: { name: '' },
      addresses: [],
    })
    expect(codeOf(await take({ address: undefined, addressId }))).toBe('not_found')
    const id = await taken()
    expect((await inside.get(`/api/order/orderDetails?id=${id}`)).statusCode).toBe(401)
    const owner = await signIn()
    expect(await details(owner, id)).toMatchObject({ status: 'awaiting_payment' })
    expect((await owner.get('/api/user/addresses')).json()).toEqual([])
  })

  test('cannot take an account that the desk made', async () => {
    const id = await taken()
    const registered = await shop.post('/api/auth/register', {
      phone,
      password: 'Passw0rd1',
      rePassword: 'Passw0rd1',
    })
    expect(registered.statusCode).toBeGreaterThanOrEqual(400)
    const owner = await signIn()
    expect((await details(owner, id)).id).toBe(id)
  })
})

describe('what the desk is told before', () => {
  test('is the customer with their addresses, and what the order costs by now', async () => {
    const customer = await signIn()
    await customer.post('/api/order/newAddress', addressOf())
    const buyer = (await desk.get(`/api/admin/buyer?phone=${phone}`)).json()
    expect(buyer).toMatchObject({ customer: { orders: 0, isBlocked: false }, addresses: [{ city: 'تهران' }] })
    expect(buyer.addresses[0].receiverPhone).toContain('•')
    const place = `&province=${encodeURIComponent('تهران')}&city=${encodeURIComponent('تهران')}`
    const quote = async (more = '') =>
      (await desk.get(`/api/admin/orders/quote?goods=${productId}.2${place}${more}`)).json()
    expect(await quote()).toMatchObject({
      lines: [{ title: 'گلدان', count: 2, maxCount: 5, lineTotal: 4_000_000 }],
      goodsTotal: 4_000_000,
      total: null,
    })
    expect(await quote('&shippingMethodId=post&couponCode=NEVER')).toMatchObject({
      total: 4_450_000,
      couponProblem: expect.any(String),
    })
    const id = await taken({ address: undefined, addressId: buyer.addresses[0].id })
    expect((await details(customer, id)).address).toMatchObject({ receiverName: 'مریم احمدی' })
  })
})
