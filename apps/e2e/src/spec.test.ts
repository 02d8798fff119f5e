// The parts of the specification that only a browser shows; tests nearer to the code prove the rest
// (docs/specification.md).
import { toLatinDigits } from '@hojreh/persian'
import type { Page } from '@playwright/test'
import { expectStill, watchShifts } from './fixtures/shifts.ts'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'
import { untilPartAlive } from './fixtures/until-alive.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'
const MINUTE = 60_000

// A service worker would answer in place of the network that these tests simulate.
test.use({ serviceWorkers: 'block' })

/** Marks the page; the mark is gone after a full page load. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMarked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis)

/** Presses a link of the footer, which leads to another page of the same app. */
const pressInFooter = async (page: Page, name: string) => {
  const link = page.getByRole('contentinfo').getByRole('link', { name })
  await untilPartAlive(link)
  // On phones its heading is opened first.
  const heading = page.getByRole('contentinfo').locator('details').filter({ has: link }).locator('summary')
  if (!(await link.isVisible())) await heading.click()
  await link.click()
}

test('every page of section 2 opens under its title, without a byte of the back office', {
  tag: [
    '@any-host',
    '@§1.1',
    '@§1.4',
    '@§2.1',
    '@§2.2',
    '@§2.3',
    '@§2.4',
    '@§2.5',
    '@§2.6',
    '@§2.7',
    '@§2.8',
    '@§2.9',
    '@§2.10',
    '@§2.11',
    '@§2.12',
    '@§2.13',
    '@§2.14',
    '@§2.15',
    '@§2.16',
    '@§2.17',
    '@§2.18',
    '@§2.19',
    '@§2.20',
    '@§2.21',
    '@§2.22',
    '@§2.23',
    '@§D6.11',
  ],
}, async ({ page, shopper }) => {
  // Two dozen pages and a purchase.
  test.setTimeout(4 * MINUTE)
  const open = async (path: string, title: RegExp) => {
    const response = await page.goto(path, { waitUntil: 'load' })
    expect(response?.status(), path).toBe(200)
    await expect(page, path).toHaveTitle(title)
    expect(new URL(page.url()).pathname).toBe(path)
    // Nothing may move while it loads; on a phone, access/focus-in-sight.test.ts checks that.
    await expectStill(page, path)
  }
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await watchShifts(page)
  await open('/', /حجره/)
  await open('/about-us', /^درباره ما/)
  await open('/contact-us', /^تماس با ما/)
  await open('/faq', /^سوالات متداول/)
  await open('/license', /^مجوزها/)
  await open('/page/returns', /^بازگرداندن کالا/)
  await open('/shop', /^فروشگاه/)
  await open(PRODUCT, /گلاب/)
  await open('/shop/search', /^جستجوی محصولات/)
  await open('/blog', /^بلاگ/)
  const [article] = (await (await page.request.get('/api/blog/articles?take=1')).json()).items
  await open(`/blog/${article.slug}`, new RegExp(article.title))
  await open('/checkPayment', /^نتیجه پرداخت/)
  await open('/auth', /^ورود به حساب کاربری/)

  await page.goto(PRODUCT)
  await shopper.addToCart()
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
  await open('/cart', /^سبد خرید/)
  await shopper.checkOut()
  await shopper.press('پرداخت')
  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\//)
  await open(new URL(page.url()).pathname, /^جزئیات سفارش/)
  await open('/profile', /^داشبورد/)
  await open('/profile/info', /^ویرایش مشخصات/)
  await open('/profile/change-password', /^تغییر رمز عبور/)
  await open('/profile/addresses', /^آدرس‌های من/)
  await open('/profile/comments', /^نظرات من/)
  await open('/profile/favorites', /^علاقه‌مندی‌های من/)
  await open('/profile/orders', /^سفارش‌های من/)
  await open('/profile/payments', /^پرداخت‌های من/)

  expect(scripts.size).toBeGreaterThan(3)
  expect([...scripts].filter((address) => address.includes('/_admin/'))).toEqual([])
  for (const address of scripts)
    expect(await (await page.request.get(address)).text(), address).not.toContain('/api/admin')
})

test('session and customer’s data are kept under the configured names until logout', {
  tag: ['@§3.3', '@§3.6', '@§3.22', '@§4.2', '@§D3.15'],
}, async ({ page, shopper, at }) => {
  const { authCookieName, userDataName } = await (await page.request.get('/api/config')).json()
  const token = async () =>
    (await page.context().cookies()).find(({ name }) => name === authCookieName)?.value
  const stored = () => page.evaluate<string | null>(`localStorage.getItem('${userDataName}')`)
  const phone = newPhone()
  await page.goto('/auth')
  expect(await token()).toBeUndefined()
  await shopper.signIn(phone)
  await page.waitForURL(at('/profile'))
  expect(await token()).toMatch(/./)
  await expect.poll(stored).toContain(phone)
  await shopper.press('خروج از حساب')
  await page.getByRole('alertdialog').getByRole('button', { name: 'خروج', exact: true }).click()
  await page.waitForURL(at('/'))
  expect(await token()).toBeUndefined()
  // The data was stored on this host, should the sign-in have a host of its own.
  await page.goto(at('/auth'))
  await expect.poll(async () => (await stored()) ?? '').not.toContain(phone)
})

test('every call goes to the origin of the page, with the token that the cookie keeps', {
  tag: ['@§7.31', '@§7.32', '@§D3.2', '@§D3.32'],
}, async ({ page, shopper, at }) => {
  const asked: { url: string; token: string | undefined }[] = []
  page.on('request', async (request) => {
    asked.push({ url: request.url(), token: request.headers().authorization })
  })
  // The sign-in's own host, where it has one.
  const { origin } = new URL(at('/auth'))
  await page.goto(at('/auth'))
  await shopper.signIn(newPhone())
  await page.waitForURL(at('/profile'))
  const ofCustomer = () => asked.filter(({ url }) => url.includes('/api/user/'))
  await expect.poll(() => ofCustomer().length).toBeGreaterThan(0)
  expect(asked.filter(({ url }) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([])

  const { authCookieName } = await (await page.request.get('/api/config')).json()
  const token = (await page.context().cookies()).find(({ name }) => name === authCookieName)?.value
  const tokens = ofCustomer().map((request) => request.token)
  expect(new Set(tokens)).toEqual(new Set([`Bearer ${token}`]))
})

test('every app has the icon of the shop from its start', { tag: '@§4.4' }, async ({ page, at }) => {
  const { url } = await (await page.request.get('/api/setting/favicon')).json()
  for (const path of ['/', PRODUCT, '/blog'])
    expect(await (await page.request.get(at(path))).text(), path).toContain(`<link rel="icon" href="${url}"`)
  const asked = page.waitForRequest('**/api/setting/favicon*')
  await page.goto(at('/auth'))
  expect(new URL((await asked).url()).search).toBe('')
  await expect(page.locator('link[rel="icon"]').last()).toHaveAttribute('href', url)
})

test('the warning of an add to cart stands at the top right for 5 s', {
  tag: ['@§2.52', '@§8.1', '@§9.6', '@§9.16', '@any-host'],
}, async ({ page, shopper }) => {
  await page.clock.install()
  await page.goto(PRODUCT)
  // From here on the test moves the clock, however busy the machine is.
  await page.clock.pauseAt(Date.now() + MINUTE)
  await shopper.addToCart()
  const warning = shopper.toast('لطفا ابتدا وارد حساب کاربری خود شوید')
  await expect(warning).toBeVisible()
  const box = await page.getByRole('region', { name: 'پیام‌ها' }).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(width - ((box?.x ?? 0) + (box?.width ?? 0))).toBeLessThanOrEqual(20)
  expect(box?.y).toBeLessThanOrEqual(20)
  await page.clock.runFor(4_900)
  await expect(warning).toBeVisible()
  await page.clock.runFor(200)
  await expect(warning).toBeHidden()
})

test('another code can be asked for after a countdown of a minute', {
  tag: ['@§D3.19', '@any-host'],
}, async ({ page, shopper }) => {
  await page.clock.install()
  await page.goto('/auth')
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(newPhone())
  await shopper.press('دریافت کد تایید')
  const waiting = page.getByRole('button', { name: /ارسال دوباره تا/ })
  await expect(waiting).toBeDisabled()
  expect(toLatinDigits((await waiting.textContent()) ?? '')).toMatch(/0:5\d|1:00/)
  await page.clock.fastForward(MINUTE)
  await expect(page.getByRole('button', { name: 'ارسال دوباره‌ی کد' })).toBeEnabled()
})

test('a redirect to another site is followed by a full page load', { tag: ['@§2.33', '@§D7.14'] }, async ({
  page,
}) => {
  const elsewhere = 'https://elsewhere.example/questions'
  await page.route('**/api/setting/routeRules', (route) =>
    route.fulfill({ json: [{ from: '/faq', to: elsewhere, status: 302 }] }),
  )
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' }),
  )
  await page.goto('/')
  await pressInFooter(page, 'سوالات متداول')
  await page.waitForURL(elsewhere)
})

test('a chunk that does not load reloads the page, and not a second time within 10 s', {
  tag: ['@§8.13', '@§9.12', '@§D7.2', '@any-host'],
}, async ({ page, expectedResponses }) => {
  expectedResponses.push((response) => response.url().includes('/assets/'))
  // A fixed clock: a busy machine must not use up the ten seconds.
  await page.clock.setFixedTime(new Date())
  const known = new Set<string>()
  let isDeployed = false
  // After a deploy the old page's chunks are gone, apart from those that it has.
  await page.route('**/_shop/assets/*.js', (route) => {
    const url = route.request().url()
    if (isDeployed && !known.has(url)) return route.fulfill({ status: 404, body: '' })
    known.add(url)
    return route.continue()
  })
  /** Waits for the parts that the page fetches by itself, however late. */
  const untilComplete = async (parts: string[]) => {
    for (const part of parts)
      await expect.poll(() => [...known].some((url) => url.includes(`/${part}-`)), part).toBe(true)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/')
  await untilComplete(['after-mount', 'lower-blocks', 'lazy-layout'])
  isDeployed = true
  await mark(page)
  const reloaded = page.waitForEvent('load')
  await pressInFooter(page, 'سوالات متداول')
  await reloaded
  // The new build now serves the page that the shopper was going to.
  isDeployed = false
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'سوالات متداول' })).toBeVisible()
  expect(await isMarked(page)).toBe(false)

  await untilComplete(['faq'])
  isDeployed = true
  await mark(page)
  await pressInFooter(page, 'تماس با ما')
  await expect(page.getByRole('heading', { name: 'Internal Server Error' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('a newer build, asked for every hour, makes the next navigation a full page load', {
  tag: ['@§9.11', '@§D7.3', '@any-host'],
}, async ({ page, at }) => {
  await page.clock.install()
  const asked: string[] = []
  await page.route('**/build.json', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ json: { build: 'newer' } })
  })
  await page.goto('/')
  await mark(page)
  await pressInFooter(page, 'تماس با ما')
  await page.waitForURL(at('/contact-us'))
  expect(await isMarked(page)).toBe(true)

  await page.clock.fastForward(59 * MINUTE)
  expect(asked).toEqual([])
  await page.clock.fastForward(MINUTE)
  await expect.poll(() => asked.length).toBe(1)
  await pressInFooter(page, 'سوالات متداول')
  await page.waitForURL(at('/faq'))
  expect(await isMarked(page)).toBe(false)
})

test('a page that takes its time shows the loading indicator until it is there', {
  tag: ['@§2.54', '@§9.17', '@§D7.4', '@any-host'],
}, async ({ page }) => {
  await page.goto('/shop')
  const response = Promise.withResolvers<void>()
  await page.route('**/api/shop/product?*', async (route) => {
    await response.promise
    await route.continue()
  })
  const line = page.getByRole('progressbar')
  await expect(line).toBeHidden()
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(line).toBeVisible()
  expect((await line.boundingBox())?.height).toBe(3)
  response.resolve()
  await page.waitForURL(/\/shop\/(?!$)/)
  await expect(line).toBeHidden()
})
