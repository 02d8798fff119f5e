import { eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { putProduct } from '../../../test/put-product.ts'
import { signInStaff, type TestStaff } from '../../../test/staff.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { categories, productGroups, products } from '../../modules/catalog/catalog.tables.ts'
import { articleCategories, articles, articleTags } from '../../modules/content/content.tables.ts'
import { readSetting, removeSetting } from '../../modules/content/settings.repository.ts'
import { productOffers } from '../../modules/offer/offer.tables.ts'
import { orderLines } from '../../modules/order/order.tables.ts'
import { staffActions } from '../../modules/staff-action/staff-action.tables.ts'
import { auditBooks } from '../../workflows/audit/audit-books.ts'
import { startEmpty } from '../../workflows/demo/seed-demo.ts'

let shop: TestApp
let owner: TestStaff
beforeEach(async () => {
  shop = await createTestApp({ config: { CARD_NUMBER: '6037991122334455' } })
  await startEmpty(shop.database)
  owner = await signInStaff(shop, 'owner', '09390000001')
}, 60_000)
afterEach(() => shop.close())

const samples = async () => (await owner.get('/api/admin/samples')).json()
const add = () => owner.post('/api/admin/samples/add')
const remove = () => owner.post('/api/admin/samples/remove')
const bySlug = async (slug: string) => {
  const [row] = await shop.db.select().from(products).where(eq(products.slug, slug))
  if (!row) throw new Error(`no ${slug}`)
  return row
}
const everything = async () =>
  Promise.all(
    [products, productGroups, categories, articles, articleCategories, articleTags].map((table) =>
      shop.db.$count(table),
    ),
  )
const files = async () => {
  const names: string[] = []
  for await (const name of shop.files.list()) names.push(name)
  return names
}

test('an empty shop takes a dozen sample goods in, and exactly those out again with their pictures', async () => {
  expect(await samples()).toEqual({ inShop: 0, canAdd: true })
  expect((await add()).json()).toMatchObject({ canAdd: false })
  expect(await everything()).toEqual([12, 1, expect.any(Number), 1, 1, expect.any(Number)])
  const rows = (await owner.get('/api/admin/products?take=20')).json()
  expect(rows.items.every(({ isSample }: { isSample: boolean }) => isSample)).toBe(true)
  // Shoppers see them, with a picture, but they do not count as goods of the merchant.
  const [first] = (await shop.app.inject('/api/shop/products?take=12')).json().items
  expect((await shop.app.inject(first.image.src)).statusCode).toBe(200)
  expect((await owner.get('/api/admin/opening')).json()).toContain('product')
  expect(await auditBooks(shop.database, shop.time.clock())).toEqual([])

  const own = await putProduct(shop.db, { categoryId: null })
  expect((await remove()).json()).toEqual({ inShop: 0, canAdd: false, kept: [] })
  expect(await everything()).toEqual([1, 0, 0, 0, 0, 0])
  expect(await shop.db.$count(products, eq(products.id, own))).toBe(1)
  expect(await files()).toEqual([])
  expect(await readSetting(shop.db, 'samples')).toBeNull()
  expect(await shop.db.$count(staffActions, like(staffActions.call, '%Samples'))).toBe(2)
})

test('keeps what the merchant changed or uses and what is in an order, and says so; it is theirs from then on', async () => {
  await add()
  const [priced, offered, sold, basket] = await Promise.all(
    ['sini-mesi-ghalamzani', 'tut-khoshk', 'shamdan-berenji', 'bargeh-zardalu'].map(bySlug),
  )
  if (!priced || !offered || !sold || !basket) throw new Error('a sample is missing')
  await shop.db.update(products).set({ price: 1_000 }).where(eq(products.id, priced.id))
  const day = new Date('2027-01-01T00:00:00Z')
  await shop.db.insert(productOffers).values({
    ...{ id: 'offer', productId: offered.id, price: 2_000, startsAt: day, createdAt: day },
    ...{ endsAt: new Date('2027-01-02T00:00:00Z'), byName: 'نرگس' },
  })
  // As in a shop that was opened with its samples.
  await removeSetting(shop.db, 'opened')
  const buyer = await shop.signIn('09351234567')
  await fillCart(buyer, [{ productId: sold.id, count: 1 }])
  await buyer.get(payUrl())
  await fillCart(buyer, [{ productId: basket.id, count: 1 }])

  const { kept } = (await remove()).json()
  const told = kept.map(({ title, reason }: { title: string; reason: string }) => `${title}: ${reason}`)
  expect(told).toEqual(
    expect.arrayContaining([
      `${priced.title}: changed`,
      `${offered.title}: changed`,
      `${sold.title}: ordered`,
    ]),
  )
  expect(kept.filter(({ kind }: { kind: string }) => kind === 'product')).toHaveLength(3)
  // Their categories and those above them stay with them.
  const categoryIds = [priced, offered, sold].flatMap((row) => row.categoryIds)
  expect(await shop.db.$count(categories)).toBe(new Set(categoryIds).size)
  expect(await shop.db.$count(products, like(products.sourceKey, 'sample:%'))).toBe(0)
  expect(await shop.db.$count(orderLines, eq(orderLines.productId, basket.id))).toBe(0)
  expect(await shop.db.$count(orderLines)).toBe(1)
  const key = (await bySlug('shamdan-berenji')).images[0]?.key ?? ''
  expect((await files()).some((name) => name.endsWith(key))).toBe(true)
  expect((await remove()).json()).toMatchObject({ code: 'already_done' })
})

test('of two presses at once one puts them in, and one takes them out', async () => {
  // Two members: calls of one session wait for each other.
  const other = await signInStaff(shop, 'owner', '09390000002')
  const codes = async (path: string) => {
    const responses = await Promise.all([owner.post(path), other.post(path)])
    return responses.map((response) => response.json().code ?? 'done').sort()
  }
  expect(await codes('/api/admin/samples/add')).toEqual(['already_done', 'done'])
  expect(await codes('/api/admin/samples/remove')).toEqual(['already_done', 'done'])
  // And in again: what was taken out is not in the way.
  expect((await add()).statusCode).toBe(200)
  expect((await files()).length).toBeGreaterThan(12)
})

test('a shop that has been open, or has something of their names, takes none', async () => {
  await putProduct(shop.db, { slug: 'tut-khoshk' })
  expect((await add()).json()).toMatchObject({ code: 'samples_refused' })
  await removeSetting(shop.db, 'opened')
  await shop.db.delete(products)
  expect((await add()).json()).toMatchObject({ code: 'samples_refused' })
  expect(await samples()).toEqual({ inShop: 0, canAdd: false })
})
