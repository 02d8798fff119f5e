import { endpoints } from '@hojreh/contract'
import { demoShop } from '@hojreh/demo-shop'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { products } from '../../modules/catalog/catalog.tables.ts'
import { pages } from '../../modules/content/content.tables.ts'
import { customerRepository } from '../../modules/identity/customer.repository.ts'
import { isPassword } from '../../modules/identity/password/passwords.ts'
import { mediaKey, openMediaStore } from '../../modules/media/media-store.ts'
import { auditBooks } from '../audit/audit-books.ts'
import { seedDemo } from './seed-demo.ts'

const now = new Date('2026-11-20T12:00:00Z')
const demo = demoShop()

let shop: TestApp
let store: ReturnType<typeof openMediaStore>
beforeAll(async () => {
  shop = await createTestApp()
  store = openMediaStore(shop.files)
  await seedDemo(shop.database, store, now)
}, 60_000)
afterAll(() => shop.close())

const get = async (url: string, query: Record<string, string> = {}) => {
  const response = await shop.app.inject({ url, query })
  return { status: response.statusCode, body: response.json() }
}

describe('the demo shop', () => {
  test('comes once: a shop that has something is left alone', async () => {
    const count = await shop.db.$count(products)
    expect(count).toBe(demo.products.length)
    expect(await seedDemo(shop.database, store, now)).toBe(false)
    expect(await shop.db.$count(products)).toBe(count)
  })

  test('has books that the audit finds sound', async () => {
    expect(await auditBooks(shop.database, now)).toEqual([])
  })

  test('shows every product, with siblings where it has some', async () => {
    const { body } = await get('/api/shop/products', { take: '1' })
    expect(body.total).toBe(demo.products.length)
    const grouped = demo.products.find(({ group }) => group)
    const page = (await get('/api/shop/product', { slug: grouped?.slug ?? '' })).body
    expect(page.siblings).toHaveLength(
      demo.products.filter(({ group }) => group?.key === grouped?.group?.key).length,
    )
    expect(page.breadcrumbs.at(-1).slug).toBe(grouped?.categorySlugs[0])
    expect(page.product.summary.length).toBeGreaterThan(20)
  })

  test('has a picture for every product, category and slide, drawn when first asked for', {
    tags: ['§3.20', '§7.24'],
  }, async () => {
    const { rows } = await shop.db.execute<{ key: string }>(
      sql`SELECT image ->> 'key' AS key FROM products, jsonb_array_elements(images) AS image`,
    )
    expect(rows).toHaveLength(demo.products.flatMap(({ images }) => images).length)
    const missing = []
    for (const { key } of rows) {
      const original = await store.readOriginal(key)
      if (!original || mediaKey(original) !== key) missing.push(key)
    }
    expect(missing).toEqual([])
    const { body } = await get('/api/setting/slider')
    expect(body).toHaveLength(demo.siteContent.slider.length)
    expect((await shop.app.inject(body[0].image.src)).statusCode).toBe(200)
  })

  test('fills the home page with what can be bought, one of each design', { tags: ['§D5.12'] }, async () => {
    const { body } = await get('/api/shop/home')
    const home = endpoints.getHome.response.parse(body)
    for (const shelf of [home.newest, home.bestselling, home.offers.products]) {
      expect(shelf.length).toBeGreaterThan(0)
      expect(shelf.every(({ stock }) => stock !== 'out')).toBe(true)
    }
    const groupOf = (slug: string) =>
      demo.products.find((product) => product.slug === slug)?.group?.key ?? slug
    const designs = home.bestselling.map(({ slug }) => groupOf(slug))
    expect(new Set(designs).size).toBe(designs.length)
    expect(home.offers.products.every(({ listPrice }) => listPrice !== null)).toBe(true)
    expect(home.categories.map(({ slug }) => slug)).toEqual(
      demo.categories.filter(({ parentSlug }) => parentSlug === null).map(({ slug }) => slug),
    )
  })

  test('orders equally cheap goods alike in every shop', async () => {
    const other = await createTestApp()
    await seedDemo(other.database, store, now)
    const query = { sort: 'cheapest', take: '48' }
    const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug)
    const { body } = await get('/api/shop/products', query)
    const there = await other.app.inject({ url: '/api/shop/products', query })
    expect(slugs(body)).toEqual(slugs(there.json()))
    await other.close()
  }, 60_000)

  test('has ratings from its comments', async () => {
    const rated = demo.comments.filter(({ rating }) => rating !== null)
    const { rows } = await shop.db.execute<{ sum: number; count: number }>(
      sql`SELECT sum(rating_sum)::int AS sum, sum(rating_count)::int AS count FROM products`,
    )
    expect(rows[0]).toEqual({
      sum: rated.reduce((sum, { rating }) => sum + (rating ?? 0), 0),
      count: rated.length,
    })
  })

  test('shows what shoppers said, with the answers of the shop, on products and on articles', async () => {
    const about = async (url: string, slug: string) => (await get(url, { slug })).body
    const ofProduct = demo.comments.find(({ productSlug, reply }) => productSlug && reply)
    const { product } = await about('/api/shop/product', ofProduct?.productSlug ?? '')
    const list = endpoints.listComments.response.parse(
      (await get('/api/comment/list', { productId: product.productId, take: '50' })).body,
    )
    expect(list.items).toContainEqual(
      expect.objectContaining({ text: ofProduct?.text, reply: ofProduct?.reply }),
    )
    expect(list.summary).toMatchObject(product.rating)

    const ofArticle = demo.comments.find(({ articleSlug }) => articleSlug)
    const { article } = await about('/api/blog/article', ofArticle?.articleSlug ?? '')
    const words = (await get('/api/comment/list', { articleId: article.articleId })).body.items
    expect(words.map(({ text }: { text: string }) => text)).toContain(ofArticle?.text)
  })

  test('has a customer whose profile has something on every page, by code and by password', async () => {
    const { phone, password, orders, addresses, favoriteSlugs, waitingComments } = demo.customer
    const her = await shop.signIn(phone)
    const list = endpoints.listOrders.response.parse((await her.get('/api/order/orders')).json())
    expect(list.items.map(({ status }) => status)).toEqual(
      orders.map(({ moves }) => moves.at(-1)?.status).toReversed(),
    )
    const latest = endpoints.getOrderDetails.response.parse(
      (await her.get(`/api/order/orderDetails?id=${list.items[0]?.id}`)).json(),
    )
    expect(latest).toMatchObject({ canPay: true, payments: [{ status: 'failed' }] })
    expect(
      endpoints.listAddresses.response.parse((await her.get('/api/user/addresses')).json()),
    ).toHaveLength(addresses.length)
    const favorites = endpoints.listFavorites.response.parse((await her.get('/api/user/favorites')).json())
    expect(favorites.total).toBe(favoriteSlugs.length)
    const own = endpoints.listOwnComments.response.parse((await her.get('/api/user/comments')).json())
    expect(own.items.filter(({ status }) => status === 'pending')).toHaveLength(waitingComments.length)
    expect(own.items.filter(({ status }) => status === 'published').length).toBeGreaterThan(1)

    // Her phone was proven before, so the code did not drop the password.
    const row = await customerRepository(shop.db).find(her.customerId)
    expect(await isPassword(row?.passwordHash ?? null, password)).toBe(true)
  })

  test('is searchable', async () => {
    const [first] = demo.products
    const { body } = await get('/api/shop/search', { q: first?.title ?? '' })
    expect(body.items[0].slug).toBe(first?.slug)
  })
})

describe('the site', () => {
  test.each([
    ['/api/setting/logo', {}],
    ['/api/setting/social', {}],
    ['/api/setting/banner', {}],
    ['/api/setting/indexMenu', {}],
    ['/api/setting/footerMenu', {}],
    ['/api/site/aboutUs', {}],
    ['/api/site/contactUs', {}],
    ['/api/site/license', {}],
    ['/api/site/faq', {}],
    ['/api/config', {}],
  ])(
    '%s answers as the contract says',
    {
      tags: [
        '§3.17 /api/setting/footerMenu',
        '§3.17 /api/setting/indexMenu',
        '§3.19 /api/setting/logo',
        '§3.19 /api/setting/social',
        '§3.20 /api/setting/banner',
        '§3.21 /api/site/aboutUs',
        '§3.21 /api/site/contactUs',
        '§3.21 /api/site/faq',
        '§3.21 /api/site/license',
        '§7.19 /api/setting/indexMenu',
        '§7.20 /api/setting/footerMenu',
        '§7.22 /api/setting/logo',
        '§7.23 /api/setting/social',
        '§7.25 /api/setting/banner',
        '§7.26 /api/site/aboutUs',
        '§7.27 /api/site/contactUs',
        '§7.28 /api/site/license',
        '§7.30 /api/site/faq',
        '§D4.14 /api/site/faq',
      ],
    },
    async (url, query) => {
      const { status, body } = await get(url, query)
      expect(status).toBe(200)
      const call = Object.values(endpoints).find(({ path }) => path === url)
      expect(call?.response.parse(body)).toEqual(body)
      expect(JSON.stringify(body).length).toBeGreaterThan(20)
    },
  )

  test.each(['indexMenu', 'footerMenu'] as const)(
    '/api/setting/%s gives the links of the shop, and no more of them than asked',
    { tags: ['§7.19 indexMenu', '§7.20 footerMenu'] },
    async (name) => {
      const links = demo.siteContent[name]
      expect(links.length).toBeGreaterThan(2)
      expect((await get(`/api/setting/${name}`)).body).toMatchObject(links)
      expect((await get(`/api/setting/${name}`, { take: '2' })).body).toMatchObject(links.slice(0, 2))
    },
  )

  test('suggests products, categories and articles', { tags: ['§D5.10'] }, async () => {
    const { products, categories, articles } = (await get('/api/shop/suggest', { q: 'فرش' })).body
    for (const group of [products, categories, articles])
      expect(JSON.stringify(group[0])).toMatch(/"title":"[^"]*فرش/)
  })

  test('every page of the demo answers, and no other', { tags: ['§1.4', '§3.21', '§7.29'] }, async () => {
    expect(await shop.db.$count(pages)).toBe(demo.siteContent.pages.length)
    for (const { slug, title } of demo.siteContent.pages)
      expect((await get('/api/site/page', { slug })).body).toMatchObject({ slug, title })
    expect((await get('/api/site/page', { slug: 'nothing' })).status).toBe(404)
  })

  test('every link of the menus to a category leads to one', async () => {
    const menus = [
      (await get('/api/setting/indexMenu', { take: '50' })).body,
      (await get('/api/setting/footerMenu')).body,
    ]
    const links = [...JSON.stringify(menus).matchAll(/category=([\w-]+)/g)].map(([, slug]) => slug ?? '')
    expect(links.length).toBeGreaterThan(0)
    for (const slug of new Set(links))
      expect((await get('/api/shop/products', { category: slug, take: '1' })).status).toBe(200)
  })
})

describe('the magazine', () => {
  test('lists articles, newest first, by category, tag and words', async () => {
    const { body } = await get('/api/blog/articles', { take: '96' })
    expect(body.total).toBe(demo.articles.length)
    const dates = body.items.map(({ publishedAt }: { publishedAt: string }) => publishedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const [article] = demo.articles
    if (!article) return
    const byCategory = (await get('/api/blog/articles', { category: article.category.slug })).body
    expect(byCategory.heading).toEqual(article.category)
    expect(byCategory.total).toBe(
      demo.articles.filter(({ category }) => category.slug === article.category.slug).length,
    )
    const byWords = (await get('/api/blog/articles', { q: article.title })).body
    expect(byWords.items.map(({ slug }: { slug: string }) => slug)).toContain(article.slug)
    expect((await get('/api/blog/articles', { tag: 'nothing' })).status).toBe(404)
  })

  test('shows an article with its products', async () => {
    for (const article of demo.articles.slice(0, 3)) {
      const { body } = await get('/api/blog/article', { slug: article.slug })
      expect(endpoints.getArticle.response.parse(body).article).toMatchObject({
        title: article.title,
        tags: article.tags,
      })
      expect(body.article.relatedProducts.map(({ slug }: { slug: string }) => slug)).toEqual(
        article.relatedProductSlugs,
      )
    }
    expect((await get('/api/blog/article', { slug: 'nothing' })).status).toBe(404)
  })
})

test('a shop that cannot be seeded stays empty', async () => {
  const other = await createTestApp()
  const failing = { ...store, addOriginal: () => Promise.reject(new Error('the disk is full')) }
  await expect(seedDemo(other.database, failing, now)).rejects.toThrow('the disk is full')
  expect(await other.db.$count(products)).toBe(0)
  await other.close()
})
