import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { deliverOrder } from '../orders/parcels/change-parcel.ts'
import { sendParcel } from '../orders/parcels/send-parcel.ts'
import { askForReviews } from './ask-for-reviews.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const bank = makeFakeGateway(0)
let shop: TestApp
let customer: TestCustomer
let customers = 0
beforeAll(async () => {
  shop = await createTestApp({ gateway: bank.gateway })
})
beforeEach(async () => {
  customers += 1
  customer = await shop.signIn(`0933${String(customers).padStart(7, '0')}`)
})
afterAll(() => shop.close())

/** Pays an order of the cheaper and the dearer product and brings it to the door. */
const deliver = async () => {
  const cheap = await putProduct(shop.db, { slug: `cheap-${customers}`, price: 1_000_000 })
  const dear = await putProduct(shop.db, { slug: `dear-${customers}`, price: 5_000_000 })
  await fillCart(customer, [
    { productId: cheap, count: 1 },
    { productId: dear, count: 1 },
  ])
  const started = await customer.get(payUrl())
  bank.pay(authorityOf(started))
  await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
  const order = { id: started.json<{ orderId: string }>().orderId }
  await sendParcel(shop.desk, order, '')
  await deliverOrder(shop.desk, order)
  return { cheap, dear }
}
const ask = () =>
  askForReviews({ config: shop.config, database: shop.database, files: shop.files, clock: shop.time.clock })
const review = (productId: string) => customer.post('/api/comment/add', { productId, text: 'خوب' })
const questions = async () =>
  (await shop.outbox.newest(shop.db, 500))
    .filter(({ phone, text }) => phone === customer.phone && text.includes('راضی بودید'))
    .map(({ text }) => text)

test('who got an order is asked once, seven days later, about what cost the most, also by two processes at once', async () => {
  await deliver()
  shop.time.advance(7 * DAY - HOUR)
  await ask()
  expect(await questions()).toEqual([])
  shop.time.advance(HOUR)
  await Promise.all([ask(), ask(), ask()])
  shop.time.advance(DAY)
  await ask()
  const [text, ...others] = await questions()
  expect(others).toEqual([])
  expect(text).toContain(`/shop/dear-${customers}#comments`)
})

test('what is reviewed already is not asked about', async () => {
  const { dear } = await deliver()
  await review(dear)
  shop.time.advance(7 * DAY)
  await ask()
  expect(await questions()).toMatchObject([expect.stringContaining(`/shop/cheap-${customers}`)])
})

test('who has reviewed all of it is left alone', async () => {
  const goods = await deliver()
  for (const productId of Object.values(goods)) await review(productId)
  shop.time.advance(7 * DAY)
  await ask()
  expect(await questions()).toEqual([])
})

test('nobody is asked who does not want it, until they do', async () => {
  await deliver()
  const wish = (isAsked: boolean) => customer.post('/api/user/reviewRequests', { isAsked })
  await wish(false)
  await wish(false)
  expect((await customer.get('/api/user/reviewRequests')).json()).toEqual({ isAsked: false })
  const device = customer
  shop.time.advance(7 * DAY)
  await ask()
  expect(await questions()).toEqual([])
  customer = await shop.signIn(device.phone)
  await wish(true)
  await ask()
  expect(await questions()).toHaveLength(1)
})

test('nobody is asked at night, nor about a delivery of long ago', async () => {
  await deliver()
  // From half past eleven in the morning to half past one.
  shop.time.advance(7 * DAY + 14 * HOUR)
  await ask()
  expect(await questions()).toEqual([])
  shop.time.advance(10 * HOUR + 7 * DAY)
  await ask()
  expect(await questions()).toEqual([])
})
