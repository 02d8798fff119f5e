import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { buildApp } from '../../app.ts'
import { products } from '../catalog/catalog.tables.ts'
import { writeSetting } from '../content/settings.repository.ts'
import { stock } from '../inventory/inventory.tables.ts'
import {
  followContentRevision,
  pruneContentChanges,
  readContentChanges,
  readContentRevision,
} from './content-revision.ts'

let shop: TestApp
let id: string
beforeAll(async () => {
  shop = await createTestApp()
  id = await putProduct(shop.db, { onHand: 100 })
})
afterAll(() => shop.close())

const revision = async () => (await readContentRevision(shop.database)).revision
/** Whether the revision moves when `change` happens. */
const moves = async (change: () => Promise<unknown>) => {
  const before = await revision()
  await change()
  return (await revision()) !== before
}
const setProduct = (changes: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(changes).where(eq(products.id, id))
const setStock = (onHand: number, reserved: number) =>
  shop.db.update(stock).set({ onHand, reserved }).where(eq(stock.productId, id))

test.each([
  ['a price', () => setProduct({ price: 2_000_000 })],
  ['words for search engines', () => setProduct({ seoTitle: 'خرید' })],
  ['a title', () => setProduct({ title: 'نام تازه' })],
  ['publishing', () => setProduct({ isPublished: false })],
  ['a new product', () => putProduct(shop.db)],
  ['the last ones being held', () => setStock(100, 98)],
  ['all of it being held', () => setStock(100, 100)],
  ['selling out', () => setStock(0, 0)],
  ['coming back', () => setStock(100, 0)],
  ['a setting', () => writeSetting(shop.db, 'footerMenu', [])],
])('%s moves the revision', async (_, change) => {
  expect(await moves(change)).toBe(true)
})

test.each([
  ['a sale of what there is plenty of', () => setStock(100, 1)],
  ['a sale being counted', () => setProduct({ soldCount: 7 })],
  ['writing what was there', () => setProduct({ title: 'نام تازه' })],
  ['a change of nothing', () => shop.db.delete(products).where(eq(products.id, 'nobody'))],
])('%s leaves it', async (_, change) => {
  expect(await moves(change)).toBe(false)
})

test('a change counts when it can be seen, not when it is made', async () => {
  const before = await revision()
  await shop.db.transaction(async (tx) => {
    await tx.update(products).set({ price: 3_000_000 }).where(eq(products.id, id))
    expect(await revision()).toBe(before)
  })
  expect(await revision()).toBeGreaterThan(before)
})

test('clearing counted changes leaves the number, also while others write', async () => {
  const before = await revision()
  await shop.db.execute(sql`UPDATE content_changes SET made_at = '2026-01-01'`)
  await Promise.all([
    pruneContentChanges(shop.database),
    pruneContentChanges(shop.database),
    ...Array.from({ length: 20 }, () =>
      shop.db.execute(sql`INSERT INTO content_changes (made_at) VALUES ('2026-01-01')`),
    ),
  ])
  await shop.db.execute(sql`INSERT INTO content_changes (is_visible, made_at) VALUES (false, '2026-01-01')`)
  await pruneContentChanges(shop.database)
  expect(await readContentRevision(shop.database)).toEqual({ waiting: 0, revision: before + 20 })
})

/** Half a second, on a machine that does nothing else. */

test('of changes that were seen the products are not read again', async () => {
  await setProduct({ price: 3_200_000 })
  const first = await readContentChanges(shop.db, 0, new Set())
  expect(first.changes.at(-1)?.productIds).toEqual([id])
  const seen = new Set(first.changes.map((change) => change.id))
  await setProduct({ price: 3_300_000 })
  const { changes } = await readContentChanges(shop.db, 0, seen)
  expect(changes.filter(({ productIds }) => productIds?.length)).toHaveLength(1)
  expect(
    (await readContentChanges(shop.db, 0, 'all')).changes.flatMap(({ productIds }) => productIds),
  ).toEqual([])
})

test('what follows a look keeps no revision waiting, fails alone, and does not overlap', async () => {
  const calls: (() => void)[] = []
  const finish = () => new Promise<void>((_, reject) => calls.push(() => reject(new Error('no'))))
  const following = followContentRevision(shop.database, shop.app.log, async () => {}, finish)
  await expect.poll(following.current).toBe(await revision())
  await setProduct({ price: 3_100_000 })
  const moved = await revision()
  expect(await following.upTo(moved)).toBe(moved)
  expect(calls).toHaveLength(1)
  calls[0]?.()
  await expect.poll(() => calls.length).toBe(2)
  calls[1]?.()
  await following.stop()
})

test('two processes come to name the same revision after a change', async () => {
  const other = await buildApp({ config: shop.config, database: shop.database })
  await setProduct({ price: 4_000_000 })
  const expected = String(await revision())
  const named = async (app: typeof other) =>
    (await app.inject('/api/shop/categories')).headers['x-content-revision']
  for (const app of [shop.app, other]) await expect.poll(() => named(app)).toBe(expected)
  await other.close()
})
