import type { Page } from '@playwright/test'
import { walkByTab } from '../fixtures/focus-in-sight.ts'
import { expect, test } from '../fixtures/test.ts'

const PRODUCT = '/shop/golab-doatasheh-ghamsar-250'
/** What every page has at least: a field and its button. */
const FEWEST_STOPS = 2

const expectFocusInSight = async (page: Page, path: string) => {
  const { stops, hidden, traps } = await walkByTab(page)
  expect(traps, path).toEqual([])
  expect(hidden, path).toEqual([])
  expect(stops, path).toBeGreaterThanOrEqual(FEWEST_STOPS)
}

test.use({ viewport: { width: 360, height: 640 } })

for (const paths of [
  ['/', PRODUCT],
  ['/shop', '/shop/search?q=%DA%AF%D9%84%D8%A7%D8%A8', '/auth'],
  ['/blog', '/blog/sofreh-yalda', '/contact-us', '/checkPayment'],
  ['/about-us', '/faq', '/license', '/page/returns'],
])
  test(`nothing that takes the focus is under a bar of a small phone at ${paths.join(' ')}`, async ({
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
    '/favorites',
  ]) {
    await page.goto(at(`/profile${name}`))
    await expectFocusInSight(page, `/profile${name}`)
  }
})
