import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { statementsDuring } from '../../../test/database/statements-during.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { products } from '../catalog/catalog.tables.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { sendStockNotices } from './stock-notice.service.ts'

let shop: TestApp
let customer: TestCustomer
let productId: string
let phones = 0
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())
beforeEach(async () => {
  phones += 1
  customer = await shop.signIn(`0919${String(phones).padStart(7, '0')}`)
  productId = await putProduct(shop.db, { onHand: 0, title: 'قوری چینی', slug: `قوری-${phones}` })
})

const ask = () => customer.post('/api/shop/notifyMe', { productId })
const put = (onHand: number, reserved = 0) =>
  shop.db.update(stock).set({ onHand, reserved }).where(eq(stock.productId, productId))
const send = () =>
  sendStockNotices({
    config: shop.config,
    database: shop.database,
    files: shop.files,
    clock: shop.time.clock,
  })
const notices = async () =>
  (await shop.outbox.newest(shop.db, 200))
    .filter(({ phone, text }) => phone === customer.phone && text.includes('موجود شد'))
    .map(({ text }) => text)

test('who asked gets one SMS with the title and a link when the product is back, however often they asked', async () => {
  await ask()
  expect((await ask()).json()).toMatchObject({ success: true })
  await send()
  expect(await notices()).toEqual([])
  await put(4)
  await Promise.all([send(), send(), send()])
  await send()
  const [text, ...others] = await notices()
  expect(others).toEqual([])
  expect(text).toContain('قوری چینی')
  expect(text).toContain(encodeURI(`/shop/قوری-${phones}`))
})

test('who asked sees so until the SMS is on its way', async () => {
  const waitsFor = async () => (await customer.get('/api/user/notices')).json().productIds
  expect(await waitsFor()).toEqual([])
  await ask()
  expect(await waitsFor()).toEqual([productId])
  await put(1)
  await send()
  expect(await waitsFor()).toEqual([])
})

test('a hold that is released brings a product back too', async () => {
  await put(1, 1)
  await ask()
  await send()
  expect(await notices()).toEqual([])
  await put(1, 0)
  await send()
  expect(await notices()).toHaveLength(1)
})

test('the shop looks by itself', async () => {
  await ask()
  await put(1)
  for (const { run } of shop.app.catalogJobs) await run()
  expect(await notices()).toHaveLength(1)
})

test('whoever wants to hear of the next time asks again', async () => {
  await ask()
  await put(1)
  await send()
  await put(0)
  await ask()
  await put(1)
  await send()
  expect(await notices()).toHaveLength(2)
})

test('nobody hears of a product that the shop does not show', async () => {
  await ask()
  await put(1)
  await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, productId))
  await send()
  expect(await notices()).toEqual([])
})

test('what can be bought now needs no notice, and what there is not can have none', async () => {
  await put(1)
  expect((await ask()).json()).toMatchObject({ code: 'already_in_stock' })
  const response = await customer.post('/api/shop/notifyMe', { productId: 'no-such-product' })
  expect(response.statusCode).toBe(404)
})

test('all who wait are told, and their notices are read and removed by one statement', async () => {
  const customers = [customer, await shop.signIn('09190000101'), await shop.signIn('09190000102')]
  for (const one of customers) {
    await one.post('/api/shop/notifyMe', { productId })
  }
  await put(4)
  const texts = await statementsDuring(send)
  const about = (table: string) => texts.filter((text) => text.includes(table))
  expect(about('stock_notices')).toHaveLength(1)
  expect([about('"settings"').length, about('"sms_texts"').length]).toEqual([1, 1])
  const told = (await shop.outbox.newest(shop.db, 200)).filter(
    ({ text }) => text.includes(`قوری-${phones}`) || text.includes(encodeURI(`قوری-${phones}`)),
  )
  expect(told.map(({ phone }) => phone).toSorted()).toEqual(customers.map(({ phone }) => phone).toSorted())
})
