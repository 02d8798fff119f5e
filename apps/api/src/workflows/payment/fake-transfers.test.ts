import { errorResponse } from '@hojreh/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addressOf } from '../../../test/address-of.ts'
import { fillCart, stockOf } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { auditBooks } from '../audit/audit-books.ts'
import { endHolds } from './end-holds.ts'
import { confirmCardPayment, rejectCardPayment } from './review-card-payment.ts'

const HOUR = 3_600_000
let shop: TestApp
let productId: string
let phones = 0
let codes = 100_000
beforeAll(async () => {
  shop = await createTestApp({
    config: {
      CARD_NUMBER: '6037991122334455',
      CARD_TRANSFERS_AT_ONCE: '3',
      CARD_REVIEW_STOCK_PERCENT: '50',
      CARD_REVIEW_HOURS: '48',
    },
  })
})
afterAll(() => shop.close())
beforeEach(async () => {
  productId = await putProduct(shop.db, { onHand: 31, maxPerOrder: 31 })
})

const signIn = () => {
  phones += 1
  return shop.signIn(`0923${String(phones).padStart(7, '0')}`)
}
const dependencies = () => ({
  ...shop.desk,
  log: shop.app.log,
})
const audit = () => auditBooks(shop.database, shop.time.clock())
const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const textsTo = async ({ phone }: TestCustomer) =>
  (await shop.outbox.newest(shop.db, 200)).filter((sms) => sms.phone === phone).map(({ text }) => text)

const start = async (by: TestCustomer, count = 1) => {
  await fillCart(by, [{ productId, count }])
  return by.post('/api/order/cardPayment')
}
const newCode = () => {
  codes += 1
  return String(codes)
}
const reportOf = (trackingCode = newCode()) => ({
  trackingCode,
  cardLast4: '1234',
  amount: 2_450_010,
  paidAt: shop.time.clock().toISOString(),
})
const report = (by: TestCustomer, id: string, trackingCode?: string) =>
  by.post(`/api/order/paymentKart?id=${id}`, reportOf(trackingCode))
/** The id of a new order whose transfer is reported. */
const reported = async (by: TestCustomer, count = 1, trackingCode?: string): Promise<string> => {
  const { orderId } = (await start(by, count)).json()
  expect((await report(by, orderId, trackingCode)).statusCode).toBe(200)
  return orderId
}
/** Time in which a hold that is not kept runs out. */
const later = async (ms = HOUR) => {
  shop.time.advance(ms)
  for (const job of shop.app.jobs) await job.run()
}

describe('transfers of one customer', () => {
  test('are open up to a number at a time; the cart of one more stays', async () => {
    const customer = await signIn()
    await reported(customer)
    await start(customer)
    await start(customer)
    const refused = await start(customer)
    expect(codeOf(refused)).toBe('card_transfers_full')
    expect((await customer.get('/api/order/pending')).json().totalCount).toBe(1)
  })

  test('are more when one of them is confirmed or cancelled', async () => {
    const customer = await signIn()
    const [first, second] = [await reported(customer), await reported(customer)]
    await reported(customer)
    await confirmCardPayment(dependencies(), { id: first })
    expect((await start(customer)).statusCode).toBe(200)
    expect(codeOf(await start(customer))).toBe('card_transfers_full')
    await customer.post(`/api/order/cancel?id=${second}`)
    expect((await customer.post('/api/order/cardPayment')).statusCode).toBe(200)
  })

  test('keep no goods any more after as many that were not confirmed, cancelled and begun anew', async () => {
    const customer = await signIn()
    for (let time = 0; time < 3; time += 1) {
      const id = await reported(customer)
      await rejectCardPayment(dependencies(), { id })
      await customer.post(`/api/order/cancel?id=${id}`)
    }
    await reported(customer, 5)
    await later()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect(await audit()).toEqual([])
  })

  test('to one phone are as many, whoever orders', async () => {
    const toOne = async () => {
      const customer = await signIn()
      const lines = [{ productId, count: 1 }]
      await customer.post('/api/order/addToCart', lines)
      const { addressId } = (
        await customer.post('/api/order/newAddress', addressOf({ receiverPhone: '09391112233' }))
      ).json()
      await customer.post(`/api/order/setAddress?id=${addressId}`, { shippingMethodId: 'post' })
      return customer
    }
    const customers = [await toOne(), await toOne(), await toOne(), await toOne(), await toOne()]
    const started = await Promise.all(customers.map((customer) => customer.post('/api/order/cardPayment')))
    expect(started.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 200, 409, 409])
  })
})

describe('goods of reports that wait for a look', () => {
  test('are a share of a product at most, however many report at the same moment', async () => {
    const customers = await Promise.all(Array.from({ length: 6 }, signIn))
    const ids = await Promise.all(
      customers.map(async (customer) => (await start(customer, 5)).json().orderId as string),
    )
    const responses = await Promise.all(customers.map((customer, at) => report(customer, ids[at] ?? '')))
    // The money may be on its way: every report is taken.
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200])
    await later()
    expect(await stockOf(shop.db, productId)).toMatchObject({ onHand: 31, reserved: 15 })
    expect(await audit()).toEqual([])
  })

  test('are one piece where a share would be none', async () => {
    productId = await putProduct(shop.db, { onHand: 1 })
    const customer = await signIn()
    const id = await reported(customer)
    await later()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 1 })
    expect((await confirmCardPayment(dependencies(), { id })).status).toBe('paid')
  })

  test('that were not kept are sold when the money is found, as long as they are there', async () => {
    const customer = await signIn()
    const id = await reported(customer, 20)
    await later()
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect((await confirmCardPayment(dependencies(), { id })).status).toBe('paid')
    expect(await stockOf(shop.db, productId)).toEqual({ onHand: 11, reserved: 0, sold: 20 })
  })

  test('are free after two days, once and with one SMS over all processes; the report still waits', async () => {
    const customer = await signIn()
    const id = await reported(customer, 3)
    await later(47 * HOUR)
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 3 })
    shop.time.advance(HOUR)
    await Promise.all([1, 2, 3].map(() => endHolds(dependencies())))
    await endHolds(dependencies())
    expect(await stockOf(shop.db, productId)).toMatchObject({ onHand: 31, reserved: 0 })
    const ended = (await textsTo(customer)).filter((text) => text.includes('نگه داشته نمی‌شوند'))
    expect(ended).toHaveLength(1)
    const order = (await customer.get(`/api/order/orderDetails?id=${id}`)).json()
    expect(order).toMatchObject({ status: 'awaiting_review', payments: [{ status: 'open' }] })
    expect((await confirmCardPayment(dependencies(), { id })).status).toBe('paid')
    expect(await audit()).toEqual([])
  })

  test('stay held when the process ends before the customer is told, and are free the next time', async () => {
    const customer = await signIn()
    await reported(customer, 3)
    shop.time.advance(49 * HOUR)
    await shop.db.execute(
      sql`ALTER TABLE sms_messages ADD CONSTRAINT broken CHECK (kind <> 'order') NOT VALID`,
    )
    await endHolds({ ...dependencies(), log: { ...shop.app.log, error: () => {} } as never })
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 3 })
    await shop.db.execute(sql`ALTER TABLE sms_messages DROP CONSTRAINT broken`)
    await endHolds(dependencies())
    expect(await stockOf(shop.db, productId)).toMatchObject({ reserved: 0 })
    expect((await textsTo(customer)).join()).toContain('نگه داشته نمی‌شوند')
  })
})

describe('a reference number that somebody else reports first', () => {
  test('is taken from both, and confirmed for one of them', async () => {
    const [stranger, owner] = [await signIn(), await signIn()]
    const fake = await reported(stranger, 1, '4455667788')
    const real = await reported(owner, 1, '4455667788')
    const looks = await Promise.allSettled([
      confirmCardPayment(dependencies(), { id: real }),
      confirmCardPayment(dependencies(), { id: fake }),
    ])
    expect(looks.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = looks.find((look) => look.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'duplicate_tracking_code' })
    expect(await audit()).toEqual([])
  })

  test('can be confirmed for its owner after the other report was turned down, or the other way round', async () => {
    const [stranger, owner] = [await signIn(), await signIn()]
    const fake = await reported(stranger, 1, '4455667799')
    const real = await reported(owner, 1, '4455667799')
    expect((await confirmCardPayment(dependencies(), { id: real })).status).toBe('paid')
    await rejectCardPayment(dependencies(), { id: fake })
    expect(codeOf(await report(owner, (await start(owner)).json().orderId, '4455667799'))).toBe(
      'duplicate_tracking_code',
    )
  })
})
