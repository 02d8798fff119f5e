import { expectStill, watchShifts } from './fixtures/shifts.ts'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'

const publicPaths = [
  '/',
  '/shop',
  '/shop?category=carpets&inStock=true&sort=cheapest',
  '/shop?minPrice=900000000000',
  '/shop/search?q=زعفران',
  '/shop/compare?goods=golab-doatasheh-ghamsar-250%2Ckaseh-mahi-meybod-lajevardi',
  PRODUCT,
  '/shop/kaseh-mahi-meybod-lajevardi',
  '/shop/gushvareh-melileh-zanjan',
  '/shop/sham-mum-asal-anari',
  '/blog',
  '/blog/category/rituals',
  '/blog/sofreh-yalda',
  '/about-us',
  '/contact-us',
  '/faq',
  '/license',
  '/page/shipping',
  '/auth',
]

const ownPaths = [
  '/cart',
  '/cart?step=delivery',
  '/profile',
  '/profile/info',
  '/profile/change-password',
  '/profile/orders',
  '/profile/payments',
  '/profile/addresses',
  '/profile/comments',
  '/profile/favorites',
]

const viewports = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
]

for (const path of publicPaths)
  test(`${path} moves nothing while it loads`, async ({ page }) => {
    await watchShifts(page)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectStill(page, `${path} at ${viewport.width}`)
    }
  })

test("a customer's own pages move nothing while they load", async ({ page, shopper }) => {
  await page.goto(PRODUCT)
  await shopper.addToCart()
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
  await watchShifts(page)
  for (const path of ownPaths)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectStill(page, `${path} at ${viewport.width}`)
    }
})
