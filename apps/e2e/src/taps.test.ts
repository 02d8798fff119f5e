import type { Page } from '@playwright/test'
import { noteFigure } from './fixtures/figures.ts'
import { buyAgain, buyAsNew, LIST_WITH_CARD } from './fixtures/purchase.ts'
import { expect, test } from './fixtures/test.ts'

const HEIGHT = 640

test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true })

/** How much of the window is taken by what stays while the page scrolls, as seen where it is. */
const shareNow = async (page: Page) => {
  const edges = await page.evaluate(() => {
    const barAt = (y: number) => {
      for (
        let element = document.elementFromPoint(innerWidth / 2, y);
        element;
        element = element.parentElement
      )
        if (['fixed', 'sticky'].includes(getComputedStyle(element).position))
          return element.getBoundingClientRect()
      return undefined
    }
    return { top: barAt(1)?.bottom ?? 0, bottom: innerHeight - (barAt(innerHeight - 1)?.top ?? innerHeight) }
  })
  return (edges.top + edges.bottom) / HEIGHT
}

/** At most a fifth: at the beginning of the page, in its middle, and when a thumb draws it back a little. */
const expectRoom = async (page: Page, row: string) => {
  const scrolls = { 'at its beginning': 0, 'further down': HEIGHT, 'a little back': -150 }
  for (const [column, by] of Object.entries(scrolls)) {
    await page.mouse.wheel(0, by)
    // A bar that comes or goes is on its way for a moment; a move that is broken off is over, too.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          .map(({ finished }) => finished),
      ),
    )
    await expect.poll(() => shareNow(page), { message: `${row}, ${column}` }).toBeLessThanOrEqual(0.2)
    const value = `${((await shareNow(page)) * 100).toFixed(1)} %`
    noteFigure({ table: 'What bars take of 360×640', row, column, value })
  }
}

const PAGES = {
  home: '/',
  list: '/shop',
  category: '/shop?category=carpets',
  search: '/shop/search?q=گلاب',
  product: '/shop/golab-doatasheh-ghamsar-250',
  blog: '/blog',
}

test('bars take at most a fifth of a small phone wherever goods are looked at', {
  tag: '@any-width',
}, async ({ page }) => {
  for (const [row, path] of Object.entries(PAGES)) {
    await page.goto(path)
    await expectRoom(page, row)
  }
  // A test that looked at nothing would find no bar at all.
  for (const path of [PAGES.list, PAGES.product]) {
    await page.goto(path)
    await page.mouse.wheel(0, HEIGHT)
    expect(await shareNow(page)).toBeGreaterThan(0.1)
  }
})

test('the whole name of a product is in the first view of a small phone, above what it costs', {
  tag: '@any-width',
}, async ({ page }) => {
  await page.goto('/shop/angoshtar-firuzeh-neyshabur-shajar')
  const name = await page.getByRole('heading', { level: 1 }).boundingBox()
  const bar = await page.locator('[data-buy-bar]').boundingBox()
  expect((name?.y ?? HEIGHT) + (name?.height ?? HEIGHT)).toBeLessThanOrEqual(bar?.y ?? 0)
})

test('bars take at most a fifth of a small phone on the way to the bank', {
  tag: '@any-width',
}, async ({ page, shopper, at }) => {
  await shopper.fillCart('golab-doatasheh-ghamsar-250')
  await page.goto(await at('/cart'))
  await expectRoom(page, 'cart')
  await shopper.press('ادامه و انتخاب آدرس')
  await page.waitForURL(/step=delivery/)
  await expectRoom(page, 'cart, delivery')
  await shopper.chooseDelivery()
  await page.waitForURL(/step=payment/)
  await expectRoom(page, 'cart, payment')
  await page.goto(await at('/profile'))
  await expectRoom(page, 'account')
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
