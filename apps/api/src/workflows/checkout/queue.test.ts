import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openInstalmentsShop } from '../../../test/acts/instalments.ts'
import { putSale } from '../../../test/acts/put-offer.ts'
import { samplePhoneOrder } from '../../../test/acts/sample-phone-order.ts'
import { authorityOf, fillCart, payUrl, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { runs } from '../../../test/runs.ts'
import type { TestCustomer } from '../../../test/test-app.ts'
import { openTwoProcesses } from '../../../test/two-processes.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import * as schema from '../../db/schema.ts'
import { maxCountOf } from '../../modules/cart/cart.rules.ts'
import { makeCustomer } from '../../modules/identity/customer.ts'
import { lockForSession } from '../../modules/identity/customer-lock.ts'
import { customers } from '../../modules/identity/identity.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { joinQueue } from '../../modules/queue/queue.service.ts'
import { queuePlaces, saleQueues } from '../../modules/queue/queue.tables.ts'
import { auditBooks } from '../audit/audit-books.ts'
import { cancelOffer } from '../offers/manage-offers.ts'
import { linesOf } from '../orders/phone-goods.ts'
import { takePhoneOrder } from '../orders/take-phone-order.ts'
import { placeCart } from './place-cart.ts'
import { prepareCart } from './prepare-cart.ts'

const SECOND = 1_000
const MINUTE = 60_000
/** The rate at which the code lets customers in. */
const RATE = 10
/** Statements of both processes that the database runs at the same time. */
const MOST_AT_ONCE = 20

let shop: Awaited<ReturnType<typeof openTwoProcesses>>
let phones = 0
let offerId: string
let productId: string
beforeAll(async () => {
  shop = await openTwoProcesses({ CARD_NUMBER: '6037991122334455' })
})
afterAll(() => shop.close())

const putFlashSale = async (onHand: number) => {
  productId = await putProduct(shop.db, { onHand, price: 2_000_000 })
  offerId = await putSale(shop.db, productId, shop.time.clock())
}
const shopperWith = async (count = 1, id = productId): Promise<TestCustomer> => {
  phones += 1
  const shopper = await shop.signIn(`0936${String(phones).padStart(7, '0')}`)
  await fillCart(shopper, [{ productId: id, count }])
  return shopper
}
const crowd = async (size: number): Promise<TestCustomer[]> => {
  const shoppers: TestCustomer[] = []
  while (shoppers.length < size)
    shoppers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(10, size - shoppers.length) }, () => shopperWith()),
      )),
    )
  return shoppers
}
/** Goes to pay; returns `placed` or the code of the refusal. */
const press = async (shopper: TestCustomer): Promise<string> =>
  (await shop.get(shopper, payUrl())).json().code ?? 'placed'
const pressAll = async (shoppers: readonly TestCustomer[]): Promise<string[]> => {
  const outcomes: string[] = []
  for (const shopper of shoppers) outcomes.push(await press(shopper))
  return outcomes
}
/** Moves the queue, in both processes at the same moment. */
const move = () =>
  Promise.all(shop.apps.map(async ({ queueJobs }) => Promise.all(queueJobs.map(({ run }) => run()))))
const moveIn = async (ms: number) => {
  shop.time.advance(ms)
  await move()
}
/** Ends the holds of unpaid orders, whose goods come back. */
const endHolds = async () => {
  shop.time.advance(16 * MINUTE)
  await shop.sweep()
}
const queue = async () => {
  const [row] = await shop.db.select().from(saleQueues).where(eq(saleQueues.offerId, offerId))
  return row
}
const placeOf = async ({ customerId }: TestCustomer): Promise<number | undefined> => {
  const rows = await shop.db.select().from(queuePlaces).where(eq(queuePlaces.offerId, offerId))
  return rows.find((row) => row.customerId === customerId)?.place
}
const board = async (at = 0) =>
  (await shop.apps[at]?.inject({ url: `/api/shop/queue?offer=${offerId}` }))?.json()
const pending = async (shopper: TestCustomer) => (await shopper.get('/api/order/pending')).json()
const audit = () => auditBooks(shop.database, shop.time.clock())

describe('of a crowd that comes to a flash sale', () => {
  test('each has one place, whatever they press and wherever; nobody who comes later is before them', async () => {
    await putFlashSale(1)
    // The only piece is at the bank: no shopper goes on, all of them wait.
    expect(await press(await shopperWith())).toBe('placed')
    const shoppers = await crowd(runs(30, 100))
    const late = await shopperWith()
    const outcomes = await Promise.all([...shoppers, ...shoppers].map(press))
    expect(new Set(outcomes)).toEqual(new Set(['in_queue']))
    expect(await press(late)).toBe('in_queue')
    const rows = await shop.db
      .select()
      .from(queuePlaces)
      .where(eq(queuePlaces.offerId, offerId))
      .orderBy(asc(queuePlaces.place))
    expect(new Set(rows.map(({ customerId }) => customerId)).size).toBe(shoppers.length + 1)
    expect(rows).toHaveLength(shoppers.length + 1)
    expect(rows.at(-1)?.customerId).toBe(late.customerId)
    const before = await placeOf(shoppers[0] ?? late)
    expect(await pressAll(shoppers.slice(0, 3))).toEqual(['in_queue', 'in_queue', 'in_queue'])
    expect(await placeOf(shoppers[0] ?? late)).toBe(before)
    expect(await queue()).toMatchObject({ admittedTo: 1, lastPlace: rows.at(-1)?.place })
  })

  test('nobody has a place whose number nobody has proven: it could be anybody’s, or nobody’s', async () => {
    await putFlashSale(1)
    const shopper = await shopperWith()
    const prove = (at: Date | null) =>
      shop.db.update(customers).set({ phoneProvenAt: at }).where(eq(customers.id, shopper.customerId))
    await prove(null)
    expect(await press(shopper)).toBe('phone_unproven')
    expect(await queue()).toBeUndefined()
    await prove(shop.time.clock())
    expect(await press(shopper)).toBe('placed')
  })

  test('nobody makes the queue longer for others by pressing a hundred times at once', async () => {
    await putFlashSale(1)
    expect(await press(await shopperWith())).toBe('placed')
    const hasty = await shopperWith()
    await Promise.all(Array.from({ length: 100 }, () => press(hasty)))
    expect((await queue())?.lastPlace).toBeLessThanOrEqual(1 + MOST_AT_ONCE)
  })

  test('no more are let in within a second than orders can be made, by two processes together', async () => {
    await putFlashSale(500)
    const shoppers = await crowd(35)
    await Promise.all(shoppers.map((shopper) => press(shopper)))
    await move()
    const first = (await queue())?.admittedTo ?? 0
    expect(first).toBeLessThanOrEqual(RATE)
    await moveIn(500)
    await move()
    expect((await queue())?.admittedTo).toBeLessThanOrEqual(first + RATE / 2)
    await moveIn(SECOND)
    expect((await queue())?.admittedTo).toBeLessThanOrEqual(first + 1.5 * RATE)
    // Turns that passed while the processes were away are not caught up with.
    await moveIn(10 * SECOND)
    expect((await queue())?.admittedTo).toBeLessThanOrEqual(first + 2.5 * RATE)
    await moveIn(SECOND)
    await moveIn(SECOND)
    expect(await queue()).toMatchObject({ admittedTo: (await queue())?.lastPlace })
    await pressAll(shoppers)
    expect((await stockOf(shop.db, productId)).reserved).toBe(35)
    expect(await shop.db.$count(queuePlaces, eq(queuePlaces.offerId, offerId))).toBe(0)
    expect(await audit()).toEqual([])
  })

  test('who was let in by one process is not called back by another that looked before', async () => {
    await putFlashSale(50)
    await shop.db.execute(sql`UPDATE stock SET on_hand = 2 WHERE product_id = ${productId}`)
    const shoppers = await crowd(8)
    await pressAll(shoppers)
    await shop.db.execute(sql`UPDATE stock SET on_hand = 4 WHERE product_id = ${productId}`)
    shop.time.advance(SECOND)
    const moving = await shop.db.transaction(async (tx) => {
      // As a process that has let in three more customers, and has not committed yet.
      const now = shop.time.clock()
      await tx.update(saleQueues).set({ admittedTo: 5, movedAt: now }).where(eq(saleQueues.offerId, offerId))
      await tx
        .update(queuePlaces)
        .set({ admittedAt: now })
        .where(and(eq(queuePlaces.offerId, offerId), lte(queuePlaces.place, 5)))
      const others = move()
      await untilSomebodyWaits(shop.db)
      return [others]
    })
    await Promise.all(moving)
    expect((await queue())?.admittedTo).toBe(5)
    expect(await audit()).toEqual([])
  })

  test('the first buy and the others do not, whoever presses more often', async () => {
    const size = runs(24, 60)
    await putFlashSale(10)
    const shoppers = await crowd(size)
    // They come one after the other, and then all of them press again and again.
    await pressAll(shoppers)
    const hasBought = new Set<string>()
    for (let second = 0; second < 4; second += 1) {
      const outcomes = await Promise.all(
        shoppers.toReversed().map(async (shopper) => [shopper.customerId, await press(shopper)] as const),
      )
      for (const [customerId, outcome] of outcomes) if (outcome === 'placed') hasBought.add(customerId)
      await moveIn(SECOND)
    }
    const first = shoppers.slice(0, 10).map(({ customerId }) => customerId)
    for (const { customerId } of shoppers.slice(10)) expect(hasBought).not.toContain(customerId)
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 10, reserved: 10, sold: 0 })
    expect(await shop.db.$count(queuePlaces, eq(queuePlaces.offerId, offerId))).toBe(size - first.length)
    expect(await audit()).toEqual([])
  })
})

describe('somebody who waits', () => {
  test('is let in when a piece is free that nobody’s turn is for, also when it comes back from the bank', async () => {
    await putFlashSale(2)
    const [one, two, three, four] = (await crowd(4)) as [
      TestCustomer,
      TestCustomer,
      TestCustomer,
      TestCustomer,
    ]
    expect(await pressAll([one, two, three])).toEqual(['placed', 'placed', 'in_queue'])
    expect(await board()).toMatchObject({ state: 'all_held' })
    await moveIn(5 * SECOND)
    expect(await press(three)).toBe('in_queue')
    // The goods of the first two come back; one of the two pieces is for the customer whose turn it is.
    await endHolds()
    expect(await press(four)).toBe('in_queue')
    await move()
    expect(await board()).toMatchObject({ state: 'moving' })
    expect(await pressAll([three, four])).toEqual(['placed', 'placed'])
  })

  test('does not keep others out by not coming: a turn keeps a piece for a minute', async () => {
    await putFlashSale(1)
    const [buyer, absent, next] = (await crowd(3)) as [TestCustomer, TestCustomer, TestCustomer]
    expect(await pressAll([buyer, absent, next])).toEqual(['placed', 'in_queue', 'in_queue'])
    await endHolds()
    await move()
    await moveIn(30 * SECOND)
    expect(await press(next)).toBe('in_queue')
    expect((await queue())?.admittedTo).toBe(2)
    await moveIn(31 * SECOND)
    expect((await queue())?.admittedTo).toBe(3)
    expect(await press(next)).toBe('placed')
    // The late customer was let in, but another one holds the piece now.
    const late = await shop.get(absent, payUrl())
    expect([late.statusCode, late.json().code]).toEqual([409, 'in_queue'])
    expect(late.json().message).toContain('در حال پرداخت')
    expect((await pending(absent)).queues).toMatchObject([{ offerId, isTurn: true }])
  })

  test('is before those whose turn is over: they take what nobody else’s turn is for', async () => {
    await putFlashSale(1)
    const [buyer, idle, next] = (await crowd(3)) as [TestCustomer, TestCustomer, TestCustomer]
    expect(await pressAll([buyer, idle, next])).toEqual(['placed', 'in_queue', 'in_queue'])
    await endHolds()
    await move()
    await moveIn(61 * SECOND)
    expect((await queue())?.admittedTo).toBe(3)
    // The piece is free, but kept for the next customer.
    const refused = await shop.get(idle, payUrl())
    expect([refused.json().code, refused.json().message]).toEqual([
      'in_queue',
      expect.stringContaining('در حال پرداخت'),
    ])
    await moveIn(61 * SECOND)
    expect(await press(idle)).toBe('placed')
    expect(await press(next)).toBe('in_queue')
    expect(await audit()).toEqual([])
  })

  test('is let in also when somebody has set the clock back by an hour', async () => {
    await putFlashSale(1)
    const [buyer, absent, ...others] = (await crowd(4)) as [TestCustomer, TestCustomer, ...TestCustomer[]]
    await pressAll([buyer, absent, ...others])
    await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, productId))
    await moveIn(SECOND)
    shop.time.advance(-60 * MINUTE)
    await shop.db.update(stock).set({ onHand: 4 }).where(eq(stock.productId, productId))
    await move()
    expect(await pressAll(others)).toEqual(['placed', 'placed'])
    shop.time.advance(60 * MINUTE)
  })

  test('learns at once that all is sold, and does not wait for nothing', async () => {
    await putFlashSale(1)
    const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
    const started = await shop.get(buyer, payUrl())
    expect(await press(waiting)).toBe('in_queue')
    shop.bank.pay(authorityOf(started))
    await buyer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
    shop.time.advance(SECOND)
    expect(await board()).toMatchObject({ state: 'sold_out' })
    expect(await press(waiting)).toBe('insufficient_stock')
    expect((await pending(waiting)).queues).toEqual([])
  })

  test('does not wait for what the shop has taken away', async () => {
    await putFlashSale(1)
    const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
    expect(await pressAll([buyer, waiting])).toEqual(['placed', 'in_queue'])
    await shop.db.execute(sql`UPDATE products SET is_published = false WHERE id = ${productId}`)
    shop.time.advance(SECOND)
    expect(await board()).toEqual({ state: 'over', admittedTo: 0 })
    expect(await press(waiting)).toBe('cart_problems')
  })

  test('is told their place, and how many are before them; the cart knows it again', async () => {
    await putFlashSale(1)
    const [buyer, ...others] = await crowd(3)
    await pressAll([buyer, ...others] as TestCustomer[])
    const last = others[1] as TestCustomer
    const refusal = (await last.get(payUrl())).json()
    expect(refusal).toMatchObject({ code: 'in_queue', retryAfterSeconds: 2 })
    expect(refusal.message).toMatch(/۳ است و ۱ نفر جلوتر/)
    expect((await pending(last)).queues).toMatchObject([{ offerId, place: 3, isTurn: false }])
    expect((await pending(buyer as TestCustomer)).queues).toEqual([])
  })

  test('keeps the place when the process is gone before it answered, and in every other process', async () => {
    await putFlashSale(1)
    const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
    await press(buyer)
    await prepareCart(shop.desk, waiting.customerId).catch(() => {})
    for (const app of shop.apps) {
      const { headers } = waiting
      expect((await app.inject({ url: payUrl(), headers })).json().message).toMatch(/ ۲ است/)
    }
  })

  test('goes on like everybody when the offer ends, and nothing of the queue is left', async () => {
    for (const end of ['time', 'desk'] as const) {
      await putFlashSale(1)
      const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
      expect(await pressAll([buyer, waiting])).toEqual(['placed', 'in_queue'])
      await shop.db.update(stock).set({ onHand: 5 }).where(eq(stock.productId, productId))
      if (end === 'time') shop.time.advance(61 * MINUTE)
      else await cancelOffer(shop.desk, offerId)
      // The earlier price is back: the shopper has to see it, and then pays it.
      expect(await press(waiting)).toBe('cart_problems')
      expect((await pending(waiting)).queues).toEqual([])
      expect(await press(waiting)).toBe('placed')
      shop.time.advance(SECOND)
      expect(await board()).toEqual({ state: 'over', admittedTo: 0 })
      await shop.sweep()
      expect(await queue()).toBeUndefined()
      expect(await audit()).toEqual([])
    }
  })
})

describe('a turn', () => {
  test('is used by an order: who comes for another one is behind all who wait', async () => {
    await putFlashSale(3)
    const [buyer, other] = (await crowd(2)) as [TestCustomer, TestCustomer]
    expect(await press(buyer)).toBe('placed')
    expect(await placeOf(buyer)).toBeUndefined()
    await shop.db.update(stock).set({ onHand: 1 }).where(eq(stock.productId, productId))
    expect(await press(other)).toBe('in_queue')
    await fillCart(buyer, [{ productId, count: 1 }])
    expect(await press(buyer)).toBe('in_queue')
    expect([await placeOf(other), await placeOf(buyer)]).toEqual([2, 3])
  })

  test('is kept by what refuses the order, and by an order that is paid again', async () => {
    await putFlashSale(5)
    const shopper = await shopperWith()
    await shop.db.execute(
      sql`UPDATE orders SET shipping_method_id = NULL WHERE customer_id = ${shopper.customerId}`,
    )
    expect(await press(shopper)).toBe('shipping_required')
    expect(await placeOf(shopper)).toBe(1)
    await fillCart(shopper, [])
    const { orderId } = (await shop.get(shopper, payUrl())).json()
    await endHolds()
    expect((await shop.get(shopper, payUrl(orderId))).statusCode).toBe(200)
    expect((await stockOf(shop.db, productId)).reserved).toBe(1)
  })

  test.each(['online', 'card'] as const)(
    'comes to whoever waits: an order that is not paid in its time holds the piece no longer, %s',
    async (way) => {
      await putFlashSale(1)
      const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
      const start = (orderId?: string) =>
        way === 'online'
          ? shop.get(buyer, payUrl(orderId))
          : shop.post(buyer, '/api/order/cardPayment', orderId === undefined ? {} : { id: orderId })
      const started = await start()
      const { orderId } = started.json()
      expect(await press(waiting)).toBe('in_queue')
      // Within its time the payment may be tried again, also after the bank refused it.
      shop.time.advance(14 * MINUTE)
      if (way === 'online')
        await buyer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=NOK`)
      expect((await start(orderId)).statusCode).toBe(200)
      await endHolds()
      const late = (await start(orderId)).json()
      if (way === 'online') {
        expect(late.code).toBe('insufficient_stock')
        expect(late.message).toContain('صف خرید')
      } else expect(late).toMatchObject({ orderId, heldUntil: null })
      await move()
      expect(await press(waiting)).toBe('placed')
    },
  )

  test('is not gone round by a transfer that is reported after its time', async () => {
    await putFlashSale(1)
    const [buyer, waiting] = (await crowd(2)) as [TestCustomer, TestCustomer]
    const { orderId, amount } = (await shop.post(buyer, '/api/order/cardPayment')).json()
    expect(await press(waiting)).toBe('in_queue')
    await endHolds()
    const report = {
      ...{ trackingCode: '987650', cardLast4: '1234', amount },
      paidAt: shop.time.clock().toISOString(),
    }
    const reported = await shop.post(buyer, `/api/order/paymentKart?id=${orderId}`, report)
    expect([reported.statusCode, reported.json().status]).toEqual([200, 'awaiting_review'])
    expect((await stockOf(shop.db, productId)).reserved).toBe(0)
    await move()
    expect(await press(waiting)).toBe('placed')
    expect(await audit()).toEqual([])
  })

  test('comes to whoever waits when what the desk held for an order by phone is over', async () => {
    productId = await putProduct(shop.db, { onHand: 1, price: 2_000_000 })
    offerId = await putSale(shop.db, productId, shop.time.clock(), { minutes: 600 })
    const caller = await shopperWith()
    const { phone } = caller
    const { id } = await takePhoneOrder(shop.desk, { ...samplePhoneOrder(productId, phone), heldHours: 6 })
    const waiting = await shopperWith()
    expect(await press(waiting)).toBe('in_queue')
    shop.time.advance(6 * 60 * MINUTE + SECOND)
    await shop.sweep()
    expect((await shop.get(caller, payUrl(id))).json().code).toBe('insufficient_stock')
    await move()
    expect(await press(waiting)).toBe('placed')
  })

  test('that nobody came for keeps nobody from paying again', async () => {
    await putFlashSale(9)
    const absent = await shopperWith()
    await shop.db.execute(
      sql`UPDATE orders SET shipping_method_id = NULL WHERE customer_id = ${absent.customerId}`,
    )
    expect(await press(absent)).toBe('shipping_required')
    const buyer = await shopperWith()
    const { orderId } = (await shop.get(buyer, payUrl())).json()
    await endHolds()
    expect(await placeOf(absent)).toBe(1)
    expect((await shop.get(buyer, payUrl(orderId))).statusCode).toBe(200)
  })

  test('counts people and not pieces: who wants more than is free is told so, and goes on with fewer', async () => {
    await putFlashSale(3)
    const shopper = await shopperWith(3)
    await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, productId))
    expect(await press(shopper)).toBe('insufficient_stock')
    await shopper.post('/api/order/addToCart', [{ productId, count: -1 }])
    expect(await press(shopper)).toBe('placed')
  })

  test('is kept when somebody else takes the last piece in the same moment: they go on waiting', async () => {
    await putFlashSale(2)
    const [shopper] = (await crowd(1)) as [TestCustomer]
    const pressed = await shop.db.transaction(async (tx) => {
      // As an order that is being placed.
      await tx.update(stock).set({ reserved: 2 }).where(eq(stock.productId, productId))
      const outcome = press(shopper)
      await untilSomebodyWaits(shop.db)
      return [outcome]
    })
    expect(await Promise.all(pressed)).toEqual(['in_queue'])
    expect(await placeOf(shopper)).toBe(1)
    await shop.db.update(stock).set({ reserved: 0 }).where(eq(stock.productId, productId))
    expect(await press(shopper)).toBe('placed')
  })

  test('is needed of no offer that ends in the moment of the press', async () => {
    await putFlashSale(2)
    const { customerId } = await shopperWith()
    const standing = {
      offerId,
      title: 'x',
      place: null,
      admittedTo: 0,
      admittedAt: null,
      onHand: 2,
      isPhoneProven: true,
    }
    await cancelOffer(shop.desk, offerId)
    expect(await joinQueue(shop.db, standing, customerId, shop.time.clock())).toBeNull()
  })

  test('is needed of each queue of a cart', async () => {
    await putFlashSale(5)
    const first = { productId, offerId }
    await putFlashSale(1)
    expect(await press(await shopperWith())).toBe('placed')
    const shopper = await shopperWith()
    await shopper.post('/api/order/addToCart', [{ productId: first.productId, count: 1 }])
    expect(await press(shopper)).toBe('in_queue')
    const { queues } = await pending(shopper)
    expect(queues.map(({ place }: { place: number }) => place).toSorted()).toEqual([1, 2])
    await shop.db.update(stock).set({ onHand: 2 }).where(eq(stock.productId, productId))
    await moveIn(SECOND)
    expect(await press(shopper)).toBe('placed')
    expect(await shop.db.$count(queuePlaces, eq(queuePlaces.customerId, shopper.customerId))).toBe(0)
  })
})

describe('the queue stands before', () => {
  test('a transfer from card to card', async () => {
    await putFlashSale(1)
    expect(await press(await shopperWith())).toBe('placed')
    const shopper = await shopperWith()
    const refused = await shop.post(shopper, '/api/order/cardPayment')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_queue'])
    expect(await placeOf(shopper)).toBe(2)
  })

  test('a payment in instalments', async () => {
    const at = await openInstalmentsShop('sandbox')
    const { customer, productId: samovar } = await at.newShopper()
    const offer = await putSale(at.shop.db, samovar, at.shop.time.clock())
    await at.shop.db.insert(saleQueues).values({
      ...{ offerId: offer, lastPlace: 7, admittedTo: 0 },
      movedAt: at.shop.time.clock(),
    })
    expect((await customer.get(at.urlOf())).json().message).toMatch(/ ۸ است/)
    await at.shop.close()
  })

  test('the order itself: a cart that gets such goods after its customer was asked is not placed', async () => {
    await putFlashSale(1)
    await press(await shopperWith())
    const shopper = await shopperWith(1, await putProduct(shop.db))
    const cart = await prepareCart(shop.desk, shopper.customerId)
    await shopper.post('/api/order/addToCart', [{ productId, count: 1 }])
    const [device] = (await shopper.get('/api/user/sessions')).json<{ id: string }[]>()
    const session = { customerId: shopper.customerId, sessionId: device?.id ?? '' }
    await expect(
      shop.db.transaction(async (tx) =>
        placeCart(await lockForSession(tx, session, shop.time.clock()), cart, shop.time.clock()),
      ),
    ).rejects.toMatchObject({ code: 'in_queue' })
  })

  test('nobody whom the desk sells to by phone', async () => {
    await putFlashSale(2)
    const { phone } = await shopperWith()
    await takePhoneOrder(shop.desk, { ...samplePhoneOrder(productId, phone), heldHours: 6 })
    expect((await stockOf(shop.db, productId)).reserved).toBe(1)
    expect(await queue()).toBeUndefined()
    // And no queue begins: what others hold cannot be bought.
    await takePhoneOrder(shop.desk, { ...samplePhoneOrder(productId, phone), heldHours: 6 })
    const [line] = await linesOf(shop.db, [{ productId, count: 1 }], shop.time.clock())
    expect(line && maxCountOf(line)).toBe(0)
  })

  test('no other goods: their checkout takes the statements that it took before, in a sale, too', async () => {
    await putFlashSale(1)
    await press(await shopperWith())
    const texts: string[] = []
    const logger = { logQuery: (text: string) => texts.push(text) }
    const logged = drizzle(shop.database.pool, { schema, casing: 'snake_case', logger })
    const dependencies = { ...shop.desk, database: { ...shop.database, db: logged } }
    const statementsOf = async (shopper: TestCustomer) => {
      const [device] = (await shopper.get('/api/user/sessions')).json<{ id: string }[]>()
      const session = { customerId: shopper.customerId, sessionId: device?.id ?? '' }
      texts.length = 0
      const cart = await prepareCart(dependencies, shopper.customerId)
      const before = texts.length
      await makeCustomer(session, dependencies).write((tx) => placeCart(tx, cart, shop.time.clock()))
      return { before, placing: texts.length - before, texts: [...texts] }
    }
    const other = await statementsOf(await shopperWith(1, await putProduct(shop.db)))
    expect(other.before).toBe(1)
    expect(
      other.texts.filter((text) => /^\s*(WITH next|UPDATE|DELETE FROM|delete from).*queue/s.test(text)),
    ).toEqual([])
    await shop.db.update(stock).set({ onHand: 5 }).where(eq(stock.productId, productId))
    await moveIn(SECOND)
    const queued = await statementsOf(await shopperWith())
    expect(queued.placing - other.placing).toBe(1)
  })
})

test('what everybody who waits asks is one statement in a second, whoever asks, also for offers that nobody made', async () => {
  await putFlashSale(1)
  const shopper = await shopperWith()
  await press(shopper)
  shop.time.advance(SECOND)
  const queries = vi.spyOn(shop.database.pool, 'query')
  // Other parts of the process query, too: for what has changed, for example.
  const looks = () => queries.mock.calls.filter((call) => JSON.stringify(call).includes('sale_queues'))
  const ask = (offer: string) =>
    shop.apps[0].inject({ url: `/api/shop/queue?offer=${offer}`, headers: shopper.headers })
  const first = await ask(offerId)
  expect(first.headers['cache-control']).toBe('public, max-age=1')
  expect(first.json()).toEqual({ state: 'all_held', admittedTo: 1 })
  for (const made of ['made-up-1', 'made-up-2']) expect((await ask(made)).json().state).toBe('over')
  expect(looks()).toHaveLength(1)
  queries.mockRestore()
  await shop.db.update(stock).set({ onHand: 9 }).where(eq(stock.productId, productId))
  expect((await ask(offerId)).json()).toEqual(first.json())
  shop.time.advance(SECOND)
  expect((await ask(offerId)).json()).toEqual({ state: 'moving', admittedTo: 1 })
})
