import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../test/checkout.ts'
import { lockCustomer } from '../../test/database/lock-customer.ts'
import { makeFakeGateway } from '../../test/fake-gateway.ts'
import { putProduct } from '../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../test/test-app.ts'
import { untilSomebodyWaits } from '../../test/waiting/until-somebody-waits.ts'
import { GatewayUnavailableError, type PaymentGateway } from '../modules/payment/payment-gateway.ts'
import { placeCart } from './checkout/place-cart.ts'
import { prepareCart } from './checkout/prepare-cart.ts'

const bank = makeFakeGateway()
let shop: TestApp
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(() => shop.close())

const signIn = () => {
  phones += 1
  return shop.signIn(`0918${String(phones).padStart(7, '0')}`)
}
const crowd = async (size: number): Promise<TestCustomer[]> => {
  const shoppers: TestCustomer[] = []
  for (let count = 0; count < size; count += 1) shoppers.push(await signIn())
  return shoppers
}
const tally = (values: readonly unknown[]) =>
  Object.fromEntries([...Map.groupBy(values, String)].map(([value, group]) => [value, group.length]))

test('forty shoppers who go for five pieces at the same moment hold exactly five', {
  tags: ['§9.25', '§D4.23'],
}, async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shoppers = await crowd(40)
  for (const shopper of shoppers) await fillCart(shopper, [{ productId, count: 1 }])
  const responses = await Promise.all(shoppers.map((shopper) => shopper.get(payUrl())))
  expect(tally(responses.map((response) => response.json().code ?? 'held'))).toEqual({
    held: 5,
    insufficient_stock: 35,
  })
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 5, sold: 0 })

  for (const response of responses) if (response.statusCode === 200) bank.pay(authorityOf(response))
  await Promise.all(shoppers.map((shopper) => shopper.get('/api/order/paymentCheck')))
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 0, reserved: 0, sold: 5 })
})

test('shoppers who want the same goods in opposite orders never wait for each other in a circle', {
  tags: ['§D4.19'],
}, async () => {
  const goods = await Promise.all(Array.from({ length: 4 }, () => putProduct(shop.db, { onHand: 100 })))
  const shoppers = await crowd(12)
  for (const [index, shopper] of shoppers.entries()) {
    const wanted = index % 2 ? goods : goods.toReversed()
    await fillCart(
      shopper,
      wanted.map((productId) => ({ productId, count: 1 })),
    )
  }
  const responses = await Promise.all(shoppers.map((shopper) => shopper.get(payUrl())))
  expect(tally(responses.map(({ statusCode }) => statusCode))).toEqual({ 200: 12 })
  for (const productId of goods)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 100, reserved: 12, sold: 0 })
})

test('returning twice while the sweeper looks settles once and moves the stock once', {
  tags: ['§D4.26'],
}, async () => {
  const productId = await putProduct(shop.db, { onHand: 5 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 2 }])
  const started = await shopper.get(payUrl())
  const { orderId } = started.json()
  const authority = authorityOf(started)
  bank.pay(authority)
  shop.time.advance(120_000)
  const url = `/api/order/paymentCheck?Authority=${authority}&Status=OK`
  const sweeps = shop.app.jobs.map(({ run }) => run())
  const responses = await Promise.all([
    shopper.get(url),
    shopper.get(url),
    shopper.get('/api/order/paymentCheck'),
  ])
  await Promise.all(sweeps)
  expect(responses.map((response) => response.json().status)).toEqual(['paid', 'paid', 'paid'])
  expect(new Set(responses.map((response) => response.json().refId)).size).toBe(1)
  expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  const order = (await shopper.get(`/api/order/orderDetails?id=${orderId}`)).json()
  expect(order.timeline.map(({ status }: { status: string }) => status)).toEqual(['awaiting_payment', 'paid'])
  expect(order.payments).toHaveLength(1)
})

test.each(['answers', 'fails'])(
  'a request to the gateway that %s after another call asked in its place ends or replaces nothing',
  async (outcome) => {
    const productId = await putProduct(shop.db, { onHand: 5 })
    let answer = () => {}
    const slow = new Promise<void>((resolve) => {
      answer = resolve
    })
    let asked = 0
    const gateway: PaymentGateway = {
      ...bank.gateway,
      request: async (attempt) => {
        asked += 1
        const isFirst = asked === 1
        if (isFirst) await slow
        if (isFirst && outcome === 'fails') throw new GatewayUnavailableError('too slow')
        return bank.gateway.request(attempt)
      },
    }
    const { app } = await createTestApp({ gateway, database: shop.database, time: shop.time })
    const shopper = await signIn()
    const get = (url: string) => app.inject({ url, headers: shopper.headers })
    await fillCart(shopper, [{ productId, count: 1 }])
    const first = get(payUrl())
    await expect.poll(() => asked).toBe(1)
    shop.time.advance(16_000)
    const second = await get(payUrl())
    expect(second.statusCode).toBe(200)
    answer()
    expect((await first).json()).toEqual(second.json())
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    bank.pay(authorityOf(second))
    const check = await get(`/api/order/paymentCheck?Authority=${authorityOf(second)}&Status=OK`)
    expect(check.json()).toMatchObject({ status: 'paid' })
    await app.close()
  },
)

test('sweepers of several processes share the open attempts: each is asked about once', async () => {
  const productId = await putProduct(shop.db, { onHand: 20 })
  const authorities: string[] = []
  for (const shopper of await crowd(6)) {
    await fillCart(shopper, [{ productId, count: 1 }])
    authorities.push(authorityOf(await shopper.get(payUrl())))
  }
  shop.time.advance(120_000)
  const look = shop.app.jobs.find(({ name }) => name === 'look after open attempts')
  await Promise.all([look?.run(), look?.run(), look?.run()])
  const ours = bank.inquired.filter((authority) => authorities.includes(authority))
  expect(ours.toSorted()).toEqual(authorities.toSorted())
})

test('paying, adding to the cart and coming back at the same moment lose nothing', async () => {
  const productId = await putProduct(shop.db, { onHand: 100, maxPerOrder: 100 })
  const shopper = await signIn()
  await fillCart(shopper, [{ productId, count: 1 }])
  const add = () => shopper.post('/api/order/addToCart', [{ productId, count: 1 }])
  const responses = await Promise.all([add(), shopper.get(payUrl()), add(), add(), add()])
  const [, paid, ...added] = responses
  expect(paid?.statusCode).toBe(200)
  expect(added.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const order = (await shopper.get(`/api/order/orderDetails?id=${paid?.json().orderId}`)).json()
  const cart = (await shopper.get('/api/order/pending')).json()
  expect(order.totalCount + cart.totalCount).toBe(5)
  expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: order.totalCount })
})

test('a cart that becomes an order while somebody looks at it is seen with its lines or not at all', async () => {
  const shopper = await signIn()
  await fillCart(shopper, [{ productId: await putProduct(shop.db), count: 1 }])
  const cart = await prepareCart(shop.desk, shopper.customerId)
  const [looking] = await shop.db.transaction(async (tx) => {
    // The call that reads lines waits, and reads them when the order is placed.
    await tx.execute(sql`LOCK TABLE order_lines`)
    const response = shopper.get('/api/order/pending')
    await untilSomebodyWaits(shop.db)
    const locked = await lockCustomer(tx, shopper.customerId)
    const { order } = await placeCart(locked, cart, shop.time.clock())
    return [response, order]
  })
  expect((await looking).json()).toMatchObject({
    lines: [],
    address: null,
    unpaidOrder: { total: 1_450_000 },
  })
})

test('a hold that runs out while its order is being paid is sold once or owed back, never both', {
  tags: ['§D4.23'],
}, async () => {
  for (let round = 0; round < 5; round += 1) {
    const productId = await putProduct(shop.db, { onHand: 1 })
    const shopper = await signIn()
    const rival = await signIn()
    await fillCart(shopper, [{ productId, count: 1 }])
    const authority = authorityOf(await shopper.get(payUrl()))
    bank.pay(authority)
    shop.time.advance(16 * 60_000)
    await rival.post('/api/order/addToCart', [{ productId, count: 1 }])
    const release = shop.app.jobs.find(({ name }) => name === 'release expired holds')
    await Promise.all([
      shopper.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`),
      release?.run(),
      fillCart(rival, [{ productId, count: 1 }]).then(() => rival.get(payUrl())),
    ])
    const { onHand, reserved, sold } = await stockOf(shop.db, productId)
    const [order] = (await shopper.get('/api/order/orders')).json().items
    expect(order.status).toBe(sold === 1 ? 'paid' : 'refund_due')
    expect(onHand + sold).toBe(1)
    expect(reserved).toBeLessThanOrEqual(onHand)
  }
})
