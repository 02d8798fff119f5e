import type { Page } from '@playwright/test'
import { expectBar, expectRoom, SMALL_PHONE } from '../fixtures/bars.ts'
import { walkByTab, walkInDialog } from '../fixtures/focus-in-sight.ts'
import { expectStill, watchShifts } from '../fixtures/shifts.ts'
import { expect, test } from '../fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'
const COMPARED = 'golab-doatasheh-ghamsar-250,zaferan-negin-qaenat-mesghal'
/** What every page has at least: a field and its button. */
const FEWEST_STOPS = 2

/** Of a page that was just opened; it has moved nothing so far. */
const expectFocusInSight = async (page: Page, path: string) => {
  await expectStill(page, path)
  await expectRoom(page, path)
  // A message lies over the page for some seconds: its place and its life are the specification's (8).
  await expect(page.getByRole('button', { name: 'بستن پیام' })).toHaveCount(0, { timeout: 20_000 })
  const { stops, hidden, traps } = await walkByTab(page)
  expect(traps, path).toEqual([])
  expect(hidden, path).toEqual([])
  expect(stops, path).toBeGreaterThanOrEqual(FEWEST_STOPS)
}

test.use({ viewport: SMALL_PHONE })
test.beforeEach(({ page }) => watchShifts(page))

for (const paths of [
  ['/', PRODUCT],
  ['/shop', '/shop?category=carpets', '/shop/search?q=%DA%AF%D9%84%D8%A7%D8%A8', '/auth'],
  ['/blog', '/blog/sofreh-yalda', '/contact-us', '/checkPayment'],
  ['/about-us', '/faq', '/license', '/page/returns'],
  [`/shop/compare?goods=${COMPARED}`, '/shop/search?q=%DB%8C%D8%AE%DA%86%D8%A7%D9%84'],
])
  test(`nothing that takes the focus is under a bar of a small phone, which take at most a fifth, at ${paths.join(' ')}`, async ({
    page,
    at,
  }) => {
    for (const path of paths) {
      await page.goto(at(path))
      await expectFocusInSight(page, path)
    }
  })

test('nothing that takes the focus is under a bar of a small phone where nothing is found', async ({
  page,
  expectedResponses,
}) => {
  expectedResponses.push((response) => response.status() === 404)
  await page.goto('/nowhere')
  await expectFocusInSight(page, '/nowhere')
})

test('what opens over a page of a small phone shows what takes the focus', async ({ page, at }) => {
  await page.goto(at('/shop'))
  await expectBar(page)
  await page.getByRole('button', { name: 'فیلترها' }).click()
  await expect(page.getByRole('dialog', { name: 'فیلترها' })).toBeVisible()
  expect(await walkInDialog(page)).toEqual({ hidden: [], outside: [] })

  await page.goto(at(PRODUCT))
  await expectBar(page)
  await page.getByRole('button', { name: 'بزرگ‌نمایی' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await walkInDialog(page)).toEqual({ hidden: [], outside: [] })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'افزودن به سبد خرید', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'ورود به حساب کاربری' })).toBeVisible()
  expect(await walkInDialog(page)).toEqual({ hidden: [], outside: [] })
})

test('nothing that takes the focus is under a bar of a small phone on the way to paying and in the account', async ({
  page,
  at,
  shopper,
}) => {
  await shopper.fillCart('golab-doatasheh-ghamsar-250')
  await page.goto('/cart')
  await expectFocusInSight(page, '/cart')
  await page.goto('/cart?step=delivery')
  await expectFocusInSight(page, '/cart?step=delivery')
  await shopper.chooseDelivery()
  // From its beginning, and not from where the button of the step before has been.
  await page.goto('/cart?step=payment')
  await expectFocusInSight(page, '/cart?step=payment')
  await shopper.press('پرداخت از درگاه بانکی')
  await page.waitForURL(/StartPay/)
  await shopper.press('پرداخت')
  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\/[\w-]+$/)
  await page.goto(page.url())
  await expectFocusInSight(page, 'the order')
  for (const name of [
    '',
    '/info',
    '/change-password',
    '/orders',
    '/payments',
    '/addresses',
    '/comments',
    '/comments/questions',
    '/favorites',
  ]) {
    await page.goto(at(`/profile${name}`))
    await expectFocusInSight(page, `/profile${name}`)
  }
})
