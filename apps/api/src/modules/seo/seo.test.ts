import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilContentIsSeen } from '../../../test/waiting/until-content-is-seen.ts'
import { newId } from '../../shared/ids.ts'
import { categories } from '../catalog/catalog.tables.ts'
import { articles, pages } from '../content/content.tables.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({
    config: {
      PUBLIC_ORIGIN: 'https://shop.example',
      BLOG_ORIGIN: 'https://blog.shop.example',
      COOKIE_DOMAIN: 'shop.example',
    },
  })
  const rugs = newId()
  await shop.db.insert(categories).values([
    { id: rugs, slug: 'rugs', title: 'فرش' },
    { id: newId(), slug: 'empty', title: 'خالی' },
  ])
  const image = { key: 'a'.repeat(32), width: 1200, height: 1200, alt: '', color: '#aabbcc' }
  await putProduct(shop.db, {
    slug: 'گلیم',
    sku: 'K-1',
    title: 'گلیم «دو رو» & <ریز>',
    brand: 'حجره',
    price: 9_000_000,
    listPrice: 12_000_000,
    categoryId: rugs,
    categoryIds: [rugs],
    images: [image, { ...image, key: 'b'.repeat(32) }],
    descriptionHtml: '<p>پشم &amp; پنبه\u0007</p>',
    updatedAt: new Date('2026-03-04T05:06:07Z'),
  })
  await putProduct(shop.db, { slug: 'sold-out', onHand: 0, images: [image] })
  await putProduct(shop.db, { slug: 'hidden', isPublished: false })
  const article = {
    summary: 'خلاصه',
    author: 'مریم راد',
    readingMinutes: 3,
    searchJoined: '',
    cover: image,
    updatedAt: new Date('2026-02-02T00:00:00Z'),
  }
  await shop.db.insert(articles).values([
    {
      ...article,
      id: newId(),
      slug: 'care',
      title: 'نگه‌داری <گلیم>',
      bodyHtml:
        '<p><a href="/shop/x?a=1&amp;b=2">گلیم</a> <a href="/blog/y">بیشتر</a> <a href="//e.example">؟</a></p>',
      publishedAt: new Date('2026-02-01T09:30:00Z'),
    },
    {
      ...article,
      id: newId(),
      slug: 'later',
      title: 'بعد',
      bodyHtml: '',
      publishedAt: new Date('2126-01-01'),
    },
  ])
  await shop.db
    .insert(pages)
    .values({ slug: 'returns', title: 'بازگشت', description: '', bodyHtml: '', updatedAt: new Date() })
})
afterAll(() => shop.close())

const get = async (url: string) => {
  const response = await shop.app.inject(url)
  expect(response.statusCode).toBe(200)
  return response.body
}
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('the sitemaps', () => {
  test('name every part in one index [#16]', async () => {
    expect(locations(await get('/sitemap.xml'))).toEqual([
      'https://shop.example/sitemap/products-1.xml',
      'https://shop.example/sitemap/categories.xml',
      'https://shop.example/sitemap/brands.xml',
      'https://shop.example/sitemap/articles.xml',
      'https://shop.example/sitemap/pages.xml',
    ])
  })

  test('list published products with the day of their last change', async () => {
    const xml = await get('/sitemap/products-1.xml')
    expect(locations(xml).sort()).toEqual(
      [
        `https://shop.example/shop/${encodeURIComponent('گلیم')}`,
        'https://shop.example/shop/sold-out',
      ].sort(),
    )
    expect(xml).toContain('<lastmod>2026-03-04T05:06:07.000Z</lastmod>')
  })

  test('list pages of every app at the app’s own host, and nothing that is not there', async () => {
    expect(locations(await get('/sitemap/categories.xml'))).toEqual([
      'https://shop.example/shop?category=rugs',
    ])
    expect(locations(await get('/sitemap/brands.xml'))).toEqual([
      `https://shop.example/brand/${encodeURIComponent('حجره')}`,
    ])
    expect(locations(await get('/sitemap/articles.xml'))).toEqual(['https://blog.shop.example/blog/care'])
    const found = locations(await get('/sitemap/pages.xml'))
    expect(found).toContain('https://shop.example/page/returns')
    expect(found).toContain('https://blog.shop.example/blog')
    expect(found.join()).not.toMatch(/cart|profile|auth|search/)
  })

  test.each(['products-0', 'products-2', 'products-x', 'nothing'])('have no part %s', async (name) => {
    expect((await shop.app.inject(`/sitemap/${name}.xml`)).statusCode).toBe(404)
  })

  test('are not sent again to who has them, until something changes', async () => {
    await untilContentIsSeen(shop)
    const { headers } = await shop.app.inject('/sitemap/pages.xml')
    const again = () =>
      shop.app.inject({ url: '/sitemap/pages.xml', headers: { 'if-none-match': String(headers.etag) } })
    expect((await again()).statusCode).toBe(304)
    await shop.db
      .insert(pages)
      .values({ slug: 'terms', title: 'قانون', description: '', bodyHtml: '', updatedAt: new Date() })
    await expect.poll(async () => (await again()).statusCode).toBe(200)
    expect((await again()).body).toContain('/page/terms')
  })
})

test('robots.txt closes what is private and names the sitemap', async () => {
  const text = await get('/robots.txt')
  for (const path of ['/cart', '/profile', '/auth', '/api/']) expect(text).toContain(`\nDisallow: ${path}\n`)
  expect(text).toContain('\nAllow: /api/media/\n')
  expect(text).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
})

test('the manifest names the shop in Persian and icons that are there', async () => {
  const manifest = JSON.parse(await get('/manifest.webmanifest'))
  expect(manifest).toMatchObject({ lang: 'fa-IR', dir: 'rtl', name: 'حجره' })
  for (const { src } of manifest.icons) expect((await shop.app.inject(src)).statusCode).toBe(200)
})

test('the feed of the blog has whole articles, escaped, with full dates and absolute links', async () => {
  const { body, headers } = await shop.app.inject('/blog/feed.xml')
  expect(headers['content-type']).toContain('application/rss+xml')
  expect(body.match(/<item>/g)).toHaveLength(1)
  expect(body).toContain('<title>نگه‌داری &lt;گلیم&gt;</title>')
  expect(body).toContain('<pubDate>Sun, 01 Feb 2026 09:30:00 GMT</pubDate>')
  expect(body).toContain('<guid isPermaLink="true">https://blog.shop.example/blog/care</guid>')
  expect(body).toContain('href=&quot;https://shop.example/shop/x?a=1&amp;amp;b=2&quot;')
  expect(body).toContain('href=&quot;https://blog.shop.example/blog/y&quot;')
  expect(body).toContain('href=&quot;//e.example&quot;')
  expect(body).toContain(`url="https://shop.example/api/media/${'a'.repeat(32)}/960.jpg"`)
})

test('Google’s feed has price and sale price in rial, pictures and stock', async () => {
  const body = await get('/feeds/google.xml')
  const items = body.split('<item>').slice(1)
  expect(items).toHaveLength(2)
  const kilim = items.find((item) => item.includes('<g:id>K-1</g:id>')) ?? ''
  const soldOut = items.find((item) => item !== kilim) ?? ''
  expect(kilim).toContain('<g:title>گلیم «دو رو» &amp; &lt;ریز&gt;</g:title>')
  expect(kilim).toContain('<g:description>پشم &amp; پنبه</g:description>')
  expect(kilim).toContain('<g:price>12000000 IRR</g:price><g:sale_price>9000000 IRR</g:sale_price>')
  expect(kilim).toContain(
    `<g:image_link>https://shop.example/api/media/${'a'.repeat(32)}/1280.jpg</g:image_link>`,
  )
  expect(kilim).toContain('<g:availability>in_stock</g:availability>')
  expect(kilim).toContain('<g:product_type>فرش</g:product_type>')
  expect(soldOut).toContain('<g:availability>out_of_stock</g:availability>')
  expect(soldOut).not.toContain('sale_price')
})
