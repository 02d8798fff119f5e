import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { scriptsOf } from './fixtures/first-view.ts'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'
import { untilAlive, untilPartAlive } from './fixtures/until-alive.ts'

// The service worker would answer from its cache; these tests check the page without it.
test.use({ serviceWorkers: 'block' })

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'
const anyCall = '**/api/**'

/** Holds back calls of a pattern until the returned function is called. */
const holdBack = async (page: Page, pattern: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
/** Makes all calls fail as if no server were there; «aborted» is the one failure that the fixture does not report. */
const cut = (page: Page) => page.route(anyCall, (route) => route.abort('aborted'))

test('while an answer is on its way its place is kept and a button that sends is disabled', async ({
  page,
  shopper,
}) => {
  await shopper.enter()

  const orders = await holdBack(page, '**/api/order/orders*')
  await page.goto('/profile/orders', { waitUntil: 'load' })
  await expect(page.getByRole('heading', { level: 1, name: 'سفارش‌های من' })).toBeVisible()
  await expect(page.getByText('در حال بارگذاری')).toBeAttached()
  await expect(page.getByText('هنوز سفارشی ندارید')).toHaveCount(0)
  orders()
  await expect(page.getByText('هنوز سفارشی ندارید')).toBeVisible()

  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()))
  const added = await holdBack(page, '**/api/order/addToCart')
  await page.goto(PRODUCT)
  const add = page
    .getByRole('button', { name: 'افزودن به سبد خرید', exact: true })
    .filter({ visible: true })
    .first()
  await add.dblclick()
  await expect(add).toBeDisabled()
  added()
  await expect(shopper.cartWith('۱')).toBeAttached()
  expect(posts).toHaveLength(1)
})

test('what stands lower stays where it is until its code is there, and is the same afterwards', async ({
  page,
}) => {
  const code = await holdBack(page, '**/assets/lazy-layout-*.js')
  const awake = page.waitForResponse('**/assets/after-mount-*.js')
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const footer = await page.getByRole('contentinfo').elementHandle()
  const isThere = () => footer?.evaluate((element) => element.isConnected)
  await (await awake).finished()
  expect(await isThere()).toBe(true)
  const arrived = page.waitForResponse('**/assets/lazy-layout-*.js')
  code()
  await (await arrived).finished()
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())))
  expect(await isThere()).toBe(true)
})

test('a page whose app is lost on its way fetches it again', async ({ page }) => {
  // The hint for the file is removed: it may share the script's request or be a request of its own.
  await page.addInitScript(() => {
    const append = Element.prototype.append
    Element.prototype.append = function (...nodes) {
      const isHint = (node: unknown) =>
        node instanceof HTMLLinkElement && /\/entry-[^/]*\.js$/.test(node.href)
      append.apply(
        this,
        nodes.filter((node) => !isHint(node)),
      )
    }
  })
  const asked: string[] = []
  await page.route('**/assets/entry-*.js', (route) => {
    asked.push(route.request().url())
    return asked.length === 1 ? route.abort('aborted') : route.continue()
  })
  await page.goto('/faq')
  await untilPartAlive(page.getByRole('heading', { level: 1 }))
  expect(asked).toHaveLength(2)
})

test('a lost line is told by what the first view has brought, and so is a part that does not come', async ({
  page,
  context,
  shopper,
}) => {
  const first = await scriptsOf(page.request, PRODUCT)
  await page.route('**/assets/*.js', (route) =>
    first.has(basename(route.request().url())) ? route.continue() : route.abort('aborted'),
  )
  await page.goto(PRODUCT, { waitUntil: 'load' })
  await untilAlive(page)
  // A font is fetched when its first letter is drawn, on a busy machine after the line is lost.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()))
  })
  await context.setOffline(true)
  await expect(page.getByText('اتصال اینترنت برقرار نیست؛ آنچه می‌بینید')).toBeVisible()
  await shopper.addToCart()
  await expect(page.getByText('اتصال اینترنت برقرار نیست یا کند است')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('اتصال اینترنت برقرار نیست؛ آنچه می‌بینید')).toBeHidden()
})

test('what somebody writes before the page is hydrated is kept, and sent', async ({ page, shopper }) => {
  const code = await holdBack(page, '**/assets/vendor-*.js')
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' })
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill('مریم راد')
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill('09121234567')
  await page.getByRole('textbox', { name: 'متن پیام' }).fill('سلام، فرش شش‌متری دارید؟')
  // No handler runs yet, nor has the form been validated; typed text must not end up in the address.
  await expect(page.getByRole('button', { name: 'فرستادن پیام' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'شماره موبایل' }).press('Enter')
  expect(new URL(page.url()).search).toBe('')
  code()
  await untilPartAlive(page.getByRole('button', { name: 'فرستادن پیام' }))
  await shopper.press('فرستادن پیام')
  await expect(page.getByText('پیام شما فرستاده شد')).toBeVisible()
})

test('a press on a link shows the shape of the next page, from its beginning, before its answer is there', async ({
  page,
}) => {
  await page.goto('/faq')
  const license = await holdBack(page, '**/api/site/license')
  const main = page.getByRole('main')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.locator('summary', { has: page.getByRole('heading', { name: 'اعتماد', exact: true }) }).click()
  await page.locator('a[href="/license"]').filter({ visible: true }).last().click()
  await expect(main.getByRole('heading', { level: 1, name: 'در حال بارگذاری' })).toBeAttached()
  await expect(main.getByRole('heading', { name: 'سوالات متداول' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  license()
  await expect(main.getByRole('heading', { level: 1, name: 'مجوزها' })).toBeFocused()
  await expect(main.getByRole('heading', { name: 'در حال بارگذاری' })).toHaveCount(0)
})

test('a product that somebody goes to is whole from its first moment: nothing comes in between and moves the rest', async ({
  page,
}) => {
  const parts = await holdBack(page, '**/assets/product-text-*.js')
  const product = await holdBack(page, '**/api/shop/product?*')
  await page.clock.install()
  await page.goto('/shop/search?q=گلاب دوآتشه')
  // From here on the test moves the clock: no answer is too quick for the skeleton, no wait for parts runs out.
  await page.clock.pauseAt(Date.now() + 60_000)
  const main = page.getByRole('main')
  const asked = page.waitForRequest('**/api/shop/product?*')
  const answered = page.waitForResponse('**/api/shop/product?*')
  // A product with a text: other journeys add goods without one.
  await main.locator(`article a[href="${PRODUCT}"]`).first().click()
  await asked
  const shape = main.getByRole('heading', { level: 1, name: 'در حال بارگذاری' })
  // On a busy machine the page may begin to wait a moment after its call.
  await expect(async () => {
    await page.clock.runFor(200)
    expect(await shape.count()).toBe(1)
  }).toPass()
  product()
  await (await answered).finished()
  await expect(shape).toBeAttached()
  parts()
  await expect(shape).toHaveCount(0)
  expect(await main.getByRole('heading', { level: 2, name: 'معرفی کالا' }).count()).toBe(1)
})

test('the file of the sign-in dialog gets lost: what was pressed is told, comes when the line is back, and is added', async ({
  page,
  shopper,
}) => {
  await page.goto(PRODUCT)
  await page.route('**/assets/auth-dialog-*.js', (route) => route.abort('aborted'))
  await shopper.addToCart()
  await expect(
    shopper.toast('اتصال اینترنت برقرار نیست یا کند است؛ به‌محض وصل شدن ادامه می‌دهیم'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.unroute('**/assets/auth-dialog-*.js')
  await expect(page.getByRole('dialog', { name: 'ورود به حساب کاربری' })).toBeVisible({ timeout: 20_000 })
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a reload while the code is awaited comes back to it, and the product that was pressed is added', async ({
  page,
  shopper,
}) => {
  await page.goto(PRODUCT)
  const phone = newPhone()
  await shopper.addToCart()
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(phone)
  await shopper.press('دریافت کد تایید')
  await expect(page.getByRole('textbox', { name: 'کد تایید' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ارسال دوباره تا')).toBeVisible()
  await shopper.typeCode(phone)
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a lost connection is told in Persian, and another try goes on', async ({ page, shopper }) => {
  await shopper.enter()

  await page.goto(PRODUCT)
  await cut(page)
  await shopper.addToCart()
  await expect(shopper.toast('ارتباط با فروشگاه برقرار نشد؛ اتصال اینترنت خود را بررسی کنید')).toBeVisible()
  await page.getByRole('navigation', { name: 'مسیر صفحه' }).getByRole('link', { name: 'فروشگاه' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ارتباط برقرار نشد' })).toBeVisible()
  await page.unroute(anyCall)
  await shopper.press('تلاش دوباره')
  await expect(page.getByRole('heading', { level: 1, name: 'فروشگاه' })).toBeVisible()

  await page.goto('/profile')
  await cut(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: 'پرداخت‌های من' })
    .filter({ visible: true })
    .first()
    .click()
  // In the page itself: the earlier toast may still be there.
  await expect(page.getByRole('main').getByRole('alert')).toContainText('اتصال اینترنت خود را بررسی کنید')
  await page.unroute(anyCall)
  await shopper.press('تلاش دوباره')
  await expect(page.getByText('هنوز پرداختی ندارید')).toBeVisible()
})
