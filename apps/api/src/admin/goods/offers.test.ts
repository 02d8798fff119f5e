import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeDesk, type TestDesk } from '../../../test/desk.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { productOffers } from '../../modules/offer/offer.tables.ts'
import { orderLines, orders } from '../../modules/order/order.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditActions } from '../../workflows/audit/audit-actions.ts'

const MINUTE = 60_000
let desk: TestDesk
let other: FastifyInstance
let editor: TestStaff
let id: string
let members = 0
beforeAll(async () => {
  desk = await makeDesk()
  other = await desk.shop.secondApp()
})
beforeEach(async () => {
  members += 1
  desk.shop.time.advance(61_000)
  editor = await signInStaff(desk.shop, 'catalogue', `0938${String(members).padStart(7, '0')}`)
  id = await putProduct(desk.shop.db, { slug: `bowl-${members}`, price: 1_000_000 })
})
afterAll(async () => {
  await other.close()
  await desk.shop.close()
})

/** A minute so many minutes from now, as it is typed. */
const inMinutes = (minutes: number): string => {
  const tehran = new Date(desk.shop.time.clock().getTime() + minutes * MINUTE + 3.5 * 60 * MINUTE)
  return tehran.toISOString().slice(0, 16).replace('T', ' ')
}
const add = (price: number, from: number | null, to: number) =>
  editor.post(`/api/admin/product/offers/add?id=${id}`, {
    price,
    startsAt: from === null ? null : inMinutes(from),
    endsAt: inMinutes(to),
  })
const planned = async (price: number, from: number | null, to: number) => {
  const response = await add(price, from, to)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const cancel = (offer: string) => editor.post(`/api/admin/product/offers/cancel?id=${offer}`)
const pricesOf = async () => {
  const [row] = await desk.shop.db
    .select({ price: products.price, listPrice: products.listPrice })
    .from(products)
    .where(eq(products.id, id))
  return [row?.price, row?.listPrice]
}
const statesOf = async () =>
  (await editor.get(`/api/admin/product/offers?id=${id}`)).json().map(({ state }: { state: string }) => state)
const untilPrices = (price: number, listPrice: number | null) =>
  expect.poll(() => pricesOf()).toEqual([price, listPrice])
const discounted = async () => {
  const list = await desk.shop.app.inject({ url: '/api/shop/products?discounted=true&take=48' })
  return list.json().items.some(({ productId }: { productId: string }) => productId === id)
}

describe('an offer', () => {
  test('starts and ends by its row, in lists and on the page, and is in the books', async () => {
    const [offer] = await planned(700_000, 10, 20)
    expect(offer).toMatchObject({ price: 700_000, state: 'planned' })
    expect(await pricesOf()).toEqual([1_000_000, null])
    desk.shop.time.advance(11 * MINUTE)
    await expect.poll(() => discounted()).toBe(true)
    const { product } = (await desk.shop.app.inject({ url: `/api/shop/product?slug=bowl-${members}` })).json()
    expect(product).toMatchObject({ price: 700_000, listPrice: 1_000_000, offerEndsAt: offer.endsAt })
    desk.shop.time.advance(10 * MINUTE)
    await expect.poll(() => discounted()).toBe(false)
    expect(await pricesOf()).toEqual([1_000_000, null])
    expect(await statesOf()).toEqual(['ended'])
    const books = await desk.shop.db
      .select()
      .from(staffActions)
      .where(eq(staffActions.subject, `product:${id}`))
    expect(books.map(({ call }) => call).toSorted()).toEqual(['addOffer', 'applyOffer', 'applyOffer'])
    expect(await auditActions(desk.shop.database, desk.shop.config.SECRET)).toEqual([])
  })

  test('gives a price that was a discount before back as it was', async () => {
    await desk.shop.db
      .update(products)
      .set({ price: 800_000, listPrice: 1_000_000 })
      .where(eq(products.id, id))
    await planned(600_000, null, 10)
    expect(await pricesOf()).toEqual([600_000, 1_000_000])
    desk.shop.time.advance(11 * MINUTE)
    await untilPrices(800_000, 1_000_000)
  })

  test('that ends leaves the list price that somebody typed meanwhile', async () => {
    await planned(600_000, null, 10)
    const record = (await editor.get(`/api/admin/product?id=${id}`)).json()
    const edit = { version: record.edition.version, price: 650_000, listPrice: 1_200_000 }
    expect((await editor.post(`/api/admin/product/edit?id=${id}`, edit)).statusCode).toBe(200)
    desk.shop.time.advance(11 * MINUTE)
    await untilPrices(1_200_000, null)
  })

  test('makes an edit that saw the price of before choose', async () => {
    const { edition } = (await editor.get(`/api/admin/product?id=${id}`)).json()
    await planned(600_000, null, 10)
    const edit = { version: edition.version, price: 900_000 }
    expect((await editor.post(`/api/admin/product/edit?id=${id}`, edit)).json().code).toBe('edit_conflict')
  })

  test('that follows another one starts when that one ends', async () => {
    await planned(700_000, null, 10)
    await planned(900_000, 10, 20)
    desk.shop.time.advance(11 * MINUTE)
    await untilPrices(900_000, 1_000_000)
    expect(await statesOf()).toEqual(['running', 'ended'])
    desk.shop.time.advance(10 * MINUTE)
    await untilPrices(1_000_000, null)
  })

  test('is skipped when the price is lower already, or when its time passed while nobody looked', async () => {
    await planned(700_000, 10, 20)
    await desk.shop.db.update(products).set({ price: 500_000 }).where(eq(products.id, id))
    desk.shop.time.advance(11 * MINUTE)
    await expect.poll(() => statesOf()).toEqual(['skipped'])
    expect(await pricesOf()).toEqual([500_000, null])
    await planned(400_000, 5, 6)
    desk.shop.time.advance(10 * MINUTE)
    await expect.poll(() => statesOf()).toEqual(['skipped', 'skipped'])
    expect(await pricesOf()).toEqual([500_000, null])
  })

  test('is cancelled before its time, or in it: then the price is back at once', async () => {
    const [later] = await planned(700_000, 20, 30)
    expect((await cancel(later.id)).json()).toMatchObject([{ state: 'cancelled' }])
    const now = (await planned(700_000, null, 10)).find(({ state }: { state: string }) => state === 'running')
    expect(await pricesOf()).toEqual([700_000, 1_000_000])
    expect((await cancel(now.id)).statusCode).toBe(200)
    expect(await pricesOf()).toEqual([1_000_000, null])
    expect((await cancel(now.id)).json().code).toBe('already_done')
    desk.shop.time.advance(25 * MINUTE)
    expect(await discounted()).toBe(false)
  })
})

test.each([
  ['offer_price', 'price', 1_000_000, 20, 30],
  ['offer_times', 'endsAt', 500_000, 20, 20],
  ['offer_times', 'endsAt', 500_000, -20, -10],
  ['offer_overlaps', 'startsAt', 500_000, 4, 6],
  ['offer_overlaps', 'startsAt', 500_000, 9, 30],
  ['offer_overlaps', 'startsAt', 500_000, 1, 30],
] as const)('%s is refused and told at %s: %d from %d to %d', async (code, field, price, from, to) => {
  await planned(700_000, 5, 10)
  const response = await add(price, from, to)
  expect([response.statusCode, response.json().code]).toEqual([409, code])
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('an imported discount with an end is an offer: another one waits for its end', async () => {
  const offerEndsAt = new Date(desk.shop.time.clock().getTime() + 10 * MINUTE)
  await desk.shop.db
    .update(products)
    .set({ price: 80, listPrice: 100, offerEndsAt })
    .where(eq(products.id, id))
  expect((await add(50, 5, 20)).json().code).toBe('offer_overlaps')
  await planned(90, 15, 20)
  desk.shop.time.advance(11 * MINUTE)
  await untilPrices(100, null)
})

describe('at the same moment', () => {
  test('of two members who plan for the same time one is refused', async () => {
    const codes = await Promise.all([add(700_000, 5, 10), add(600_000, 6, 9), add(500_000, 4, 11)])
    expect(codes.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  })

  test('processes that find the same start due do it once', async () => {
    await planned(700_000, 5, 15)
    desk.shop.time.advance(6 * MINUTE)
    await untilPrices(700_000, 1_000_000)
    desk.shop.time.advance(10 * MINUTE)
    await untilPrices(1_000_000, null)
    const [{ count } = { count: 0 }] = await desk.shop.db
      .select({ count: sql<number>`count(*)::int` })
      .from(staffActions)
      .where(sql`${staffActions.call} = 'applyOffer' AND ${staffActions.subject} = ${`product:${id}`}`)
    expect(count).toBe(2)
  })

  test('a checkout waits for whoever ends an offer, and asks for another look at the price', async () => {
    await planned(600_000, null, 10)
    const shopper = await desk.newCustomer()
    await fillCart(shopper, [{ productId: id, count: 1 }])
    const [paying] = await desk.shop.db.transaction(async (tx) => {
      // As a process that is at this product and has not ended the offer yet.
      await tx.execute(sql`SELECT FROM products WHERE id = ${id} FOR NO KEY UPDATE`)
      desk.shop.time.advance(11 * MINUTE)
      const response = shopper.get(payUrl())
      await untilSomebodyWaits(desk.shop.db)
      return [response]
    })
    expect((await paying).json().code).toBe('cart_problems')
    expect((await shopper.get('/api/order/pending')).json().lines).toMatchObject([{ unitPrice: 1_000_000 }])
    expect((await shopper.get(payUrl())).statusCode).toBe(200)
  })

  test('nobody who goes to pay while an offer ends pays its price after its end', async () => {
    await planned(600_000, null, 10)
    const endsAt = (await desk.shop.db.select().from(productOffers).where(eq(productOffers.productId, id)))[0]
      ?.endsAt
    const shoppers = await Promise.all(Array.from({ length: 12 }, () => desk.newCustomer()))
    for (const shopper of shoppers) await fillCart(shopper, [{ productId: id, count: 1 }])
    const paying = shoppers.map(async (shopper, index) => {
      if (index === 6) desk.shop.time.advance(11 * MINUTE)
      return shopper.get(payUrl())
    })
    const codes = (await Promise.all(paying)).map((response) => response.json().code ?? 'placed')
    expect(new Set(codes)).toContain('cart_problems')
    const paid = await desk.shop.db
      .select({ price: orderLines.unitPrice, at: orders.placedAt })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(sql`${orderLines.productId} = ${id} AND ${orders.status} <> 'pending'`)
    const late = paid.filter(({ price, at }) => price === 600_000 && at && endsAt && at >= endsAt)
    expect(late).toEqual([])
  })
})
