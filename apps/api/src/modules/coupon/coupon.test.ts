import { errorResponse } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { couponDiscount, LEAST_TOTAL, normalizeCode } from './coupon.rules.ts'
import { couponRedemptions, coupons } from './coupon.tables.ts'

const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let made = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(() => shop.close())
const signIn = () => {
  made += 1
  return shop.signIn(`0917${String(made).padStart(7, '0')}`)
}
beforeEach(async () => {
  customer = await signIn()
  productId = await putProduct(shop.db, { onHand: 200, price: 2_000_000 })
  await fillCart(customer, [{ productId, count: 2 }])
})

const DAY = 24 * 60 * 60_000
const putCoupon = async (changes: Partial<typeof coupons.$inferInsert> = {}): Promise<string> => {
  made += 1
  const code = `TEST${made}`
  await shop.db.insert(coupons).values({
    code,
    title: 'آزمایشی',
    kind: 'percent',
    value: 10,
    createdAt: shop.time.clock(),
    ...changes,
  })
  return code
}
const use = (code: string, by = customer) => by.post('/api/order/coupon', { code })
const refusal = (response: { json: () => unknown }) => errorResponse.parse(response.json())
const usesOf = async (code: string) =>
  (await shop.db.select().from(coupons).where(eq(coupons.code, code)))[0]?.uses
const inDays = (days: number) => new Date(shop.time.clock().getTime() + days * DAY)

describe('a coupon on the cart', () => {
  test.each([
    ['ten percent', { value: 10 }, 400_000, 450_000],
    ['ten percent, at most', { value: 10, maxDiscount: 250_000 }, 250_000, 450_000],
    ['a fixed amount', { kind: 'fixed', value: 700_000 }, 700_000, 450_000],
    ['more than the goods cost', { kind: 'fixed', value: 9_000_000 }, 4_000_000 - LEAST_TOTAL, 450_000],
    ['free shipping', { kind: 'free_shipping', value: 0 }, 0, 0],
  ] as const)('takes off %s', async (_what, rule, discount, fee) => {
    const code = await putCoupon(rule)
    expect((await use(code)).json()).toMatchObject({
      couponCode: code,
      couponDiscount: discount,
      couponProblem: null,
      shippingFee: fee,
      total: 4_000_000 - discount + fee,
    })
  })

  test('is typed in any case, with any digits, and taken off with an empty code', {
    tags: ['§D5.3', '§D5.18'],
  }, async () => {
    const code = await putCoupon()
    const typed = ` ${code.toLowerCase().replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')} `
    expect((await use(typed)).json().couponCode).toBe(code)
    expect((await use('')).json()).toMatchObject({ couponCode: null, couponDiscount: 0, total: 4_450_000 })
  })

  test('that nobody gave out is refused', async () => {
    expect(refusal(await use('nothing-like-it'))).toMatchObject({
      code: 'coupon_unknown',
      message: 'کد تخفیف درست نیست',
    })
  })

  test.each([
    ['before its time', () => ({ startsAt: inDays(1) }), 'زمان استفاده از این کد هنوز نرسیده است'],
    ['after its time', () => ({ endsAt: inDays(-1) }), 'مهلت استفاده از این کد تمام شده است'],
    ['that is used up', () => ({ maxUses: 3, uses: 3 }), 'ظرفیت استفاده از این کد تمام شده است'],
    [
      'for more than the cart costs',
      () => ({ minTotal: 4_000_010 }),
      'این کد برای خرید از ۴۰۰٬۰۰۱ تومان به بالا است',
    ],
  ])('%s is refused with the reason', async (_what, rule, message) => {
    const code = await putCoupon(rule())
    const response = refusal(await use(code))
    expect(response.code).toBe('coupon_refused')
    expect(response.message).toBe(message)
  })

  test('that stops being of use stays, takes nothing off, says why, and holds the order up', async () => {
    const code = await putCoupon({ minTotal: 4_000_000 })
    await use(code)
    const cart = (await customer.post('/api/order/addToCart', [{ productId, count: -1 }])).json()
    expect(cart).toMatchObject({ couponCode: code, couponDiscount: 0, total: 2_450_000 })
    expect(cart.couponProblem).toMatch(/۴۰۰٬۰۰۰ تومان/)
    expect(refusal(await customer.get(payUrl())).code).toBe('coupon_refused')
    expect(await usesOf(code)).toBe(0)
  })

  test('cannot be guessed: wrong codes run into a limit', async () => {
    const codes: string[] = []
    for (let index = 0; index < 32; index += 1) codes.push(refusal(await use(`GUESS${index}`)).code)
    expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'coupon_unknown'))
    expect(codes.slice(30)).toEqual(['too_many_requests', 'too_many_requests'])
  })
})

describe('placing the order', () => {
  test('uses the coupon once, at the price of that moment', async () => {
    const code = await putCoupon({ maxUses: 5 })
    await use(code)
    const { orderId } = (await customer.get(payUrl())).json()
    const order = (await customer.get(`/api/order/orderDetails?id=${orderId}`)).json()
    expect(order).toMatchObject({ couponCode: code, couponDiscount: 400_000, total: 4_050_000 })
    expect(await usesOf(code)).toBe(1)
    expect((await customer.get('/api/order/pending')).json().couponCode).toBeNull()
  })

  test('gives a coupon for each customer once only, and back when the order is cancelled', async () => {
    const code = await putCoupon({ maxUsesPerCustomer: 1 })
    await use(code)
    const { orderId } = (await customer.get(payUrl())).json()
    await fillCart(customer, [{ productId, count: 2 }])
    expect(refusal(await use(code)).message).toBe('شما پیش‌تر از این کد استفاده کرده‌اید')
    await customer.post(`/api/order/cancel?id=${orderId}`)
    expect(await usesOf(code)).toBe(0)
    expect((await use(code)).json().couponDiscount).toBe(400_000)
  })

  test('a coupon for the first order is not for the second', async () => {
    const code = await putCoupon({ isFirstOrderOnly: true })
    expect((await use(code)).json().couponDiscount).toBe(400_000)
    await customer.get(payUrl())
    await fillCart(customer, [{ productId, count: 2 }])
    expect(refusal(await use(code)).message).toBe('این کد فقط برای نخستین خرید است')
  })

  test('of fifty shoppers who use the last use at the same moment exactly one gets it', async () => {
    const code = await putCoupon({ maxUses: 1 })
    const shoppers: TestCustomer[] = []
    for (let index = 0; index < 50; index += 1) {
      const shopper = await signIn()
      await fillCart(shopper, [{ productId, count: 1 }])
      expect((await use(code, shopper)).statusCode).toBe(200)
      shoppers.push(shopper)
    }
    const responses = await Promise.all(shoppers.map((shopper) => shopper.get(payUrl())))
    const codes = responses.map((response) => response.json().code ?? 'placed')
    expect(codes.toSorted()).toEqual([...Array.from({ length: 49 }, () => 'coupon_refused'), 'placed'])
    expect(await usesOf(code)).toBe(1)
    expect(await shop.db.$count(couponRedemptions, eq(couponRedemptions.code, code))).toBe(1)
    // The others hold nothing.
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
  })
})

test('a discount is whole toman, never negative and leaves something to pay, whatever the numbers', {
  tags: ['§9.23'],
}, () => {
  const money = fc.integer({ min: LEAST_TOTAL, max: 10 ** 12 })
  const rule = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('fixed' as const), value: fc.integer({ min: 0, max: 10 ** 12 }) }),
  )
  fc.assert(
    fc.property(rule, fc.option(money), money, ({ kind, value }, maxDiscount, goodsTotal) => {
      const discount = couponDiscount({ kind, value, maxDiscount, categoryId: null, bundleSize: null }, [
        { price: goodsTotal, count: 1, isPublished: true, categoryIds: [] },
      ])
      expect(discount % 10).toBe(0)
      expect(discount).toBeGreaterThanOrEqual(0)
      expect(goodsTotal - discount).toBeGreaterThanOrEqual(LEAST_TOTAL)
      if (maxDiscount !== null) expect(discount).toBeLessThanOrEqual(maxDiscount)
    }),
  )
})

test('a code is the same however it is typed', () => {
  expect(normalizeCode(' ya lda۱۲ ')).toBe('YALDA12')
})
