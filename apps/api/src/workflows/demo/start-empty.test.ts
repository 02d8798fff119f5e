import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { openMediaStore } from '../../modules/media/media-store.ts'
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

test('a shop that holds the demo shop does not become empty by being told so', async () => {
  const other = await createTestApp()
  await seed(other)
  expect(await hasDemoCustomer(other.db)).toBe(true)
  expect(await startEmpty(other.database)).toBe(false)
  await other.close()
}, 60_000)
