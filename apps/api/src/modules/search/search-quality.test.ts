import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { importProducts } from '../../workflows/import/import-products.ts'
import { queries } from './quality.fixture.ts'

const FIRST = 5
const WANTED_SHARE = 0.95

/** `SEARCH_CATALOGUE` names a product export of WooCommerce; none is part of the project. */
const catalogue = process.env.SEARCH_CATALOGUE

let shop: TestApp | undefined
afterAll(() => shop?.close())

test('what people look for is asked for in at least 150 ways', () => {
  expect(new Set(queries.map(([typed]) => typed)).size).toBeGreaterThanOrEqual(150)
})

test.runIf(catalogue)(
  'what people look for in a real catalogue stands among the first five',
  async () => {
    const database = await createTestDatabase()
    await importProducts(database, {
      file: catalogue ?? '',
      currency: 'toman',
      source: 'woocommerce',
      uncountedStock: 10,
      isDryRun: false,
      isSure: true,
      shownColumns: [],
      now: new Date('2026-11-20T12:00:00Z'),
      onProgress: () => {},
    })
    shop = await createTestApp({ database })
    const missed: string[] = []
    const empty: string[] = []
    for (const [typed, title] of queries) {
      const response = await shop.app.inject({
        url: '/api/shop/search',
        query: { q: typed, take: String(FIRST) },
      })
      const { items } = response.json<{ items: { title: string }[] }>()
      if (items.length === 0) empty.push(typed)
      if (!items.some((item) => title.test(item.title)))
        missed.push(`${typed} → ${items.map((item) => item.title).join(' | ')}`)
    }
    expect(empty).toEqual([])
    expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(WANTED_SHARE)
  },
  120_000,
)
