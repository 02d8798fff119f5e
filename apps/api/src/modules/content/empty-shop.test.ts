import { menuItem } from '@hojreh/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { fillCart, payUrl } from '../../../test/checkout.ts'
import { makeFakeGateway } from '../../../test/fake-gateway.ts'
import { putProduct } from '../../../test/put-product.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'
import { products } from '../catalog/catalog.tables.ts'

const facts = {
  SHOP_TITLE: 'بازارچه‌ی نیلوفر',
  SHOP_SLOGAN: 'لوازم‌التحریر ایرانی',
  SHOP_PHONE: '02144445555, 09121110000',
  SHOP_EMAIL: 'info@niloofar.example',
  SHOP_ADDRESS: 'تهران، خیابان انقلاب، پلاک ۱',
}
/** What the demo shop calls itself, and how it is reached. */
const demo = /حجره|03100001200|09000001200|salam@hojreh|نقش جهان/

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp({ config: facts, gateway: makeFakeGateway().gateway })
})
afterAll(() => shop.close())

const get = (url: string) => shop.app.inject(url)
type Menu = z.infer<typeof menuItem>[]
const linksOf = (menu: Menu): string[] => menu.flatMap(({ url, children }) => [url, ...linksOf(children)])
const callOf = (path: string): string =>
  ({
    '/about-us': '/api/site/aboutUs',
    '/contact-us': '/api/site/contactUs',
    '/license': '/api/site/license',
    '/faq': '/api/site/faq',
    '/shop': '/api/shop/products',
    '/blog': '/api/blog/articles',
  })[path] ?? path.replace('/page/', '/api/site/page?slug=')

test('every link of the menus of an empty shop leads to a page with a text', async () => {
  const menus: Menu = [
    ...(await get('/api/setting/indexMenu')).json(),
    ...(await get('/api/setting/footerMenu')).json(),
  ]
  expect(z.array(menuItem).parse(menus).length).toBeGreaterThan(3)
  const links = [...new Set(linksOf(menus))]
  expect(links).toEqual(
    expect.arrayContaining(['/about-us', '/contact-us', '/faq', '/license', '/page/shipping']),
  )
  // There is no article that it could lead to.
  expect(links).not.toContain('/blog')
  for (const link of links) expect([link, (await get(callOf(link))).statusCode]).toEqual([link, 200])
})

test('nothing of the demo shop stands in an empty one; its own name and contact data do', async () => {
  const paths = [
    ...[
      '/api/config',
      '/api/setting/logo',
      '/api/setting/footerMenu',
      '/api/site/aboutUs',
      '/api/site/license',
    ],
    ...['terms', 'privacy', 'shipping', 'returns', 'buying-guide'].map(
      (slug) => `/api/site/page?slug=${slug}`,
    ),
    ...[
      '/api/site/contactUs',
      '/api/site/faq',
      '/manifest.webmanifest',
      '/blog/feed.xml',
      '/feeds/google.xml',
    ],
  ]
  const responses = await Promise.all(paths.map(async (path) => `${path}: ${(await get(path)).body}`))
  expect(responses.filter((response) => demo.test(response))).toEqual([])
  expect((await get('/api/site/contactUs')).json()).toMatchObject({
    address: facts.SHOP_ADDRESS,
    phones: ['02144445555', '09121110000'],
    email: facts.SHOP_EMAIL,
  })
  for (const path of ['/manifest.webmanifest', '/blog/feed.xml', '/feeds/google.xml', '/api/site/aboutUs'])
    expect([path, (await get(path)).body.includes(facts.SHOP_TITLE)]).toEqual([path, true])
})

test('the sitemap names the pages that have their starting text', async () => {
  expect((await get('/sitemap/pages.xml')).body).toContain('/page/shipping')
})

test('a code by SMS and an invoice carry the name and the contact data of the shop', async () => {
  const productId = await putProduct(shop.db, { price: 2_000_000 })
  const customer = await shop.signIn('09151112233')
  const [sms] = await shop.outbox.newest(shop.db, 1)
  expect(sms?.text).toContain(facts.SHOP_TITLE)
  await fillCart(customer, [{ productId, count: 1 }])
  const { orderId } = (await customer.get(payUrl())).json()
  const invoice = (await customer.get(`/api/order/invoice?id=${orderId}`)).body
  expect(invoice).toContain(facts.SHOP_TITLE)
  expect(invoice).toContain('۰۲۱۴۴۴۴۵۵۵۵')
  expect(demo.test(invoice)).toBe(false)
})

test('nothing is a best seller before its first sale', async () => {
  const productId = await putProduct(shop.db)
  expect((await get('/api/shop/home')).json().bestselling).toEqual([])
  await shop.db.update(products).set({ soldCount: 1 })
  const other = await createTestApp({ database: shop.database })
  const { bestselling } = (await other.app.inject('/api/shop/home')).json()
  expect(bestselling.map((card: { productId: string }) => card.productId)).toContain(productId)
  await other.app.close()
})

test('half a seal of Enamad is refused, a whole one is told to the pages', async () => {
  await expect(createTestApp({ config: { ENAMAD_ID: '123456' } })).rejects.toThrow('ENAMAD_CODE')
  expect((await get('/api/config')).json().enamad).toBeNull()
  const other = await createTestApp({ config: { ENAMAD_ID: '123456', ENAMAD_CODE: 'AbCdEfGhIjKlMnOp' } })
  expect((await other.app.inject('/api/config')).json().enamad).toEqual({
    id: '123456',
    code: 'AbCdEfGhIjKlMnOp',
  })
  await other.close()
})

test.each(['constructor', '__proto__', 'toString'])('a page called %s is not found', async (slug) => {
  const response = await get(`/api/site/page?slug=${slug}`)
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ code: 'not_found' })
})
