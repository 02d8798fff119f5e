import { serveInPieces } from './fixtures/in-pieces.ts'
import { expectStill, watchShifts } from './fixtures/shifts.ts'
import { expect, test } from './fixtures/test.ts'

const PHONE = { width: 360, height: 740 }
const TABLET = { width: 768, height: 1024 }
const DESKTOP = { width: 1440, height: 900 }
/** A product's header learns from the page beneath it that it shows account and cart on phones and tablets. */
const MOST_IN_PIECES = 0.003

/**
 * What the tests of all pages do not open: spec.test.ts loads each at 1440 px, and access/focus-in-sight.test.ts at 360;
 * both ask the same of it.
 */
const paths = {
  '/shop?category=carpets&inStock=true&sort=cheapest': [PHONE, DESKTOP],
  '/shop?minPrice=900000000000': [PHONE, DESKTOP],
  '/shop/search?q=زعفران': [DESKTOP],
  '/shop/compare?goods=golab-doatasheh-ghamsar-250%2Ckaseh-mahi-meybod-lajevardi': [DESKTOP],
  '/shop/kaseh-mahi-meybod-lajevardi': [PHONE, DESKTOP],
  '/shop/gushvareh-melileh-zanjan': [PHONE, DESKTOP],
  '/shop/sham-mum-asal-anari': [PHONE, DESKTOP],
  '/blog/category/rituals': [PHONE, DESKTOP],
}

for (const [path, viewports] of Object.entries(paths))
  test(`${path} moves nothing while it loads`, async ({ page }) => {
    await watchShifts(page)
    for (const viewport of viewports) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectStill(page, `${path} at ${viewport.width}`)
    }
  })

test('the delivery of a cart moves nothing while it loads', async ({ page, shopper }) => {
  await shopper.fillCart('golab-doatasheh-ghamsar-250')
  await watchShifts(page)
  await page.setViewportSize(DESKTOP)
  await page.goto('/cart?step=delivery')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectStill(page, 'delivery at 1440')
})

test('a page whose HTML comes in pieces moves nothing while it loads', async ({
  page,
  baseURL,
  expectedResponses,
}) => {
  test.skip(baseURL?.startsWith('https:') === true, 'the pieces come over a line without a certificate')
  expectedResponses.push((response) => response.status() === 404)
  const shop = await serveInPieces(baseURL ?? '')
  try {
    await watchShifts(page)
    const pages = {
      '/nowhere': PHONE,
      '/': PHONE,
      '/shop/golab-doatasheh-ghamsar-250': TABLET,
      '/shop/compare?goods=golab-doatasheh-ghamsar-250%2Ckaseh-mahi-meybod-lajevardi': PHONE,
      '/auth': TABLET,
    }
    for (const [path, viewport] of Object.entries(pages)) {
      await page.setViewportSize(viewport)
      await page.goto(shop.origin + path)
      await expectStill(page, `${path} at ${viewport.width}`, MOST_IN_PIECES)
    }
  } finally {
    shop.close()
  }
})
