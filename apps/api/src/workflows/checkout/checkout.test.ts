import { errorResponse, type OrderDetails } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'

const MINUTE = 60_000
const bank = makeFakeGateway()
let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0916${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 5, price: 2_000_000, listPrice: 2_400_000, title: 'گلدان' })
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
// People take a moment for everything, so that things have an order in time.
const pay = (orderId?: string) => {
  shop.time.advance(100)
  return customer.get(payUrl(orderId))
}
const check = (authority?: string, status?: string) => {
  shop.time.advance(100)
  return customer.get(`/api/order/paymentCheck${authority ? `?Authority=${authority}&Status=${status}` : ''}`)
}
const details = async (id: string): Promise<OrderDetails> =>
  (await customer.get(`/api/order/orderDetails?id=${id}`)).json()
const sweep = async () => {
  for (const job of shop.app.jobs) await job.run()
}
const buy = async (count = 2) => {
  await fillCart(customer, [{ productId, count }])
  const response = await pay()
  expect(response.statusCode).toBe(200)
  return { orderId: String(response.json().orderId), authority: authorityOf(response) }
}

describe('going to pay', () => {
  test('turns the cart into an order with its goods held, and the cart is empty', {
    tags: ['§4.18', '§7.11', '§D1.2', '§D4.18'],
  }, async () => {
    const { orderId, authority } = await buy()
    expect(authority).toMatch(/^T\d{35}$/)
    expect(bank.sessions.get(authority)?.amount).toBe(4_450_000)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 2, sold: 0 })
    const order = await details(orderId)
    expect(order).toMatchObject({
      status: 'awaiting_payment',
      subtotal: 4_800_000,
      discount: 800_000,
      shippingFee: 450_000,
      total: 4_450_000,
      totalCount: 2,
      canPay: true,
      address: { city: 'تهران', receiverName: 'مریم احمدی' },
      shippingMethod: { id: 'post', title: 'پست پیشتاز' },
      lines: [{ productId, title: 'گلدان', unitPrice: 2_000_000, lineTotal: 4_000_000 }],
      payments: [{ status: 'open', amount: 4_450_000, gateway: 'fake', authority }],
      timeline: [{ status: 'awaiting_payment', by: 'customer' }],
    })
    expect((await customer.get('/api/order/pending')).json()).toMatchObject({
      lines: [],
      unpaidOrder: {
        id: orderId,
        orderNumber: order.orderNumber,
        total: 4_450_000,
        openAuthority: authority,
      },
    })
  })

  test('keeps the order as it was placed, whatever the catalogue says later', {
    tags: ['§D1.3'],
  }, async () => {
    const { orderId } = await buy()
    await shop.db
      .update(products)
      .set({ title: 'کوزه', price: 9_000_000, listPrice: null })
      .where(eq(products.id, productId))
    expect(await details(orderId)).toMatchObject({
      total: 4_450_000,
      lines: [{ title: 'گلدان', unitPrice: 2_000_000 }],
    })
  })

  test('answers the same redirect however often it is asked, with one attempt at the gateway', {
    tags: ['§7.17', '§D4.25'],
  }, async () => {
    await fillCart(customer, [{ productId, count: 2 }])
    const requests = bank.calls.request
    const responses = await Promise.all([pay(), pay(), pay(), pay()])
    const later = await pay(responses[0]?.json().orderId)
    expect(new Set([...responses, later].map(({ body }) => body)).size).toBe(1)
    expect(bank.calls.request).toBe(requests + 1)
    expect((await details(later.json().orderId)).payments).toHaveLength(1)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
  })

  test('leads nobody to an older unpaid order when the latest was paid in another tab', async () => {
    await buy(1)
    const { orderId, authority } = await buy(1)
    bank.pay(authority)
    await customer.get(`/api/order/paymentCheck?Authority=${authority}&Status=OK`)
    expect(await details(orderId)).toMatchObject({ status: 'paid' })
    expect(codeOf(await pay())).toBe('already_paid')
  })

  test.each([
    ['the order', (orderId: string) => pay(orderId)],
    ['the cart of a tab that still shows one', () => pay()],
  ])('finds what was paid in a closed tab before %s leads to the bank again', async (_title, payIt) => {
    const { orderId, authority } = await buy()
    bank.pay(authority)
    expect(codeOf(await payIt(orderId))).toBe('already_paid')
    expect(await details(orderId)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] })
    expect((await customer.get('/api/order/pending')).json().unpaidOrder).toBeNull()
  })

  test('leads nobody to a page of the bank that is over: what failed there gets a new one', async () => {
    const { orderId, authority } = await buy()
    bank.fail(authority)
    expect(authorityOf(await pay(orderId))).not.toBe(authority)
    expect((await details(orderId)).payments.map(({ status }) => status)).toEqual(['failed', 'open'])
  })

  test('numbers orders without gaps, failed ones between them or not', { tags: ['§D1.8'] }, async () => {
    const numberOf = async () => Number((await details((await buy(1)).orderId)).orderNumber)
    const first = await numberOf()
    await shop.db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, productId))
    await fillCart(customer, [{ productId, count: 1 }])
    await shop.db.update(stock).set({ onHand: 1, reserved: 1 }).where(eq(stock.productId, productId))
    const scarce = await putProduct(shop.db, { onHand: 1 })
    await fillCart(customer, [{ productId: scarce, count: 1 }])
    await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, scarce))
    expect(codeOf(await pay())).toBe('cart_problems')
    await customer.post('/api/order/addToCart', [{ productId: scarce, count: -1 }])
    expect((await pay()).statusCode).toBe(200)
    const orders = (await customer.get('/api/order/orders')).json()
    expect(orders.items.map(({ orderNumber }: { orderNumber: string }) => Number(orderNumber))).toEqual([
      first + 1,
      first,
    ])
  })

  test.each([
    ['an empty cart', async () => {}, 'cart_empty'],
    [
      'no address',
      () => customer.post('/api/order/addToCart', [{ productId, count: 1 }]),
      'address_required',
    ],
    [
      'no way of shipping',
      async () => {
        await fillCart(customer, [{ productId, count: 1 }])
        await shop.database.pool.query('UPDATE orders SET shipping_method_id = NULL WHERE customer_id = $1', [
          customer.customerId,
        ])
      },
      'shipping_required',
    ],
    [
      'a way of shipping that does not serve the address',
      async () => {
        await fillCart(customer, [{ productId, count: 1 }])
        await shop.database.pool.query(
          "UPDATE orders SET shipping_method_id = 'drone' WHERE customer_id = $1",
          [customer.customerId],
        )
      },
      'shipping_unavailable',
    ],
    [
      'more than there is by now',
      async () => {
        await fillCart(customer, [{ productId, count: 3 }])
        await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, productId))
      },
      'insufficient_stock',
    ],
  ])('is refused with %s', async (_title, prepare, code) => {
    await prepare()
    const response = await pay()
    expect(codeOf(response)).toBe(code)
    expect((await customer.get('/api/order/orders')).json().total).toBe(0)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0, sold: 0 })
  })

  test('asks for another look when a price rose since the cart was shown, and goes on after it', {
    tags: ['§9.24'],
  }, async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    await shop.db.update(products).set({ price: 2_100_000 }).where(eq(products.id, productId))
    expect(codeOf(await pay())).toBe('cart_problems')
    expect(codeOf(await pay())).toBe('cart_problems')
    expect((await customer.get('/api/order/pending')).json()).toMatchObject({ total: 2_550_000 })
    const { orderId } = (await pay()).json()
    expect(await details(orderId)).toMatchObject({ total: 2_550_000 })
  })

  test('charges the lower price when it fell meanwhile', { tags: ['§9.24'] }, async () => {
    await fillCart(customer, [{ productId, count: 1 }])
    await shop.db.update(products).set({ price: 1_900_000 }).where(eq(products.id, productId))
    expect(await details((await pay()).json().orderId)).toMatchObject({ total: 2_350_000 })
  })

  test('while the gateway is away keeps the order and holds nothing; paying it works later', async () => {
    await fillCart(customer, [{ productId, count: 2 }])
    bank.setDown(true)
    const failed = await pay()
    bank.setDown(false)
    expect(failed.statusCode).toBe(502)
    expect(codeOf(failed)).toBe('gateway_unavailable')
    expect(await stockOf(shop.db, productId)).toMatchObject({ onHand: 5, reserved: 0 })
    // Clients ask again after a 502, and the cart is an order by now.
    const again = await pay()
    expect(again.statusCode).toBe(200)
    expect(await details(again.json().orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'failed', failureReason: 'gateway_unavailable' }, { status: 'open' }],
    })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
  })

  test('puts a new hold in the place of the customer’s own earlier one', { tags: ['§D4.21'] }, async () => {
    await buy(4)
    expect((await customer.get('/api/order/pending')).json().lines).toEqual([])
    const second = await buy(3)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 3, sold: 0 })
    bank.pay(second.authority)
    expect((await check(second.authority, 'OK')).json()).toMatchObject({ status: 'paid' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 2, reserved: 0, sold: 3 })
  })
})

describe('coming back from the gateway', () => {
  test('paid: the hold becomes a sale and the order is paid', { tags: ['§4.18', '§7.18'] }, async () => {
    const { orderId, authority } = await buy()
    bank.pay(authority)
    const response = (await check(authority, 'OK')).json()
    expect(response).toMatchObject({
      status: 'paid',
      orderId,
      amount: 4_450_000,
      message: 'پرداخت با موفقیت انجام شد',
    })
    expect(response.refId).toBe(bank.sessions.get(authority)?.refId)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
    expect(await details(orderId)).toMatchObject({
      status: 'paid',
      canPay: false,
      payments: [
        { status: 'paid', refId: response.refId, maskedCard: '610433******1234', failureReason: null },
      ],
      timeline: [{ status: 'awaiting_payment' }, { status: 'paid', by: 'system' }],
    })
    expect(codeOf(await pay(orderId))).toBe('already_paid')
  })

  test('paid, asked again and again: the same answer, and the gateway is left in peace', async () => {
    const { authority } = await buy()
    bank.pay(authority)
    const first = await check(authority, 'OK')
    for (const again of [await check(authority, 'OK'), await check(authority, 'NOK'), await check()])
      expect(again.body).toBe(first.body)
    expect(bank.verified.filter((verified) => verified === authority)).toHaveLength(1)
  })

  test('without the gateway’s parameters finds the latest attempt', { tags: ['§D5.7'] }, async () => {
    const { orderId, authority } = await buy()
    expect((await check()).json()).toMatchObject({ status: 'pending', orderId })
    bank.pay(authority)
    expect((await check()).json()).toMatchObject({ status: 'paid', orderId })
  })

  test('turned back: the goods are free and the order can be paid again at its own prices', {
    tags: ['§D4.22'],
  }, async () => {
    const { orderId, authority } = await buy()
    bank.fail(authority)
    expect((await check(authority, 'NOK')).json()).toMatchObject({ status: 'failed', orderId, refId: null })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
    await shop.db
      .update(products)
      .set({ price: 7_000_000, listPrice: null })
      .where(eq(products.id, productId))
    const again = await pay(orderId)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
    bank.pay(authorityOf(again))
    expect((await check(authorityOf(again), 'OK')).json()).toMatchObject({
      status: 'paid',
      orderId,
      amount: 4_450_000,
    })
    expect((await details(orderId)).payments.map(({ status }) => status)).toEqual(['failed', 'paid'])
  })

  test('with NOK for what was paid after all: the gateway is believed, not the browser', async () => {
    const { authority } = await buy()
    bank.pay(authority)
    expect((await check(authority, 'NOK')).json()).toMatchObject({ status: 'paid' })
  })

  test('with a forged OK: not paid, and still payable', async () => {
    const { orderId, authority } = await buy()
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'pending', refId: null })
    bank.fail(authority)
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'failed' })
    expect(await details(orderId)).toMatchObject({ status: 'awaiting_payment', canPay: true })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
  })

  test('while the gateway is away: pending with either word, and paid once it is back', async () => {
    const { authority } = await buy()
    bank.pay(authority)
    bank.setDown(true)
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'pending' })
    expect((await check(authority, 'NOK')).json()).toMatchObject({ status: 'pending' })
    bank.setDown(false)
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'paid' })
  })

  test('the amount is the database’s: a payment of another amount buys nothing', {
    tags: ['§9.23', '§D4.31'],
  }, async () => {
    const { orderId, authority } = await buy()
    const session = bank.sessions.get(authority)
    if (session) session.amount = 10_000
    bank.pay(authority)
    expect((await check(authority, 'OK')).json().status).not.toBe('paid')
    expect(await details(orderId)).toMatchObject({ status: 'awaiting_payment' })
  })

  test('somebody else’s authority or order is not found', async () => {
    const { orderId, authority } = await buy()
    bank.pay(authority)
    const stranger = await shop.signIn('09170000001')
    for (const url of [
      `/api/order/paymentCheck?Authority=${authority}&Status=OK`,
      '/api/order/paymentCheck',
      `/api/order/orderDetails?id=${orderId}`,
      payUrl(orderId),
    ])
      expect(codeOf(await stranger.get(url))).toBe('not_found')
    expect((await stranger.get('/api/order/orders')).json()).toMatchObject({ items: [], total: 0 })
    expect(await details(orderId)).toMatchObject({ status: 'awaiting_payment' })
  })
})

describe('nobody comes back', () => {
  test('a tab that was closed after paying still has a paid order', { tags: ['§D4.27'] }, async () => {
    const { orderId, authority } = await buy()
    bank.pay(authority)
    shop.time.advance(30_000)
    await shop.app.jobs.find(({ name }) => name === 'look after open attempts')?.run()
    expect(bank.verified).not.toContain(authority)
    shop.time.advance(31_000)
    await sweep()
    expect(await details(orderId)).toMatchObject({ status: 'paid' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  })

  test('a shopper who is still at the bank is left alone, and only a paid answer is verified', async () => {
    const { orderId, authority } = await buy()
    shop.time.advance(5 * MINUTE)
    await sweep()
    expect(bank.verified).not.toContain(authority)
    expect(await details(orderId)).toMatchObject({ payments: [{ status: 'open' }] })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 2 })
  })

  test('an attempt that failed unseen gives its goods back', async () => {
    const { orderId, authority } = await buy()
    bank.fail(authority)
    shop.time.advance(2 * MINUTE)
    await sweep()
    expect(await details(orderId)).toMatchObject({ canPay: true, payments: [{ status: 'failed' }] })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
  })

  test('goods come back after fifteen minutes, the attempt is given up after thirty, and never while the gateway is away', {
    tags: ['§D4.18'],
  }, async () => {
    const { orderId } = await buy()
    shop.time.advance(15 * MINUTE)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect(await details(orderId)).toMatchObject({ payments: [{ status: 'open' }] })
    shop.time.advance(20 * MINUTE)
    bank.setDown(true)
    await sweep()
    bank.setDown(false)
    expect(await details(orderId)).toMatchObject({ payments: [{ status: 'open' }] })
    shop.time.advance(MINUTE)
    await sweep()
    expect(await details(orderId)).toMatchObject({
      status: 'awaiting_payment',
      payments: [{ status: 'expired' }],
    })
  })

  test('paid after the hold ran out: the stock is taken again', { tags: ['§D4.29'] }, async () => {
    const { orderId, authority } = await buy()
    shop.time.advance(16 * MINUTE)
    await sweep()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    bank.pay(authority)
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'paid' })
    expect(await details(orderId)).toMatchObject({ status: 'paid' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  })

  test('paid after the goods went to somebody else: the money is owed back, for all to see', {
    tags: ['§D4.30'],
  }, async () => {
    const { orderId, authority } = await buy()
    shop.time.advance(16 * MINUTE)
    await sweep()
    await shop.db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, productId))
    bank.pay(authority)
    const response = (await check(authority, 'OK')).json()
    expect(response).toMatchObject({ status: 'failed', message: expect.stringContaining('بازگردانده') })
    expect(response.refId).not.toBeNull()
    expect(await details(orderId)).toMatchObject({
      status: 'refund_due',
      canPay: false,
      payments: [{ status: 'refund_due', failureReason: 'order_not_deliverable' }],
    })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 1, reserved: 0, sold: 0 })
  })

  test.each([100, -100])(
    'paid with another sum than the order costs by then (%i): nothing is sold, and the money is owed back, once',
    async (change) => {
      const { orderId, authority } = await buy()
      await shop.database.pool.query(
        'UPDATE orders SET subtotal = subtotal + $2, total = total + $2 WHERE id = $1',
        [orderId, change],
      )
      bank.pay(authority)
      const responses = await Promise.all([check(authority, 'OK'), check(authority, 'OK'), sweep()])
      expect(responses[0].json()).toMatchObject({ status: 'failed' })
      expect(await details(orderId)).toMatchObject({
        status: 'refund_due',
        payments: [{ status: 'refund_due', amount: 4_450_000, failureReason: 'amount_differs' }],
      })
      expect((await details(orderId)).timeline.map(({ status }) => status)).toEqual([
        'awaiting_payment',
        'refund_due',
      ])
      expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
    },
  )

  test('paid when one of several goods is gone: none is sold, and what was still held is free again', async () => {
    const other = await putProduct(shop.db, { onHand: 2 })
    await fillCart(customer, [
      { productId, count: 1 },
      { productId: other, count: 1 },
    ])
    const authority = authorityOf(await pay())
    // Half of the hold was lost, by a hand in the database or a fault of ours.
    await shop.database.pool.query('DELETE FROM stock_holds WHERE product_id = $1', [other])
    await shop.db.update(stock).set({ onHand: 0, reserved: 0 }).where(eq(stock.productId, other))
    bank.pay(authority)
    expect((await check(authority, 'OK')).json()).toMatchObject({ status: 'failed' })
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 5, reserved: 0, sold: 0 })
    expect(await stockOf(shop.db, other)).toEqual({ onHand: 0, reserved: 0, sold: 0 })
  })

  test('an attempt that we gave up and that is paid much later is found in the gateway’s list', {
    tags: ['§D4.28'],
  }, async () => {
    const { orderId, authority } = await buy()
    shop.time.advance(31 * MINUTE)
    await sweep()
    expect(await details(orderId)).toMatchObject({ payments: [{ status: 'expired' }] })
    bank.pay(authority)
    shop.time.advance(3 * 60 * MINUTE)
    await sweep()
    expect(await details(orderId)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] })
  })

  test('two payments for one order: the second is owed back and the order stays paid', {
    tags: ['§D1.4'],
  }, async () => {
    const first = await buy()
    shop.time.advance(16 * MINUTE)
    const second = authorityOf(await pay(first.orderId))
    expect(second).not.toBe(first.authority)
    bank.pay(first.authority)
    bank.pay(second)
    expect((await check(second, 'OK')).json()).toMatchObject({ status: 'paid' })
    shop.time.advance(2 * MINUTE)
    await sweep()
    expect(await details(first.orderId)).toMatchObject({ status: 'paid' })
    expect((await details(first.orderId)).payments.map(({ status }) => status)).toEqual([
      'refund_due',
      'paid',
    ])
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 3, reserved: 0, sold: 2 })
  })

  test('an old attempt that turns out to be paid is not paid a second time', async () => {
    const { orderId, authority } = await buy()
    shop.time.advance(16 * MINUTE)
    bank.pay(authority)
    expect(codeOf(await pay(orderId))).toBe('already_paid')
    expect(await details(orderId)).toMatchObject({ status: 'paid', payments: [{ status: 'paid' }] })
  })

  test('a process that died before the gateway answered: the next call asks in its place', async () => {
    const { orderId, authority } = await buy()
    await shop.database.pool.query('UPDATE payments SET authority = NULL WHERE authority = $1', [authority])
    shop.time.advance(16_000)
    const requests = bank.calls.request
    const responses = await Promise.all([pay(orderId), pay(orderId), pay()])
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect(responses[0]?.statusCode).toBe(200)
    expect(bank.calls.request).toBe(requests + 1)
  })

  test('a request to the gateway that was lost for good is closed by the sweeper', async () => {
    const { orderId, authority } = await buy()
    await shop.database.pool.query('UPDATE payments SET authority = NULL WHERE authority = $1', [authority])
    shop.time.advance(3 * MINUTE)
    await sweep()
    expect(await details(orderId)).toMatchObject({ canPay: true, payments: [{ status: 'failed' }] })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
  })
})

describe('orders', () => {
  test('are listed newest first, in pages, without the cart', {
    tags: ['§3.12', '§7.10', '§D5.5'],
  }, async () => {
    const first = await buy(1)
    shop.time.advance(MINUTE)
    const second = await buy(1)
    await customer.post('/api/order/addToCart', [{ productId, count: 1 }])
    const page = async (pageId: number) =>
      (await customer.get(`/api/order/orders?pageId=${pageId}&take=1`)).json()
    expect(await page(1)).toMatchObject({
      items: [{ id: second.orderId, totalCount: 1 }],
      total: 2,
      pageId: 1,
      take: 1,
    })
    expect(await page(2)).toMatchObject({ items: [{ id: first.orderId }], total: 2 })
    expect(await page(3)).toMatchObject({ items: [], total: 2 })
    expect((await customer.get('/api/user/getPanelData')).json()).toMatchObject({
      orderCounts: { awaiting_payment: 2 },
      cartCount: 1,
    })
  })
})
