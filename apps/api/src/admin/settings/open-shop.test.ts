import { errorResponse } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { authorityOf, fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { untilSomebodyWaits } from '../../../test/waiting/until-somebody-waits.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { lockSetting, removeSetting, writeSetting } from '../../modules/content/settings.repository.ts'

const bank = makeFakeGateway()
let shop: TestApp
let other: FastifyInstance
let owner: TestStaff
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  const config = { CARD_NUMBER: '6037991122334455', SHOP_TITLE: 'گلیم‌فروشی' }
  shop = await createTestApp({
    config: { ...config, SHOP_PHONE: '02144445555', SHOP_ADDRESS: 'تهران' },
    gateway: bank.gateway,
  })
  other = await shop.secondApp()
  productId = await putProduct(shop.db, { onHand: 50 })
  owner = await signInStaff(shop, 'owner', '09390000002')
})
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0918${String(phones).padStart(7, '0')}`)
  await removeSetting(shop.db, 'opened')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const codeOf = (response: { json: () => unknown }) => errorResponse.parse(response.json()).code
const beforeOpening = () => writeSetting(shop.db, 'opened', { isOpen: false, firstOpenedAt: null })
const openShop = () => owner.post('/api/admin/shop-opening/open')
const closeShop = () => owner.post('/api/admin/shop-opening/close')
const fill = () => fillCart(customer, [{ productId, count: 1 }])
const startCard = (id?: string) =>
  customer.post('/api/order/cardPayment', id === undefined ? undefined : { id })

test('before a shop opens carts are filled and nothing is ordered, by no way to pay; from its opening on it is', async () => {
  await beforeOpening()
  await fill()
  expect(codeOf(await customer.get(payUrl()))).toBe('shop_closed')
  expect(codeOf(await startCard())).toBe('shop_closed')
  expect((await customer.get('/api/order/pending')).json()).toMatchObject({ totalCount: 1 })
  expect((await openShop()).json()).toEqual({ state: 'open', missing: [], optional: ['logo'] })
  // The process that did not open it takes orders, too.
  const paid = await other.inject({ url: payUrl(), headers: customer.headers })
  expect(paid.statusCode).toBe(200)
})

test('it opens when nothing is missing, once, and the books say who did it', async () => {
  await beforeOpening()
  await shop.db.update(products).set({ isPublished: false })
  expect((await owner.get('/api/admin/shop-opening')).json()).toEqual({
    state: 'coming_soon',
    missing: ['product'],
    optional: ['logo'],
  })
  expect(codeOf(await openShop())).toBe('shop_not_ready')
  await shop.db.update(products).set({ isPublished: true })
  expect((await openShop()).statusCode).toBe(200)
  expect(codeOf(await openShop())).toBe('already_done')
  const { items } = (await owner.get('/api/admin/actions?call=openShop')).json()
  expect(items.filter(({ outcome }: { outcome: string }) => outcome === 'done')[0]).toMatchObject({
    subject: 'settings:opening',
    before: { state: 'coming_soon' },
    after: { state: 'open' },
  })
})

test('of two who open it at once the second is told that it is open', async () => {
  await beforeOpening()
  const { promise: second, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof openShop>>>()
  await shop.db.transaction(async (tx) => {
    await lockSetting(tx, 'opened')
    await writeSetting(tx, 'opened', { isOpen: true, firstOpenedAt: shop.time.clock().toISOString() })
    void openShop().then(resolve)
    await untilSomebodyWaits(shop.db)
  })
  expect(codeOf(await second)).toBe('already_done')
})

test('a payment that was under way when the shop closed is settled; an order that was not paid waits', async () => {
  await fill()
  const started = await customer.get(payUrl())
  const { orderId } = started.json()
  await closeShop()
  expect(codeOf(await customer.get(payUrl(orderId)))).toBe('shop_closed')
  bank.pay(authorityOf(started))
  const back = await customer.get(`/api/order/paymentCheck?Authority=${authorityOf(started)}&Status=OK`)
  expect(back.json()).toMatchObject({ status: 'paid', orderId })
})

test('a transfer that was told before can still be reported, and none begins', async () => {
  await fill()
  const { orderId, amount, cardNumber } = (await startCard()).json()
  expect(cardNumber).not.toBe('')
  await closeShop()
  expect((await startCard(orderId)).json()).toMatchObject({ orderId, amount, cardNumber: '' })
  const report = {
    trackingCode: '123456',
    cardLast4: '1234',
    amount,
    paidAt: shop.time.clock().toISOString(),
  }
  const reported = await customer.post(`/api/order/paymentKart?id=${orderId}`, report)
  expect(reported.json()).toMatchObject({ status: 'awaiting_review' })
})

test('no search engine is told of a shop that has not opened; a pause takes its offers out and leaves its pages', async () => {
  const documents = ['/sitemap.xml', '/sitemap/pages.xml', '/blog/feed.xml', '/feeds/google.xml']
  const statuses = async () =>
    Promise.all(documents.map(async (url) => (await shop.app.inject(url)).statusCode))
  await beforeOpening()
  expect(await statuses()).toEqual([503, 503, 503, 503])
  await openShop()
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await closeShop()
  expect(await statuses()).toEqual([200, 200, 200, 503])
})
