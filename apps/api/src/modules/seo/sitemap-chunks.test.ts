import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

const COUNT = 5_003
let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.db.execute(sql`
    INSERT INTO products (id, source_key, sku, slug, title, price, search_spaced, search_joined, created_at, updated_at)
    SELECT md5(n::text), 'k' || n, 's' || n, 'p' || n, 'کالا', 1000, '', '', now(), now()
    FROM generate_series(1, ${COUNT}::int) AS n`)
})
afterAll(() => shop.close())

const locations = async (url: string) =>
  [...(await shop.app.inject(url)).body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

test('a large shop has several sitemaps of products, at most 5,000 each, and every product once', async () => {
  expect(await locations('/sitemap.xml')).toHaveLength(6)
  const first = await locations('/sitemap/products-1.xml')
  const second = await locations('/sitemap/products-2.xml')
  expect([first.length, second.length]).toEqual([5_000, 3])
  expect(new Set([...first, ...second]).size).toBe(COUNT)
})
