import { afterAll, beforeAll, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { writeSetting } from '../../modules/content/settings.repository.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { hasDemoCustomer, seedDemo, startEmpty } from './seed-demo.ts'

const now = new Date('2026-11-20T12:00:00Z')
const seed = ({ database, files }: TestApp) => seedDemo(database, openMediaStore(files), now)

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

test('a shop that began empty stays so: no later start fills it with the demo shop', async () => {
  expect(await startEmpty(shop.database)).toBe(true)
  expect(await seed(shop)).toBe(false)
  expect(await shop.db.$count(products)).toBe(0)
  expect(await hasDemoCustomer(shop.db)).toBe(false)
  expect(await startEmpty(shop.database)).toBe(true)
})

test('it promises no courier that its people may not have', async () => {
  const active = await shippingRepository(shop.db).listActive()
  expect(active.map(({ id }) => id).toSorted()).toEqual(['post', 'tipax'])
})

test('it takes no orders until its people open it; a later start with --empty leaves it open', async () => {
  const state = async () => (await shop.app.inject('/api/config')).json().shopState
  expect(await state()).toBe('coming_soon')
  await writeSetting(shop.db, 'opened', { isOpen: true, firstOpenedAt: now.toISOString() })
  await startEmpty(shop.database)
  expect(await state()).toBe('open')
})

test('a shop that has goods stays open when it is started with --empty', async () => {
  const other = await createTestApp()
  await putProduct(other.db)
  await startEmpty(other.database)
  expect((await other.app.inject('/api/config')).json().shopState).toBe('open')
  await other.close()
})

test('a shop that holds the demo shop does not become empty by being told so', async () => {
  const other = await createTestApp()
  await seed(other)
  expect(await hasDemoCustomer(other.db)).toBe(true)
  expect(await startEmpty(other.database)).toBe(false)
  await other.close()
}, 60_000)
