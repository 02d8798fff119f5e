import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const SLOW_LEAVING_MS = 1_500

test('a shopper moves from shop to profile to blog and keeps session and cart', {
  tag: ['@§1.5', '@§D2.2', '@§D2.5'],
}, async ({ page, shopper }) => {
  await page.goto('/profile/orders')
  await page.waitForURL(/\/auth\?returnTo=/)
  await shopper.signIn(newPhone())
  await page.waitForURL(/\/profile\/orders$/)

  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  await shopper.addToCart()
  await expect(shopper.cartWith('۱')).toBeAttached()
  await page.goto('/blog')
  await expect(shopper.cartWith('۱')).toBeAttached()
  await page.goto('/profile')
  await expect(page).toHaveTitle(/داشبورد/)
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a toast whose time is not over goes on in the next app', {
  tag: ['@§D2.5', '@§D3.13', '@any-width'],
}, async ({ page, shopper }) => {
  // Of a page of another host that is left the browser may say so after the next one has started.
  await page.addInitScript((ms) => {
    const now = performance.now.bind(performance)
    addEventListener('pagehide', () => {
      for (const start = now(); now() - start < ms; );
    })
  }, SLOW_LEAVING_MS)
  await page.clock.install()
  const warning = shopper.toast('لطفا ابتدا وارد حساب کاربری خود شوید')
  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  // From here on the test moves the clock, however long the next page takes to load.
  await page.clock.pauseAt(Date.now() + 600_000)
  await shopper.addToCart()
  await expect(warning).toBeVisible()
  await page.clock.runFor(2_000)
  await page.goto('/blog')
  // The page needs some timers of its own before it starts: 3 s of the toast's 5 are left for them.
  let passed = 0
  for (; passed < 2_600 && !(await warning.isVisible()); passed += 10) await page.clock.runFor(10)
  await page.clock.runFor(2_900 - passed)
  await expect(warning).toBeVisible()
  await page.clock.runFor(passed + 200)
  await expect(warning).toBeHidden()
})

test('a product that a visitor wanted is added after signing in on the page of another app', {
  tag: ['@§D2.5', '@§D3.14', '@any-width'],
}, async ({ page, shopper }) => {
  await page.goto('/shop/golab-doatasheh-ghamsar-250')
  await shopper.addToCart()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/auth')
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
})

test('a signed-in customer is kept out of /auth, a visitor out of /profile and /cart', {
  tag: ['@§2.28', '@§2.29', '@§2.30', '@§6.2', '@§6.3', '@§D3.8'],
}, async ({ page, shopper, at }) => {
  for (const path of ['/profile', '/cart']) {
    const response = await page.request.get(at(path), { maxRedirects: 0 })
    expect(response.status()).toBe(302)
    const location = new URL(response.headers().location ?? '', response.url()).href
    expect(location).toBe(at(`/auth?returnTo=${encodeURIComponent(path)}`))
  }
  await shopper.enter()
  const response = await page.request.get(at('/auth'), { maxRedirects: 0 })
  expect(response.headers().location).toMatch(/\/profile$/)
})

test('what a shopper chose and likes is the same in every app, and signing out ends it in all', {
  tag: '@any-width',
}, async ({ page, shopper, at }) => {
  await shopper.enter()
  await page.goto(at('/shop/golab-doatasheh-ghamsar-250'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /^افزودن به علاقه‌مندی‌ها/ })
    .first()
    .click()
  await expect(shopper.toast('به علاقه‌مندی‌ها اضافه شد')).toBeVisible()
  await page.goto(at('/profile/favorites'))
  await expect(page.getByRole('main').getByRole('link', { name: /گلاب/ }).first()).toBeVisible()

  const theme = page.getByRole('button', { name: /^رنگ‌بندی/ }).filter({ visible: true })
  const darkTheme = page.getByRole('button', { name: /^رنگ‌بندی: تیره$/ }).filter({ visible: true })
  while ((await darkTheme.count()) === 0) await theme.first().click()
  for (const path of ['/blog', '/shop']) {
    await page.goto(at(path))
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  }

  await page.goto(at('/profile'))
  await shopper.press('خروج از حساب')
  await page.getByRole('alertdialog').getByRole('button', { name: 'خروج', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  for (const path of ['/profile', '/cart']) {
    const response = await page.request.get(at(path), { maxRedirects: 0 })
    expect(response.status(), path).toBe(302)
  }
})

test('an unknown path is a 404 page with a way back', {
  tag: ['@§2.31', '@§2.55', '@§8.12', '@any-host'],
}, async ({ page, shopper, at, expectedResponses }) => {
  expectedResponses.push((response) => response.status() === 404)
  await shopper.enter()
  for (const path of [
    '/no-such-page',
    '/page/no-such-page',
    '/shop/no-such-product',
    '/blog/a/b',
    '/profile/a',
  ]) {
    const response = await page.goto(at(path))
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
    await expect(page, path).toHaveTitle('صفحه پیدا نشد | حجره')
  }
  await shopper.press('بازگشت به خانه')
  await page.waitForURL(at('/'))
})
