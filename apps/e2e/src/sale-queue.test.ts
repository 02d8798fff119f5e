import type { Browser, BrowserContext, Page } from '@playwright/test'
import { signInMember } from './desk/member.ts'
import { newPhone, shopper as shopperOf } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

/** Adds a product with one piece in stock, in a flash sale with a queue; returns its slug. */
const startSale = async (context: BrowserContext, shopOrigin: string): Promise<string> => {
  const member = await signInMember(context, shopOrigin, 'manager', 'مینا صادقی')
  const mark = Date.now()
  const { productId, slug } = await member.post<{ productId: string; slug: string }>(
    '/api/admin/product/add',
    { sku: `SALE-${mark}`, title: `سینی خاتم ${mark}`, price: 9_000_000, onHand: 1, isPublished: true },
  )
  await member.post(`/api/admin/product/offers/add?id=${productId}`, {
    ...{ price: 6_000_000, endsAt: '1504/10/17 12:00', hasQueue: true },
  })
  return slug
}

const panelOf = (page: Page) => page.getByRole('region', { name: /^در صف خرید «/ })
const pay = (page: Page) => shopperOf(page).press('پرداخت از درگاه بانکی')

/** Signs a new shopper in, with the product in the cart, and goes to the payment step. */
const comeToPay = async (page: Page, slug: string): Promise<void> => {
  const shopper = shopperOf(page)
  await page.goto(`/shop/${slug}`, { waitUntil: 'networkidle' })
  await shopper.addToCart()
  await shopper.signIn(newPhone())
  await expect(shopper.cartWith('۱')).toBeAttached()
  await shopper.chooseDelivery()
  await expect(page.getByRole('button', { name: 'پرداخت از درگاه بانکی' }).first()).toBeAttached()
}

const openAnother = async (browser: Browser, of?: BrowserContext): Promise<Page> =>
  (await browser.newContext(of && { storageState: await of.storageState() })).newPage()

test('of two who want the last piece of a sale the second waits, in two browsers at one place, and buys it when the first does not', {
  tag: '@any-width',
}, async ({ page, browser, at, expectedResponses }) => {
  expectedResponses.push(
    (response) => response.url().includes('/api/order/payment') && response.status() === 409,
  )
  const desk = await openAnother(browser)
  const slug = await startSale(desk.context(), new URL(at('/')).origin)
  const rival = await openAnother(browser)
  // A queue is shown only where another customer is ahead.
  await shopperOf(rival).comeToBank(slug)

  // While the first customer pays, the product page still lets others put the product into the cart and queue.
  await comeToPay(page, slug)
  await pay(page)
  await expect(panelOf(page)).toContainText('نوبت شما۲')
  await expect(panelOf(page)).toContainText('همه‌ی آنچه مانده در حال پرداخت است')
  await expect(panelOf(page)).toBeInViewport()

  const other = await openAnother(browser, page.context())
  await other.goto('/cart?step=payment', { waitUntil: 'networkidle' })
  await expect(panelOf(other)).toContainText('نوبت شما۲')
  await page.reload()
  await expect(panelOf(page)).toContainText('نوبت شما۲')
  await panelOf(other).getByRole('button', { name: 'نمی‌خواهم منتظر بمانم' }).click()
  await expect(panelOf(other)).toHaveCount(0)

  await shopperOf(rival).press('انصراف و بازگشت به فروشگاه')
  await rival.waitForURL(/checkPayment/)
  // Without a press.
  await page.waitForURL(/StartPay/)
  await pay(other)
  await other.waitForURL(/StartPay/)
  // The same order, at the same bank's page.
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname)
  await Promise.all([desk, rival, other].map((one) => one.context().close()))
})
