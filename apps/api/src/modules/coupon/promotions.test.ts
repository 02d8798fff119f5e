import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { bundleWorth } from './bundle-worth.ts'
import { couponDiscount, LEAST_TOTAL } from './coupon.rules.ts'
import { coupons } from './coupon.tables.ts'

const bank = makeFakeGateway()
let shop: TestApp
let other: FastifyInstance
let customer: TestCustomer
/** Two million rial, of the category `cups` within `home`. */
let cup: string
/** Three million, of none. */
let rug: string
let made = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
  other = await shop.secondApp()
})
afterAll(async () => {
  await other.close()
  await shop.close()
})
const signIn = () => {
  made += 1
  return shop.signIn(`0918${String(made).padStart(7, '0')}`)
}
beforeEach(async () => {
  await shop.db.update(coupons).set({ isAutomatic: false })
  customer = await signIn()
  cup = await putProduct(shop.db, {
    onHand: 500,
    price: 2_000_000,
    weightGrams: 10,
    categoryIds: ['cups', 'home'],
  })
  rug = await putProduct(shop.db, { onHand: 500, price: 3_000_000, weightGrams: 10 })
})

const promote = async (terms: Partial<typeof coupons.$inferInsert> = {}): Promise<string> => {
  made += 1
  const code = `AUTO${made}`
  await shop.db.insert(coupons).values({
    ...{ code, title: `تخفیف ${made}`, kind: 'percent', value: 10, isAutomatic: true },
    createdAt: shop.time.clock(),
    ...terms,
  })
  return code
}
const end = () => shop.db.update(coupons).set({ endsAt: shop.time.clock() })
const look = async () => (await customer.get('/api/order/pending')).json()
const place = (by: Pick<TestCustomer, 'get'> = customer) => by.get(payUrl())
const orderOf = async (placed: Awaited<ReturnType<typeof place>>) =>
  (await customer.get(`/api/order/orderDetails?id=${placed.json().orderId}`)).json()

describe('a promotion', () => {
  const bundle = { kind: 'bundle', bundleSize: 3, value: 100 } as const
  test.each([
    ['percent of everything', { value: 10 }, 1_300_000, 450_000],
    ['percent of a category, in whole toman', { value: 33, categoryId: 'home' }, 3_300_000, 450_000],
    ['percent, at most', { value: 50, maxDiscount: 500_000 }, 500_000, 450_000],
    ['a sum', { kind: 'fixed', value: 700_000 }, 700_000, 450_000],
    [
      'a sum of a category, at most what its goods cost',
      { kind: 'fixed', value: 99_000_000, categoryId: 'home' },
      10_000_000,
      450_000,
    ],
    ['the cheapest of three', bundle, 4_000_000, 450_000],
    [
      'half of the cheapest of three of a category',
      { ...bundle, value: 50, categoryId: 'cups' },
      1_000_000,
      450_000,
    ],
    ['the fee', { kind: 'free_shipping', value: 0 }, 0, 0],
    ['nothing below its least sum', { minTotal: 13_000_010 }, 0, 450_000],
    ['nothing of goods of another category', { categoryId: 'carpets' }, 0, 450_000],
  ] as const)(
    'takes off %s by itself, the same in cart, order and invoice',
    async (_what, terms, discount, fee) => {
      const code = await promote({ title: 'جشن مهر', ...terms })
      await fillCart(customer, [
        { productId: cup, count: 5 },
        { productId: rug, count: 1 },
      ])
      const sums = { couponDiscount: discount, shippingFee: fee, total: 13_000_000 - discount + fee }
      const isUsed = discount > 0 || fee === 0
      const promotionTitle = isUsed ? 'جشن مهر' : null
      expect(await look()).toMatchObject({ ...sums, couponCode: null, promotionTitle })
      const placed = await place()
      expect(await orderOf(placed)).toMatchObject({
        ...sums,
        promotionTitle,
        couponCode: isUsed ? code : null,
      })
      const invoice = (await customer.get(`/api/order/invoice?id=${placed.json().orderId}`)).body
      expect(invoice.includes('جشن مهر')).toBe(discount > 0)
      expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])
    },
  )

  test('is seen with the first thing that comes into a cart', async () => {
    await promote()
    const cart = (await customer.post('/api/order/addToCart', [{ productId: cup, count: 1 }])).json()
    expect(cart).toMatchObject({ couponDiscount: 200_000, total: 1_800_000 })
  })

  test('of free sending is seen in the cart before a way of sending is chosen', async () => {
    await promote({ kind: 'free_shipping', value: 0 })
    const cart = (await customer.post('/api/order/addToCart', [{ productId: cup, count: 1 }])).json()
    expect(cart).toMatchObject({ shippingMethodId: null, shippingFee: 0, total: 2_000_000 })
  })

  test('for a first order, or once for each, is that one’s; a cancelled order gives it back', async () => {
    await promote({ isFirstOrderOnly: true, maxUsesPerCustomer: 1 })
    await fillCart(customer, [{ productId: cup, count: 1 }])
    const placed = await place()
    expect((await orderOf(placed)).couponDiscount).toBe(200_000)
    await fillCart(customer, [{ productId: cup, count: 1 }])
    expect((await look()).couponDiscount).toBe(0)
    await customer.post(`/api/order/cancel?id=${placed.json().orderId}`)
    expect((await look()).couponDiscount).toBe(200_000)
  })
})

describe('of several discounts', () => {
  test('the one that saves the most counts alone, sending included', async () => {
    await promote({ title: 'کم', value: 5 })
    await promote({ title: 'بیش', value: 10 })
    await promote({ title: 'ارسال', kind: 'free_shipping', value: 0 })
    await fillCart(customer, [{ productId: cup, count: 1 }])
    expect(await look()).toMatchObject({ promotionTitle: 'ارسال', couponDiscount: 0, shippingFee: 0 })
    await customer.post('/api/order/addToCart', [{ productId: cup, count: 2 }])
    expect(await look()).toMatchObject({
      promotionTitle: 'بیش',
      couponDiscount: 600_000,
      shippingFee: 450_000,
    })
  })

  test('a typed code that saves less stays unused and says so; one that saves more counts', async () => {
    await promote({ title: 'جشن', value: 10 })
    const small = await promote({ isAutomatic: false, value: 5 })
    const large = await promote({ isAutomatic: false, value: 20 })
    await fillCart(customer, [{ productId: cup, count: 1 }])
    const cart = (await customer.post('/api/order/coupon', { code: small })).json()
    expect(cart).toMatchObject({ couponCode: small, couponDiscount: 200_000, promotionTitle: 'جشن' })
    expect(cart.couponProblem).toContain('جشن')
    expect((await customer.post('/api/order/coupon', { code: large })).json()).toMatchObject({
      ...{ couponCode: large, couponDiscount: 400_000, promotionTitle: null, couponProblem: null },
    })
    await customer.post('/api/order/coupon', { code: small })
    expect(await orderOf(await place())).toMatchObject({ couponDiscount: 200_000, promotionTitle: 'جشن' })
    const uses = await shop.db.select({ code: coupons.code, uses: coupons.uses }).from(coupons)
    expect(uses.filter(({ code }) => code === small || code === large).map(({ uses }) => uses)).toEqual([
      0, 0,
    ])
  })
})

describe('nobody pays more than they saw', () => {
  test('a promotion that ended after the look wants another look', async () => {
    await promote()
    await fillCart(customer, [{ productId: cup, count: 1 }])
    await end()
    expect((await place()).json().code).toBe('cart_problems')
    expect(await look()).toMatchObject({ couponDiscount: 0, promotionTitle: null })
    expect((await orderOf(await place())).total).toBe(2_450_000)
  })

  test('free sending that ended after the look wants another look, too', async () => {
    await promote({ kind: 'free_shipping', value: 0 })
    await fillCart(customer, [{ productId: cup, count: 1 }])
    await end()
    expect((await place()).json().code).toBe('cart_problems')
  })

  test('one that began after the look is simply taken', async () => {
    await fillCart(customer, [{ productId: cup, count: 1 }])
    await promote()
    expect((await orderOf(await place())).couponDiscount).toBe(200_000)
  })
})

test('of thirty shoppers at two processes at the same moment as many get it as there are uses; the others look again', async () => {
  const code = await promote({ maxUses: 3 })
  const shoppers: TestCustomer[] = []
  for (let index = 0; index < 30; index += 1) {
    const shopper = await signIn()
    await fillCart(shopper, [{ productId: cup, count: 1 }])
    shoppers.push(shopper)
  }
  const at = (index: number) => (index % 2 ? shop.app : other)
  const responses = await Promise.all(
    shoppers.map(({ headers }, index) => at(index).inject({ url: payUrl(), headers })),
  )
  const outcomes = responses.map((response) => response.json().code ?? 'placed')
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(3)
  expect(
    outcomes.filter((outcome) => outcome === 'coupon_refused' || outcome === 'cart_problems'),
  ).toHaveLength(27)
  const [used] = await shop.db.select().from(coupons).where(eq(coupons.code, code))
  expect(used?.uses).toBe(3)
  const late = shoppers[outcomes.findIndex((outcome) => outcome !== 'placed')]
  expect((await late?.get('/api/order/pending'))?.json().couponDiscount).toBe(0)
  expect((await late?.get(payUrl()))?.statusCode).toBe(200)
  expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])
})

const pieces = fc.array(
  fc.record({ price: fc.integer({ min: 1, max: 10 ** 9 }), count: fc.integer({ min: 1, max: 20 }) }),
  { maxLength: 8 },
)

test('of each full bundle, the dearest first, the last piece is the cheapest', () => {
  fc.assert(
    fc.property(pieces, fc.integer({ min: 2, max: 9 }), (goods, size) => {
      const sorted = goods
        .flatMap(({ price, count }) => Array.from({ length: count }, () => price))
        .sort((one, other) => other - one)
      const free = sorted.filter((_price, index) => (index + 1) % size === 0)
      expect(bundleWorth(goods, size)).toBe(free.reduce((sum, price) => sum + price, 0))
    }),
  )
})

test('no rule takes more off than its goods cost, or leaves less than the least to pay', () => {
  const kind = fc.constantFrom('percent' as const, 'fixed' as const, 'bundle' as const)
  fc.assert(
    fc.property(pieces, pieces, kind, fc.integer({ min: 1, max: 100 }), (inside, outside, of, percent) => {
      const goods = [
        ...inside.map((one) => ({ ...one, isPublished: true, categoryIds: ['home'] })),
        ...outside.map((one) => ({ ...one, isPublished: true, categoryIds: [] })),
      ]
      const costOf = (some: typeof inside) => some.reduce((sum, { price, count }) => sum + price * count, 0)
      const value = of === 'fixed' ? percent * 10_000_000 : percent
      const rule = { kind: of, value, maxDiscount: null, categoryId: 'home', bundleSize: 2 }
      const discount = couponDiscount(rule, goods)
      expect(discount % 10).toBe(0)
      expect(discount).toBeLessThanOrEqual(costOf(inside))
      if (discount > 0)
        expect(costOf(inside) + costOf(outside) - discount).toBeGreaterThanOrEqual(LEAST_TOTAL)
    }),
  )
})
