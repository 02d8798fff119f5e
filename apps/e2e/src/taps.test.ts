import { SMALL_PHONE } from './fixtures/bars.ts'
import { buyAgain, buyAsNew, LIST_WITH_CARD } from './fixtures/purchase.ts'
import { expect, test } from './fixtures/test.ts'

test.use({ viewport: SMALL_PHONE, hasTouch: true })

test('the whole name of a product is in the first view of a small phone, above what it costs', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/shop/angoshtar-firuzeh-neyshabur-shajar')
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  const bar = await page
    .getByRole('button', { name: 'افزودن به سبد خرید', exact: true })
    .locator('..')
    .boundingBox()
  const { height } = SMALL_PHONE
  expect((name?.y ?? height) + (name?.height ?? height)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('from the card of a product somebody new pays in eight taps, and the next time in four', {
  tag: '@any-width',
}, async ({ page, shopper }) => {
  await page.goto(LIST_WITH_CARD)
  expect(await buyAsNew(page, shopper)).toBeLessThanOrEqual(8)
  await shopper.press('پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
  await page.goto(LIST_WITH_CARD)
  expect(await buyAgain(page, shopper)).toBeLessThanOrEqual(4)
})
