import { endpoints } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../test/checkout.ts'
import { makeTablePrint } from '../../test/database/table-prints.ts'
import { putProduct } from '../../test/put-product.ts'
import { runs } from '../../test/runs.ts'
import type { TestCustomer } from '../../test/test-app.ts'
import { openTwoProcesses } from '../../test/two-processes.ts'
import { coupons } from '../modules/coupon/coupon.tables.ts'
import { orders } from '../modules/order/order.tables.ts'
import { payments } from '../modules/payment/payment.tables.ts'
import { smsMessages } from '../modules/sms/sms.tables.ts'
import { commandLineDesk } from '../modules/staff-action/command-line.ts'
import { auditBooks } from './audit/audit-books.ts'
import { prepareOrder } from './orders/fulfil-order.ts'
import { deliverOrder } from './orders/parcels/change-parcel.ts'
import { shipOrder } from './orders/parcels/send-parcel.ts'
import { takeReturn } from './orders/return-order.ts'

let shop: Awaited<ReturnType<typeof openTwoProcesses>>
let phones = 0
beforeAll(async () => {
  shop = await openTwoProcesses()
})
afterAll(async () => {
  await shop.close()
})

const signIn = () => {
  phones += 1
  return shop.signIn(`0935${String(phones).padStart(7, '0')}`)
}
/** Shoppers who all have the same in their carts. */
const crowd = async (size: number, productId: string): Promise<TestCustomer[]> => {
  const shoppers: TestCustomer[] = []
  while (shoppers.length < size) {
    const group = await Promise.all(Array.from({ length: Math.min(10, size - shoppers.length) }, signIn))
    await Promise.all(group.map((shopper) => fillCart(shopper, [{ productId, count: 1 }])))
    shoppers.push(...group)
  }
  return shoppers
}
const tally = (values: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, group]) => [value, group.length]))
const attemptsOf = (orderId: string) => shop.db.select().from(payments).where(eq(payments.orderId, orderId))
const audit = () => auditBooks(shop.database, shop.time.clock())
const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_none, index) => work(index)))

test('[#1] of two hundred shoppers who go for ten pieces at two processes exactly ten hold one', async () => {
  const size = runs(60, 200)
  const productId = await putProduct(shop.db, { onHand: 10 })
  const shoppers = await crowd(size, productId)
  const responses = await Promise.all(shoppers.map((shopper) => shop.get(shopper, payUrl())))
  expect(tally(responses.map((response) => response.json().code ?? 'held'))).toEqual({
    held: 10,
    insufficient_stock: size - 10,
  })
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 10, reserved: 10, sold: 0 })
  expect(await audit()).toEqual([])
})

test('[#2] fifty cart calls of one customer from five devices add up exactly', async () => {
  const productId = await putProduct(shop.db, { onHand: 1_000, maxPerOrder: 1_000 })
  const devices: TestCustomer[] = []
  const { phone } = await signIn()
  for (let index = 0; index < 5; index += 1) {
    shop.time.advance(61_000)
    devices.push(await shop.signIn(phone))
  }
  const [first] = devices
  if (!first) throw new Error('no device')
  const responses = await times(50, (index) =>
    shop.post(devices[index % 5] ?? first, '/api/order/addToCart', [{ productId, count: (index % 3) + 1 }]),
  )
  expect(tally(responses.map(({ statusCode }) => statusCode))).toEqual({ 200: 50 })
  expect((await shop.get(first, '/api/order/pending')).json().totalCount).toBe(99)
})

test('[#3] ten clicks on pay at once make one order, one attempt and one request to the bank', async () => {
  const productId = await putProduct(shop.db, { onHand: 10 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 2 }])
  const requests = shop.bank.calls.request
  const responses = await times(10, () => shop.get(shopper, payUrl()))
  expect(tally(responses.map(({ statusCode }) => statusCode))).toEqual({ 200: 10 })
  expect(new Set(responses.map((response) => response.body)).size).toBe(1)
  expect(shop.bank.calls.request - requests).toBe(1)
  const { orderId } = responses[0]?.json() ?? {}
  expect(await attemptsOf(orderId)).toHaveLength(1)
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 10, reserved: 2, sold: 0 })
})

test('[#5] [#19] two tabs, the callback and two sweepers settle a payment once and tell the customer once', async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 2 }])
  const started = await shopper.get(payUrl())
  const { orderId } = started.json()
  const callback = `/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`
  shop.bank.pay(authorityOf(started))
  shop.time.advance(120_000)
  const sweeping = shop.sweep()
  const responses = await Promise.all([
    shop.get(shopper, callback),
    shop.get(shopper, '/api/order/paymentCheck'),
    shop.get(shopper, callback),
    shop.get(shopper, '/api/order/paymentCheck'),
  ])
  await sweeping
  expect(tally(responses.map((response) => response.json().status))).toEqual({ paid: 4 })
  expect(await attemptsOf(orderId)).toMatchObject([{ status: 'paid' }])
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  const order = (await shopper.get(`/api/order/orderDetails?id=${orderId}`)).json()
  expect(order.timeline.map(({ status }: { status: string }) => status)).toEqual(['awaiting_payment', 'paid'])
  const messages = await shop.db
    .select()
    .from(smsMessages)
    .where(eq(smsMessages.dedupeKey, `order:${orderId}:paid`))
  expect(messages).toHaveLength(1)
  expect(await audit()).toEqual([])
})

test('[#6] an order whose attempt failed is paid again, also by two clicks at once: with one new attempt', async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 2 }])
  const started = await shopper.get(payUrl())
  const { orderId } = started.json()
  shop.bank.fail(authorityOf(started))
  await shopper.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=NOK`)
  expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
  const again = await times(4, () => shop.get(shopper, payUrl(orderId)))
  expect(new Set(again.map((response) => response.json().redirectUrl)).size).toBe(1)
  const statuses = (await attemptsOf(orderId)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['failed', 'open'])
  expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
})

test('[#7] paid after the hold ran out: sold when the goods are there, owed back when a rival has them', async () => {
  for (const isRivalThere of [false, true]) {
    const productId = await putProduct(shop.db, { onHand: 1 })
    const shopper = await signIn()
    await fillCart(shopper, [{ productId, count: 1 }])
    const authority = authorityOf(await shopper.get(payUrl()))
    shop.time.advance(16 * 60_000)
    await shop.sweep()
    if (isRivalThere) {
      const rival = await signIn()
      await fillCart(rival, [{ productId, count: 1 }])
      expect((await rival.get(payUrl())).statusCode).toBe(200)
    }
    shop.bank.pay(authority)
    await Promise.all([
      shop.sweep(),
      shop.get(shopper, `/api/order/paymentCheck?Authority=${authority}&Status=OK`),
    ])
    const [order] = (await shopper.get('/api/order/orders')).json().items
    expect(order.status).toBe(isRivalThere ? 'refund_due' : 'paid')
  }
  expect(await audit()).toEqual([])
})

test('[#8] a shopper’s own hold never stands in the way: the last pieces can be ordered again', async () => {
  const productId = await putProduct(shop.db, { onHand: 3 })
  const shopper = await signIn()
  for (let round = 0; round < 3; round += 1) {
    await fillCart(shopper, [{ productId, count: 3 }])
    expect((await shop.get(shopper, payUrl())).statusCode).toBe(200)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 3, sold: 0 })
  }
  expect(await audit()).toEqual([])
})

test('[#17] of fifty shoppers who use the last use of a coupon at once exactly one gets it', async () => {
  const size = runs(20, 50)
  const productId = await putProduct(shop.db, { onHand: 500 })
  await shop.db.insert(coupons).values({
    code: 'LAST',
    title: 'آخرین',
    kind: 'percent',
    value: 10,
    maxUses: 1,
    createdAt: shop.time.clock(),
  })
  const shoppers = await crowd(size, productId)
  for (const shopper of shoppers) await shopper.post('/api/order/coupon', { code: 'LAST' })
  const responses = await Promise.all(shoppers.map((shopper) => shop.get(shopper, payUrl())))
  expect(tally(responses.map((response) => response.json().code ?? 'placed'))).toEqual({
    placed: 1,
    coupon_refused: size - 1,
  })
  expect(await audit()).toEqual([])
})

test('[#18] a return that is taken in by two operators at once puts the goods back once and owes the money once', async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 2 }])
  const started = await shopper.get(payUrl())
  const order = { id: String(started.json().orderId) }
  shop.bank.pay(authorityOf(started))
  await shopper.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
  const dependencies = commandLineDesk({
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
  })
  await prepareOrder(dependencies, order)
  await shipOrder(dependencies, order, { trackingCode: null })
  await deliverOrder(dependencies, order)
  await shopper.post(`/api/order/return?id=${order.id}`, { reason: 'کوچک بود' })
  const taken = await Promise.allSettled([
    takeReturn(dependencies, order, true),
    takeReturn(dependencies, order, true),
  ])
  expect(tally(taken.map(({ status }) => status))).toEqual({ fulfilled: 1, rejected: 1 })
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  expect(await attemptsOf(order.id)).toMatchObject([{ status: 'refund_due' }])
  expect(await audit()).toEqual([])
})

test('a GET that a client repeats changes nothing', async () => {
  const productId = await putProduct(shop.db, { onHand: 10 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 1 }])
  const { orderId } = (await shopper.get(payUrl())).json()
  await fillCart(shopper, [{ productId, count: 1 }])
  const values: Record<string, string> = { id: orderId, productId, Status: 'OK' }
  const print = await makeTablePrint(shop.db)
  const mine = Object.values(endpoints).filter(
    ({ method, access, path }) => method === 'GET' && access === 'customer' && path !== '/api/order/payment',
  )
  expect(mine.length).toBeGreaterThan(10)
  for (const { path, query } of mine) {
    const given = Object.keys(query.shape).flatMap((key) => (values[key] ? [`${key}=${values[key]}`] : []))
    const url = `${path}?${given.join('&')}`
    const first = await shop.get(shopper, url)
    const before = await print()
    const repeated = await times(3, () => shop.get(shopper, url))
    expect(new Set(repeated.map(({ statusCode }) => statusCode)), url).toEqual(new Set([first.statusCode]))
    expect(await print(), url).toBe(before)
  }
})

test('numbers of orders have no gaps, whatever failed between them at two processes', async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shoppers = await crowd(15, productId)
  await Promise.all(shoppers.map((shopper) => shop.get(shopper, payUrl())))
  const numbers = (await shop.db.select({ number: orders.orderNumber }).from(orders))
    .flatMap(({ number }) => (number === null ? [] : [Number(number)]))
    .toSorted((one, another) => one - another)
  expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index))
})
