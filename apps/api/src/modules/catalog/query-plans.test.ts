import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openExplaining } from '../../../test/database/query-plans.ts'
import { createTestDatabase } from '../../../test/database/test-database.ts'
import { storageSql } from '../../db/storage.sql.ts'
import { noCache } from '../../shared/revision-cache.ts'
import { suggest } from '../search/suggest.service.ts'
import { getProduct } from './catalog.service.ts'
import type { CatalogContext } from './catalogue.ts'
import { orderOf, readProductPage, readTopCards } from './products.repository.ts'
import { makeSqlCatalogue } from './sql-catalogue.ts'

const PRODUCTS = 20_000
/** A page of 24 and what lies on the way to it: some products are sold out. */
const A_PAGE = 24 * 20

const FILL = `
  INSERT INTO categories (id, slug, title) SELECT 'c' || n, 'c' || n, 'دستهٔ ' || n FROM generate_series(0, 99) AS n;
  INSERT INTO products (id, source_key, sku, slug, title, price, list_price, category_id, category_ids, sold_count,
      search_spaced, search_joined, created_at, updated_at)
    SELECT md5('p' || n), 'test:' || n, 'SKU-' || n, 'slug-' || n, 'کالای ' || n, 1000 + n,
      CASE WHEN n % 4 = 0 THEN 2000 + 2 * n END, 'c' || n % 100, ARRAY['c' || n % 100], n * 7919 % 1000,
      'کالای نمونه ' || md5(n::text), 'کالاینمونه' || md5(n::text), now() - n * interval '1 minute', now()
    FROM generate_series(1, ${PRODUCTS}) AS n;
  INSERT INTO product_groups (id, source_key, title) VALUES ('g', 'test:g', 'طرح');
  UPDATE products SET group_id = 'g' WHERE slug IN ('slug-78', 'slug-178', 'slug-278');
  INSERT INTO stock (product_id, on_hand) SELECT id, CASE WHEN price % 10 = 0 THEN 0 ELSE 50 END FROM products;
  VACUUM ANALYZE products, stock, categories;`

let database: Awaited<ReturnType<typeof createTestDatabase>>
let explaining: ReturnType<typeof openExplaining>
let reading: CatalogContext
beforeAll(async () => {
  database = await createTestDatabase()
  for (const statement of [storageSql, ...FILL.split(';\n').filter((text) => text.trim())])
    await database.pool.query(statement)
  // A new connection: settings of the database begin with it.
  explaining = openExplaining(database.url)
  const sources = { db: explaining.db, cached: noCache }
  reading = { ...sources, catalogue: makeSqlCatalogue(sources) }
}, 60_000)
afterAll(async () => {
  await explaining.close()
  await database.close()
})

const page = (sort: Parameters<typeof orderOf>[0]) =>
  readProductPage(explaining.db, {
    filter: {},
    order: orderOf(sort),
    offset: 0,
    take: 24,
    availableTotal: PRODUCTS / 2,
  })

describe('in a shop of twenty thousand products', () => {
  test.each([
    ['newest', 'products_newest'],
    ['bestselling', 'products_bestselling'],
    ['cheapest', 'products_price'],
    ['expensive', 'products_price'],
    ['discount', 'products_discount'],
    ['rating', 'products_rating'],
  ] as const)('a page of the %s walks its index and stops', async (sort, index) => {
    const [plan] = await explaining.plansOf(() => page(sort))
    expect(plan?.indexes).toContain(index)
    expect(plan?.scanned).toEqual([])
    expect(plan?.rowsRead).toBeLessThan(A_PAGE)
  })

  test('a shelf of the home page walks its index and stops [#9]', async () => {
    const [plan] = await explaining.plansOf(() =>
      readTopCards(explaining.db, orderOf('bestselling'), 12, { isBuyable: true }),
    )
    expect(plan?.scanned).toEqual([])
    expect(plan?.rowsRead).toBeLessThan(A_PAGE)
  })

  test.each([
    ['a product page', 'slug-77', 0],
    ['a page of a product with options', 'slug-78', 2],
  ])('%s reads its own product and its category, never all products', async (_name, slug, others) => {
    let page: Awaited<ReturnType<typeof getProduct>> | undefined
    const plans = await explaining.plansOf(async () => {
      page = await getProduct(reading, slug)
    })
    expect(page?.siblings.filter((sibling) => sibling.slug !== slug)).toHaveLength(others)
    expect(page?.related).toHaveLength(10)
    expect(plans[0]?.indexes).toContain('products_slug_unique')
    for (const { scanned, rowsRead } of plans) {
      expect(scanned.filter((table) => table !== 'categories')).toEqual([])
      expect(rowsRead).toBeLessThan((4 * PRODUCTS) / 100)
    }
  })

  test('suggestions for a rare word come from the search index', async () => {
    const [plan] = await explaining.plansOf(() => suggest(reading, 'c4ca4238a0b9'))
    expect(plan?.indexes).toContain('products_search_joined')
    expect(plan?.scanned).toEqual([])
    expect(plan?.rowsRead).toBeLessThan(10)
  })
})
