import { type Cart, errorResponse, limits } from '@hojreh/contract'
import { eq, inArray } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../../../test/address-of.ts'
import { payUrl } from '../../../test/checkout.ts'
import { statementsDuring } from '../../../test/database/statements-during.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import * as schema from '../../db/schema.ts'
import { products } from '../catalog/catalog.tables.ts'
import { makeCustomer } from '../identity/customer.ts'
import { orderLines, orders } from '../order/order.tables.ts'
import { makeCartService } from './cart.service.ts'

let shop: TestApp
let customer: TestCustomer
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0913${String(phones).padStart(7, '0')}`)
})

type Change = { productId: string; count: number }
const add = (...changes: Change[]) => customer.post('/api/order/addToCart', changes)
const cart = async (): Promise<Cart> => (await customer.get('/api/order/pending')).json()
const counts = async () =>
  Object.fromEntries((await cart()).lines.map(({ productId, count }) => [productId, count]))
const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code

describe('the cart', () => {
  test('of somebody who never added anything is empty, not an error', {
    tags: ['§7.12', '§D5.4'],
  }, async () => {
    expect(await cart()).toMatchObject({
      lines: [],
      address: null,
      shippingMethodId: null,
      subtotal: 0,
      total: 0,
      totalCount: 0,
      problems: [],
      unpaidOrder: null,
    })
  })

  test('shows lines at the prices of the catalogue, in the order of adding', {
    tags: ['§7.12', '§D4.3'],
  }, async () => {
    const kettle = await putProduct(shop.db, { title: 'کتری', price: 2_000_000, listPrice: 2_500_000 })
    const cup = await putProduct(shop.db, { title: 'لیوان', price: 300_000 })
    await add({ productId: kettle, count: 2 })
    shop.time.advance(1)
    const response: Cart = (await add({ productId: cup, count: 3 })).json()
    expect(response.lines.map(({ title }) => title)).toEqual(['کتری', 'لیوان'])
    expect(response.lines[0]).toMatchObject({
      unitPrice: 2_000_000,
      priceBefore: null,
      count: 2,
      lineTotal: 4_000_000,
      maxCount: 10,
      problem: null,
    })
    expect(response).toMatchObject({
      subtotal: 5_900_000,
      discount: 1_000_000,
      total: 4_900_000,
      totalCount: 5,
      shippingFee: null,
    })
    expect(await cart()).toEqual(response)
    expect((await customer.get('/api/user/getPanelData')).json()).toMatchObject({ cartCount: 5 })
  })

  test('belongs to its customer alone', async () => {
    await add({ productId: await putProduct(shop.db), count: 1 })
    const other = await shop.signIn('09140000001')
    expect((await other.get('/api/order/pending')).json().lines).toEqual([])
  })
})

describe('adding and removing', () => {
  test('adds up, takes away, and drops a line at zero', { tags: ['§3.2'] }, async () => {
    const productId = await putProduct(shop.db)
    await add({ productId, count: 3 })
    await add({ productId, count: 2 })
    expect(await counts()).toEqual({ [productId]: 5 })
    await add({ productId, count: -1 })
    expect(await counts()).toEqual({ [productId]: 4 })
    await add({ productId, count: -9 })
    expect(await counts()).toEqual({})
  })

  test('sums several lines of one product', { tags: ['§7.13'] }, async () => {
    const productId = await putProduct(shop.db, { onHand: 4 })
    await add({ productId, count: 3 }, { productId, count: -1 }, { productId, count: 2 })
    expect(await counts()).toEqual({ [productId]: 4 })
    expect(codeOf(await add({ productId, count: 2 }, { productId, count: 2 }))).toBe('insufficient_stock')
  })

  test('takes all lines or none', async () => {
    const plenty = await putProduct(shop.db)
    const scarce = await putProduct(shop.db, { onHand: 1, title: 'فرش' })
    await add({ productId: plenty, count: 1 })
    const response = await add({ productId: plenty, count: 2 }, { productId: scarce, count: 2 })
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toContain('«فرش» تنها ۱ عدد')
    expect(await counts()).toEqual({ [plenty]: 1 })
  })

  test.each([
    ['more than there is', { onHand: 2 }, 3, 'insufficient_stock'],
    ['what is sold out', { onHand: 0 }, 1, 'insufficient_stock'],
    ['more than one may have', { onHand: 50, maxPerOrder: 4 }, 5, 'max_per_order'],
    ['what is no longer sold', { isPublished: false }, 1, 'product_unavailable'],
  ])('refuses %s', { tags: ['§9.25', '§D6.3'] }, async (_title, product, count, code) => {
    expect(codeOf(await add({ productId: await putProduct(shop.db, product), count }))).toBe(code)
    expect(await counts()).toEqual({})
  })

  test('refuses a product that there is not, and lets go of one that is gone', {
    tags: ['§D4.4'],
  }, async () => {
    expect(codeOf(await add({ productId: 'no-such-product', count: 1 }))).toBe('product_unavailable')
    const productId = await putProduct(shop.db)
    await add({ productId, count: 2 })
    await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, productId))
    expect((await cart()).problems).toMatchObject([{ productId, problem: 'gone' }])
    expect(await cart()).toMatchObject({ subtotal: 0, total: 0 })
    await add({ productId, count: -2 })
    expect(await cart()).toMatchObject({ lines: [], problems: [] })
  })

  test.each([0, 1.5, 1_000, '2'])('refuses a count of %j', async (count) => {
    const productId = await putProduct(shop.db)
    const response = await customer.post('/api/order/addToCart', [{ productId, count }])
    expect(response.statusCode).toBe(422)
  })

  test('holds no more lines than a cart may have', async () => {
    const ids = await Promise.all(Array.from({ length: limits.maxCartLines }, () => putProduct(shop.db)))
    expect((await add(...ids.map((productId) => ({ productId, count: 1 })))).statusCode).toBe(200)
    expect(codeOf(await add({ productId: await putProduct(shop.db), count: 1 }))).toBe('cart_full')
    expect((await add({ productId: ids[0] ?? '', count: 1 })).statusCode).toBe(200)
  })

  test('takes the same statements for any number of goods: each text is prepared by itself', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => putProduct(shop.db)))
    const changes = (count: number, some = ids) => some.map((productId) => ({ productId, count }))
    const texts = new Set<string>()
    const logger = { logQuery: (text: string) => texts.add(text) }
    const logged = drizzle(shop.database.pool, { schema, casing: 'snake_case', logger })
    const dependencies = { ...shop, database: { ...shop.database, db: logged }, clock: shop.time.clock }
    const carts = makeCartService(dependencies)
    const [device] = (await customer.get('/api/user/sessions')).json<{ id: string }[]>()
    const session = { customerId: customer.customerId, sessionId: device?.id ?? '' }
    const textsOf = async (count: number, some = ids) => {
      texts.clear()
      await carts.add(makeCustomer(session, dependencies), changes(count, some))
      return [...texts]
    }
    await add(...changes(1))
    expect(await textsOf(2)).toEqual(await textsOf(2, ids.slice(0, 1)))
    expect(await textsOf(-9, ids.slice(0, 1))).toEqual(await textsOf(-9))
    expect(await counts()).toEqual({})
  })

  test('loses nothing when many calls come at the same moment', { tags: ['§D4.24'] }, async () => {
    const productId = await putProduct(shop.db, { onHand: 1_000, maxPerOrder: 1_000 })
    const other = await putProduct(shop.db, { onHand: 1_000, maxPerOrder: 1_000 })
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_none, index) =>
        index % 2
          ? add({ productId, count: 2 }, { productId: other, count: 1 })
          : add({ productId: other, count: 3 }, { productId, count: 1 }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200))
    expect(await counts()).toEqual({ [productId]: 45, [other]: 60 })
    const carts = await shop.db.select().from(orders).where(eq(orders.customerId, customer.customerId))
    expect(carts).toHaveLength(1)
  })
})

describe('a price that changed', () => {
  test('is told until the customer touches the line, and counts at once', { tags: ['§D4.4'] }, async () => {
    const productId = await putProduct(shop.db, { price: 1_000_000 })
    await add({ productId, count: 2 })
    await shop.db.update(products).set({ price: 1_200_000 }).where(eq(products.id, productId))
    expect(await cart()).toMatchObject({
      total: 2_400_000,
      problems: [{ productId, problem: 'price_changed' }],
      lines: [{ unitPrice: 1_200_000, priceBefore: 1_000_000, problem: 'price_changed' }],
    })
    expect((await cart()).problems).toHaveLength(1)
    await add({ productId, count: 1 })
    expect(await cart()).toMatchObject({ total: 3_600_000, problems: [], lines: [{ priceBefore: null }] })
  })

  test('is remembered as shown for all lines by one statement', async () => {
    const ids = [await putProduct(shop.db), await putProduct(shop.db), await putProduct(shop.db)]
    await add(...ids.map((productId) => ({ productId, count: 1 })))
    for (const [place, id] of ids.entries())
      await shop.db
        .update(products)
        .set({ price: 2_000_000 + place })
        .where(eq(products.id, id))
    const texts = await statementsDuring(cart)
    expect(texts.filter((text) => /^\s*update "?order_lines/i.test(text))).toHaveLength(1)
    const lines = await shop.db.select().from(orderLines).where(inArray(orderLines.productId, ids))
    expect(lines.map(({ shownPrice }) => shownPrice).toSorted()).toEqual([2_000_000, 2_000_001, 2_000_002])
    expect(await statementsDuring(cart)).not.toContainEqual(expect.stringMatching(/update/i))
  })
})

describe('delivery', () => {
  const newAddress = async (who: TestCustomer, changes = {}): Promise<string> =>
    (await who.post('/api/order/newAddress', addressOf(changes))).json().addressId
  const setAddress = (id: string, body: object = {}) => customer.post(`/api/order/setAddress?id=${id}`, body)
  const methods = async () =>
    (await customer.get('/api/order/shippingMethods')).json().map(({ id }: { id: string }) => id)

  beforeEach(async () => {
    await add({ productId: await putProduct(shop.db, { price: 5_000_000, weightGrams: 700 }), count: 2 })
  })

  test('offers what serves the address, with its fee in the total', {
    tags: ['§4.18', '§7.15', '§D5.3', '§D5.17'],
  }, async () => {
    expect(codeOf(await customer.get('/api/order/shippingMethods'))).toBe('address_required')
    await setAddress(await newAddress(customer))
    expect(await methods()).toEqual(['post', 'courier-tehran', 'tipax'])
    const response = (
      await setAddress(await newAddress(customer), {
        shippingMethodId: 'courier-tehran',
        note: ' زنگ  نزنید ',
      })
    ).json()
    expect(response).toMatchObject({
      address: { city: 'تهران' },
      shippingMethodId: 'courier-tehran',
      note: 'زنگ نزنید',
      shippingFee: 800_000,
      total: 10_800_000,
    })
  })

  test('is a gift until that is taken back, and the order keeps the card as it was written', async () => {
    const address = await newAddress(customer)
    const gift = { card: ' مادر مهربانم، \r\n\r\n\r\n  یلدا مبارك ', hidesPrices: true }
    const kept = { card: 'مادر مهربانم،\n\nیلدا مبارک', hidesPrices: true }
    const given = await setAddress(address, { shippingMethodId: 'post', gift })
    expect(given.json(), 'cleaned').toMatchObject({ gift: kept })
    expect((await setAddress(address, { note: 'زنگ بزنید' })).json(), 'stays').toMatchObject({ gift: kept })
    for (const wrong of [{ card: 'آ'.repeat(201) }, { card: '\u0007' }, { hidesPrices: 'yes' }, { price: 1 }])
      expect(codeOf(await setAddress(address, { gift: { ...gift, ...wrong } }))).toBe('validation_failed')
    expect((await setAddress(address, { gift: null })).json()).toMatchObject({ gift: null })

    await setAddress(address, { gift })
    // No gateway answers here; the order is placed before one is asked.
    await customer.get(payUrl())
    const [order] = (await customer.get('/api/order/orders')).json().items
    expect((await cart()).gift, 'the next cart is none').toBeNull()
    expect((await customer.get(`/api/order/orderDetails?id=${order.id}`)).json()).toMatchObject({
      gift: kept,
    })
  })

  test('drops a method that does not serve the new address, and keeps one that does', async () => {
    const tehran = await newAddress(customer)
    const yazd = await newAddress(customer, { province: 'یزد', city: 'میبد' })
    await setAddress(tehran, { shippingMethodId: 'courier-tehran', note: 'یادداشت' })
    expect((await setAddress(yazd)).json()).toMatchObject({
      shippingMethodId: null,
      shippingFee: null,
      note: 'یادداشت',
    })
    expect(await methods()).toEqual(['post', 'tipax'])
    expect(codeOf(await setAddress(yazd, { shippingMethodId: 'courier-tehran' }))).toBe(
      'shipping_unavailable',
    )
    expect(codeOf(await setAddress(yazd, { shippingMethodId: 'drone' }))).toBe('shipping_unavailable')
    await setAddress(yazd, { shippingMethodId: 'post' })
    expect((await setAddress(tehran)).json()).toMatchObject({ shippingMethodId: 'post' })
  })

  test('goes to no address of somebody else', async () => {
    const stranger = await shop.signIn('09140000002')
    expect(codeOf(await setAddress(await newAddress(stranger)))).toBe('not_found')
    expect(codeOf(await setAddress('no-such-address'))).toBe('not_found')
  })
})
