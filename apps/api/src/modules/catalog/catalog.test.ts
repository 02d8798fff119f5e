import { endpoints } from '@hojreh/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putSale } from '../../../test/acts/put-offer.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { stock } from '../inventory/inventory.tables.ts'
import { categories, productGroups, products } from './catalog.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  await shop.db.insert(categories).values([
    { id: 'home', slug: 'home', title: 'خانه', position: 0 },
    { id: 'rugs', slug: 'rugs', title: 'فرش', parentId: 'home', description: 'دست‌باف' },
    { id: 'pots', slug: 'pots', title: 'چینی', parentId: 'home' },
    { id: 'cups', slug: 'cups', title: 'پیاله', parentId: 'home' },
    { id: 'empty', slug: 'empty', title: 'بی‌کالا', parentId: 'home' },
    { id: 'food', slug: 'food', title: 'خوراکی', position: 1 },
  ])
  await shop.db.insert(productGroups).values({ id: 'group', sourceKey: 'test:group', title: 'گلیم' })
  const rug = { categoryId: 'rugs', categoryIds: ['rugs', 'home'], brand: 'نگار' }
  const pot = { categoryId: 'pots', categoryIds: ['pots', 'home'] }
  const day = (number: number) => new Date(Date.UTC(2026, 0, number))
  const colour = (value: string) => [{ name: 'رنگ', value }]
  const rows = [
    {
      slug: 'red',
      title: 'گلیم قرمز',
      price: 300,
      listPrice: 400,
      soldCount: 5,
      createdAt: day(1),
      ...rug,
      groupId: 'group',
      options: colour('قرمز'),
      attributes: colour('قرمز'),
      ratingSum: 9,
      ratingCount: 2,
    },
    {
      slug: 'blue',
      title: 'گلیم آبی',
      price: 200,
      soldCount: 9,
      createdAt: day(2),
      ...rug,
      groupId: 'group',
      options: colour('آبی'),
      attributes: [...colour('آبی'), { name: 'جنس', value: 'پشم' }],
      onHand: 3,
    },
    {
      slug: 'gone',
      title: 'گلیم سبز',
      price: 100,
      soldCount: 50,
      createdAt: day(9),
      ...rug,
      groupId: 'group',
      options: colour('سبز'),
      attributes: colour('آبی'),
      onHand: 0,
    },
    {
      slug: 'cup',
      title: 'پیالهٔ چینی',
      price: 900,
      createdAt: day(4),
      categoryId: 'cups',
      categoryIds: ['cups', 'home'],
      brand: 'پارس',
      attributes: [{ name: 'جنس', value: 'چینی' }],
    },
    {
      slug: 'vase',
      title: 'گلدان',
      price: 700,
      listPrice: 1000,
      createdAt: day(6),
      ...pot,
      brand: 'زاگرس',
      attributes: [{ name: 'جنس', value: 'چینی' }],
      ratingSum: 50,
      ratingCount: 11,
    },
    {
      slug: 'jar',
      title: 'خمره',
      price: 500,
      createdAt: day(4),
      ...pot,
      brand: 'چیت',
      attributes: [{ name: 'جنس', value: 'سفال' }],
    },
    { slug: 'draft', title: 'پنهان', price: 0, isPublished: false, createdAt: day(5), ...pot },
  ]
  for (const row of rows) await putProduct(shop.db, row)
})
afterAll(() => shop.close())

const get = async (url: string, query: Record<string, string | string[]> = {}) => {
  const response = await shop.app.inject({ url, query })
  return { status: response.statusCode, body: response.json(), headers: response.headers }
}
const list = async (query: Record<string, string | string[]> = {}) => {
  const { status, body } = await get('/api/shop/products', query)
  expect(status).toBe(200)
  return endpoints.listProducts.response.parse(body) as ReturnType<
    typeof endpoints.listProducts.response.parse
  > & {
    items: { slug: string }[]
  }
}
const slugs = async (query: Record<string, string | string[]> = {}) =>
  (await list(query)).items.map(({ slug }) => slug)

describe('a list', () => {
  test.each([
    ['newest', ['vase', 'blue', 'red', 'gone']],
    ['bestselling', ['blue', 'red', 'gone']],
    ['cheapest', ['blue', 'red', 'jar', 'vase', 'cup', 'gone']],
    ['expensive', ['cup', 'vase', 'jar', 'red', 'blue', 'gone']],
    ['discount', ['vase', 'red']],
    ['rating', ['vase', 'red']],
  ])('sorted by %s has what is sold out at its end', { tags: ['§D5.8'] }, async (sort, expected) => {
    const sorted = await slugs({ sort })
    expect(sorted.at(-1)).toBe('gone')
    expect(sorted.filter((slug) => expected.includes(slug))).toEqual(expected)
  })

  test('its pages hold every product once [#10]', async () => {
    const pages = [await slugs({ take: '4', pageId: '1' }), await slugs({ take: '4', pageId: '2' })]
    expect(pages.map(({ length }) => length)).toEqual([4, 2])
    expect(new Set(pages.flat()).size).toBe(6)
    expect(await slugs({ take: '4', pageId: '3' })).toEqual([])
    expect((await list({ take: '4', pageId: '2' })).total).toBe(6)
  })

  test('every page size gives the same order [#10]', async () => {
    const whole = await slugs({ sort: 'cheapest' })
    for (const take of [1, 2, 3, 5]) {
      const parts: string[] = []
      for (let pageId = 1; parts.length < 6; pageId++)
        parts.push(...(await slugs({ sort: 'cheapest', take: String(take), pageId: String(pageId) })))
      expect(parts).toEqual(whole)
    }
  })

  test('of a maker has its goods alone, under its name, and no brand to choose', async () => {
    const of = await list({ maker: 'نگار', brand: 'پارس' })
    expect(of.items.map(({ slug }) => slug)).toEqual(['blue', 'red', 'gone'])
    expect([of.maker?.slug, of.maker?.title, of.facets.brands]).toEqual(['نگار', 'نگار', []])
    expect((await list({ maker: 'نگار', inStock: '1' })).total).toBe(2)
    expect((await get('/api/shop/products', { maker: 'کسی' })).status).toBe(404)
    expect((await get('/api/shop/product', { slug: 'red' })).body.product.makerSlug).toBe('نگار')
  })

  test('unpublished products are in no list', async () => {
    expect(await slugs()).not.toContain('draft')
  })

  test.each([
    [{ category: 'rugs' }, ['blue', 'red', 'gone']],
    [{ category: 'home', brand: ['پارس', 'چیت'] }, ['jar', 'cup']],
    [{ minPrice: '500', maxPrice: '700' }, ['jar', 'vase']],
    [{ inStock: '1', category: 'rugs' }, ['blue', 'red']],
    [{ discounted: 'true' }, ['red', 'vase']],
    [{ attr: 'رنگ:قرمز' }, ['red']],
    [{ attr: ['رنگ:قرمز', 'رنگ:آبی'] }, ['blue', 'red', 'gone']],
    [{ attr: ['رنگ:آبی', 'جنس:پشم'] }, ['blue']],
    [{ attr: 'رنگ:بنفش' }, []],
    [{ attr: "x:'); DROP TABLE products; --" }, []],
  ] as [Record<string, string | string[]>, string[]][])(
    'narrowed by %j',
    { tags: ['§D5.8'] },
    async (query, expected) => {
      expect(await slugs({ ...query, sort: 'cheapest' })).toEqual(expected)
    },
  )

  test('an unknown category is not found, an unknown filter is refused', async () => {
    expect((await get('/api/shop/products', { category: 'nothing' })).status).toBe(404)
    expect((await get('/api/shop/products', { colour: 'red' })).status).toBe(422)
    expect((await get('/api/shop/products', { take: '1000' })).status).toBe(422)
  })
})

describe('facets', () => {
  test('each is counted without its own filter and with all others', { tags: ['§D5.8'] }, async () => {
    const { facets, total } = await list({
      category: 'home',
      brand: 'نگار',
      maxPrice: '250',
      attr: 'رنگ:آبی',
    })
    expect(total).toBe(2)
    // Without the brand filter: no other brand has something blue up to 250.
    expect(facets.brands).toEqual([{ title: 'نگار', count: 2 }])
    // Without the price filter: both blue rugs.
    expect(facets.price).toEqual({ min: 100, max: 200 })
    // Without the colour filter: still up to 250.
    expect(facets.attributes.find(({ name }) => name === 'رنگ')?.values).toEqual([{ value: 'آبی', count: 2 }])
    expect(facets.inStockCount).toBe(1)
  })

  test('brands: most products first, then in Persian alphabetical order', async () => {
    const { facets } = await list({ brand: 'پارس' })
    expect(facets.brands.map(({ title }) => title)).toEqual(['نگار', 'پارس', 'چیت', 'زاگرس'])
  })

  test('a colour that is chosen leaves the other colours to choose', async () => {
    const { facets } = await list({ attr: 'رنگ:قرمز' })
    expect(facets.attributes.find(({ name }) => name === 'رنگ')?.values).toEqual([
      { value: 'آبی', count: 2 },
      { value: 'قرمز', count: 1 },
    ])
    // Another name is counted with the colour: nothing red says what it is made of.
    expect(facets.attributes.find(({ name }) => name === 'جنس')).toBeUndefined()
  })

  test('categories: the next step down, with counts', async () => {
    expect((await list()).facets.categories).toEqual([{ slug: 'home', title: 'خانه', image: null, count: 6 }])
    const { facets, category } = await list({ category: 'home', discounted: '1' })
    expect(facets.categories.map(({ slug, count }) => [slug, count])).toEqual([
      ['pots', 1],
      ['rugs', 1],
    ])
    expect(category?.breadcrumbs).toEqual([{ slug: 'home', title: 'خانه' }])
  })

  test('nothing found has no price range', async () => {
    expect((await list({ minPrice: '99999' })).facets).toMatchObject({
      inStockCount: 0,
      brands: expect.any(Array),
    })
    expect((await list({ minPrice: '99999', brand: 'نگار' })).items).toEqual([])
  })
})

describe('the category tree', () => {
  test('counts what is below, leaves out empty branches, and is in Persian alphabetical order', {
    tags: ['§D5.11'],
  }, async () => {
    const { body } = await get('/api/shop/categories')
    expect(body).toHaveLength(1)
    expect(body[0]).toMatchObject({ slug: 'home', count: 6 })
    expect(
      body[0].children.map(({ title, count }: { title: string; count: number }) => [title, count]),
    ).toEqual([
      ['پیاله', 1],
      ['چینی', 2],
      ['فرش', 3],
    ])
  })
})

describe('a product page', () => {
  const page = async (slug: string) => (await get('/api/shop/product', { slug })).body

  test('shows the product, its siblings and the way to it', { tags: ['§D1.1'] }, async () => {
    const { product, siblings, related, breadcrumbs } = await page('blue')
    expect(product).toMatchObject({
      title: 'گلیم آبی',
      stock: 'low',
      stockLeft: 3,
      maxCount: 3,
      rating: { count: 0 },
    })
    expect(siblings.map(({ slug, stock: state }: { slug: string; stock: string }) => [slug, state])).toEqual([
      ['gone', 'out'],
      ['blue', 'low'],
      ['red', 'in_stock'],
    ])
    expect(siblings[1].options).toEqual([{ name: 'رنگ', value: 'آبی' }])
    expect(related).toEqual([])
    expect(breadcrumbs.map(({ slug }: { slug: string }) => slug)).toEqual(['home', 'rugs'])
    expect((await page('jar')).related.map(({ slug }: { slug: string }) => slug)).toEqual(['vase'])
  })

  test('rounds the rating to one digit', { tags: ['§D4.2'] }, async () => {
    expect((await page('vase')).product.rating).toEqual({ average: 4.5, count: 11 })
  })

  test('unpublished and unknown ones are not found', async () => {
    expect((await get('/api/shop/product', { slug: 'draft' })).status).toBe(404)
    expect((await get('/api/shop/product', { slug: 'nothing' })).status).toBe(404)
  })

  test.each([
    [5, 1, 'in_stock', null, 4],
    [5, 2, 'low', 3, 3],
    [5, 5, 'out', null, 0],
    [500, 0, 'in_stock', null, 10],
  ])(
    'of %i on the shelf %i are held: %s',
    { tags: ['§D4.1'] },
    async (onHand, reserved, state, stockLeft, maxCount) => {
      const id = await putProduct(shop.db, { slug: `held-${onHand}-${reserved}`, onHand, isPublished: true })
      await shop.db.update(stock).set({ reserved }).where(eq(stock.productId, id))
      expect((await page(`held-${onHand}-${reserved}`)).product).toMatchObject({
        stock: state,
        stockLeft,
        maxCount,
      })
      await shop.db.delete(products).where(eq(products.id, id))
    },
  )

  test.each([
    ['others hold all of it: it can be waited for', 5, 5, true, 5],
    ['more than one order may have', 50, 50, true, 10],
    ['it is sold', 0, 0, true, 0],
    ['the offer has no queue', 5, 5, false, 0],
  ])('of a sale: %s', async (_when, onHand, reserved, hasQueue, maxCount) => {
    const slug = `sale-${onHand}-${hasQueue}`
    const id = await putProduct(shop.db, { slug, onHand, isPublished: true })
    await putSale(shop.db, id, shop.time.clock(), { hasQueue })
    await shop.db.update(stock).set({ reserved }).where(eq(stock.productId, id))
    expect((await page(slug)).product).toMatchObject({ stock: 'out', stockLeft: null, maxCount })
    await shop.db.delete(products).where(eq(products.id, id))
  })
})

describe('prices', () => {
  test('nothing published costs nothing', async () => {
    await expect(putProduct(shop.db, { price: 0 })).rejects.toThrow()
  })
})
