import type { OrderStatus } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp, type TestCustomer } from '../../../test/test-app.ts'
import { boughtTogether, productGroups, products } from '../../modules/catalog/catalog.tables.ts'
import { stock } from '../../modules/inventory/inventory.tables.ts'
import { orderLines, orders } from '../../modules/order/order.tables.ts'
import { newId } from '../../shared/ids.ts'
import { countPairs, makePairCounter } from './count-pairs.ts'

const address = {
  receiverName: '',
  receiverPhone: '',
  province: '',
  city: '',
  street: '',
  plaque: '',
  unit: '',
  postalCode: '',
  location: null,
}
const DAY = 24 * 60 * 60_000
let shop: TestApp
let manager: TestStaff
let customer: TestCustomer
let made = 0
beforeAll(async () => {
  shop = await createTestApp()
  manager = await signInStaff(shop, 'manager', '09330000001')
  customer = await shop.signIn('09190000001')
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.delete(boughtTogether)
  await shop.db.delete(orderLines)
  await shop.db.delete(orders)
})

const put = async (changes: Parameters<typeof putProduct>[1] = {}) => {
  made += 1
  const slug = `part-${made}`
  return { slug, id: await putProduct(shop.db, { slug, title: slug, ...changes }) }
}
const order = async (ids: readonly string[], status: OrderStatus = 'delivered', daysAgo = 1) => {
  const id = newId()
  const at = new Date(shop.time.clock().getTime() - daysAgo * DAY)
  await shop.db.insert(orders).values({
    ...{ id, customerId: customer.customerId, status, createdAt: at },
    ...(status !== 'pending' && {
      orderNumber: id,
      address,
      ...{ shippingMethodId: 'post', shippingMethodTitle: 'پست', shippingFee: 0, placedAt: at },
      ...{ subtotal: 1_000, discount: 0, total: 1_000 },
    }),
  })
  const line = { orderId: id, count: 1, unitPrice: 1_000, shownPrice: 1_000, addedAt: at }
  await shop.db.insert(orderLines).values(ids.map((productId) => ({ ...line, productId })))
}
const count = () => countPairs(shop.db, shop.time.clock())
const bundleOf = async (slug: string): Promise<string[]> =>
  (await shop.app.inject({ url: '/api/shop/product', query: { slug } }))
    .json()
    .bundle.map((card: { slug: string }) => card.slug)
const choose = (id: string, bundleIds: string[], version = 0) =>
  manager.post(`/api/admin/product/edit?id=${id}`, { version, bundleIds })

test('what several paid orders had together is offered together, the most frequent first', async () => {
  const [pot, tray, tea, rug] = [await put(), await put(), await put(), await put()]
  for (const ids of [[tray, tea], [tray], [tray, tea]]) await order([pot, ...ids].map(({ id }) => id))
  await order([pot.id, rug.id])
  expect(await bundleOf(pot.slug)).toEqual([])
  await count()
  expect(await bundleOf(pot.slug)).toEqual([tray.slug, tea.slug])
  expect(await bundleOf(rug.slug)).toEqual([])
})

test.each<[string, OrderStatus, number]>([
  ['a cart', 'pending', 1],
  ['what was cancelled', 'cancelled', 1],
  ['what was sent back', 'refunded', 1],
  ['another season', 'delivered', 200],
])('%s does not count', async (_, status, daysAgo) => {
  const [pot, tray] = [await put(), await put()]
  // A customer has one cart.
  await order([pot.id, tray.id], status, daysAgo)
  if (status !== 'pending') await order([pot.id, tray.id], status, daysAgo)
  else await order([pot.id, tray.id])
  await count()
  expect(await bundleOf(pot.slug)).toEqual([])
})

test('two options of one design are no set', async () => {
  const groupId = newId()
  await shop.db.insert(productGroups).values({ id: groupId, sourceKey: groupId, title: 'گلیم' })
  const [red, blue] = [await put({ groupId }), await put({ groupId })]
  for (let n = 0; n < 3; n += 1) await order([red.id, blue.id])
  await count()
  expect(await bundleOf(red.slug)).toEqual([])
})

test('what the shop chose comes in the place of what was bought, in its order', async () => {
  const [pot, tray, tea, rug] = [await put(), await put(), await put(), await put()]
  for (let n = 0; n < 3; n += 1) await order([pot.id, tray.id])
  await count()
  expect((await choose(pot.id, [rug.id, tea.id])).json()).toMatchObject({
    bundle: [{ id: rug.id }, { id: tea.id }],
  })
  expect(await bundleOf(pot.slug)).toEqual([rug.slug, tea.slug])
  await choose(pot.id, [], 1)
  expect(await bundleOf(pot.slug)).toEqual([tray.slug])
})

test('what is sold out or hidden leaves the set, and a sold-out product has none', async () => {
  const [pot, tray, tea] = [await put(), await put(), await put()]
  await choose(pot.id, [tray.id, tea.id])
  await shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, tray.id))
  expect(await bundleOf(pot.slug)).toEqual([tea.slug])
  await shop.db.update(products).set({ isPublished: false }).where(eq(products.id, tea.id))
  expect(await bundleOf(pot.slug)).toEqual([])
  await shop.db.update(stock).set({ onHand: 5 }).where(eq(stock.productId, tray.id))
  await shop.db.update(stock).set({ onHand: 0 }).where(eq(stock.productId, pot.id))
  expect(await bundleOf(pot.slug)).toEqual([])
})

test('a set holds four at most, none of them itself, and only goods that are there', async () => {
  const [pot, ...others] = [await put(), await put(), await put(), await put(), await put()]
  const ids = others.map(({ id }) => id)
  expect((await choose(pot.id, ids)).statusCode).toBe(422)
  for (const gone of [pot.id, 'nobody-has-this-id'])
    expect((await choose(pot.id, [gone])).json()).toMatchObject({
      code: 'bundle_gone',
      fields: { bundleIds: expect.any(String) },
    })
  for (let n = 0; n < 2; n += 1) await order([pot.id, ...ids])
  await count()
  expect(await bundleOf(pot.slug)).toHaveLength(3)
})

test('several processes count at once, a row that stays is not written, and what is bought no more goes', async () => {
  const [pot, tray] = [await put(), await put()]
  for (let n = 0; n < 2; n += 1) await order([pot.id, tray.id])
  await Promise.all([count(), count(), count()])
  const versions = () =>
    shop.db.execute(`SELECT product_id, xmin::text FROM bought_together ORDER BY product_id`)
  const before = (await versions()).rows
  expect(before).toHaveLength(2)
  await count()
  expect((await versions()).rows).toEqual(before)
  await shop.db.delete(orderLines)
  await count()
  expect((await versions()).rows).toEqual([])
})

test('the shop counts by itself, once a day', async () => {
  const [pot, tray] = [await put(), await put()]
  for (let n = 0; n < 2; n += 1) await order([pot.id, tray.id])
  const run = makePairCounter({ database: shop.database, clock: shop.time.clock })
  await run()
  expect(await bundleOf(pot.slug)).toEqual([tray.slug])
  await shop.db.delete(boughtTogether)
  await run()
  expect(await bundleOf(pot.slug)).toEqual([])
  shop.time.advance(DAY)
  await run()
  expect(await bundleOf(pot.slug)).toEqual([tray.slug])
})

test('a count that failed, for want of time for example, comes again an hour later and not each minute', async () => {
  let tries = 0
  const transaction = () => {
    tries += 1
    return Promise.reject(new Error('statement timeout'))
  }
  let now = shop.time.clock()
  const database = { ...shop.database, db: Object.assign(Object.create(shop.db), { transaction }) }
  const run = makePairCounter({ database, clock: () => now })
  await expect(run()).rejects.toThrow('timeout')
  await run()
  expect(tries).toBe(1)
  now = new Date(now.getTime() + DAY / 24)
  await expect(run()).rejects.toThrow('timeout')
})
