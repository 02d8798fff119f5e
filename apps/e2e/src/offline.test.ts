import { expect, type Page, test } from '@playwright/test'
import { scriptsOf, sentBytesOfAll } from './fixtures/first-view.ts'
import { newPhone, shopper as shopperOn } from './fixtures/shopper.ts'
import { untilPartAlive } from './fixtures/until-alive.ts'

test.use({ serviceWorkers: 'allow' })

const product = '/shop/golab-doatasheh-ghamsar-250'
const sign = (page: Page) => page.getByRole('status').getByText('اتصال اینترنت برقرار نیست؛ آنچه می‌بینید')
const isKept = (page: Page, path: string) =>
  page.evaluate(async (url) => (await caches.match(url)) !== undefined, path)

/** Opens a page and waits until the worker has kept it. */
const see = async (page: Page, path: string) => {
  await page.goto(path)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => isKept(page, path)).toBe(true)
}

test('a product, an article and the start page that were seen open without a network, and a sign says so', {
  tag: '@any-host',
}, async ({ page, context }) => {
  await see(page, product)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  await see(page, '/blog')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL(/\/blog\/./)
  const article = page.url()
  await expect.poll(() => isKept(page, article)).toBe(true)
  // The sign is the app's: a line that is cut before the app has come leaves the page as the server rendered it.
  await untilPartAlive(page.getByRole('contentinfo').getByRole('link').first())

  await context.setOffline(true)
  await expect(sign(page)).toBeVisible()
  await page.goto(product)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
  await expect(sign(page)).toBeVisible()
  await page.goto(article)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()

  await context.setOffline(false)
  await expect(sign(page)).toBeHidden()
})

test('the second app that somebody visits takes the files of the first, and brings at most 60 kB of scripts', async ({
  page,
  context,
}) => {
  await see(page, '/')
  const first = await scriptsOf(page.request, '/')
  const common = [...first.keys()].find((name) => name.startsWith('vendor-'))
  await expect.poll(() => isKept(page, `/_files/${common}`)).toBe(true)
  await context.setOffline(true)
  expect(await page.evaluate(async (url) => (await fetch(url)).ok, `/_blog/assets/${common}`)).toBe(true)

  await context.setOffline(false)
  for (const path of ['/blog', '/auth', '/profile']) {
    const own = [...(await scriptsOf(page.request, path))].filter(([name]) => !first.has(name))
    expect(own.length, path).toBeGreaterThan(2)
    expect(
      own.filter(([name]) => /^(?:vendor|mui|theme)-/.test(name)),
      path,
    ).toEqual([])
    const urls = own.map(([, url]) => url)
    expect(await sentBytesOfAll(page.request, urls), path).toBeLessThanOrEqual(60_000)
  }
})

test('a page that was never seen says why it does not open, and leads to those that were', {
  tag: '@any-host',
}, async ({ page, context }) => {
  await see(page, product)
  await context.setOffline(true)
  await page.goto('/shop?sort=cheapest')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('به اینترنت وصل نیستید')
  await expect(page).toHaveTitle('به اینترنت وصل نیستید | حجره')
  await page.locator(`a[href="${product}"]`).click()
  await expect(page).toHaveURL(product)
  await expect(sign(page)).toBeVisible()
})

test('the cart can be read without a network until its customer leaves, never by the next one, and nothing is bought from it', {
  tag: '@any-host',
}, async ({ page, context }) => {
  await page.goto(product)
  await page.evaluate(() => navigator.serviceWorker.ready)
  const shopper = shopperOn(page)
  await shopper.addToCart()
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
  await see(page, '/cart')
  const line = page.getByRole('main').getByRole('link', { name: /گلاب/ }).filter({ visible: true }).first()
  await expect(line).toBeVisible()

  await context.setOffline(true)
  await page.reload()
  await expect(line).toBeVisible()
  await expect(sign(page)).toBeVisible()
  // Its prices may be others by now: the way to the bank ends at the first thing that only the shop knows.
  await shopper.press('ادامه و انتخاب آدرس')
  await expect(page.getByRole('heading', { name: 'آدرس‌های شما نشان داده نشد' })).toBeVisible()
  await shopper.press('ادامه و پرداخت')
  await expect(page.getByText('آدرس تحویل را ثبت یا انتخاب کنید').filter({ visible: true })).toBeVisible()
  await expect(sign(page)).toBeVisible()

  await context.setOffline(false)
  const kept = () => page.evaluate(async () => (await caches.keys()).includes('hojreh-cart-1'))
  expect(await kept()).toBe(true)
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }))
  expect(await kept()).toBe(false)
})

test('what is put into the cart without a network is told, and done when there is one, also after a reload', {
  tag: '@any-host',
}, async ({ page, context }) => {
  const shopper = shopperOn(page)
  await shopper.enter()
  await see(page, product)
  // All that the page is made of has come through the worker before the line is cut.
  await page.reload({ waitUntil: 'networkidle' })
  await untilPartAlive(page.getByRole('contentinfo').getByRole('link').first())
  await context.setOffline(true)
  await expect(sign(page)).toBeVisible()
  await shopper.addToCart()
  await expect(
    shopper.toast('اتصال اینترنت برقرار نیست؛ با وصل شدن دوباره، خودکار انجام می‌شود'),
  ).toBeVisible()
  await page.reload()
  await expect(sign(page)).toBeVisible()
  await context.setOffline(false)
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a page kept before a price changed or a new build came is never shown while there is a network', {
  tag: '@any-host',
}, async ({ page }) => {
  await see(page, product)
  await page.evaluate(async (path) => {
    const cache = await caches.open('hojreh-pages-1')
    await cache.put(path, new Response('<title>old</title>', { headers: { 'content-type': 'text/html' } }))
  }, product)
  await page.goto(product)
  await expect(page).not.toHaveTitle('old')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
