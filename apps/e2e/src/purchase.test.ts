import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PAID = 'پرداخت با موفقیت انجام شد'

/** A demo product with plenty in stock. */
const PRODUCT = 'golab-doatasheh-ghamsar-250'

test('a visitor finds a product by another spelling, signs in to add it, pays, and sees the order', {
  tag: ['@§1.2', '@§1.5', '@§1.13', '@§2.51', '@§4.6', '@§4.18', '@§D1.11'],
}, async ({ page, shopper }) => {
  await page.goto('/')
  // Arabic letters and a space for the ZWNJ: not how the shop wrote it.
  await shopper.search('گلاب دو آتشه')
  await shopper.openProduct(/گلاب/)
  const product = page.url()

  await shopper.addToCart()
  await expect(shopper.toast('لطفا ابتدا وارد حساب کاربری خود شوید')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'ورود به حساب کاربری' })).toBeVisible()
  await shopper.signIn(newPhone())
  await expect(shopper.toast('محصول به سبد خرید اضافه شد')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(shopper.cartWith('۱')).toBeAttached()
  expect(page.url()).toBe(product)

  await shopper.checkOut()
  await shopper.press('پرداخت')
  await page.waitForURL(/\/checkPayment/)
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible()

  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\/[\w-]+$/)
  await expect(page.getByRole('main').getByText(/گلاب/).first()).toBeVisible()
  await expect(page.getByRole('main').getByText('پرداخت‌شده').first()).toBeVisible()
  // Another app's page begins at its top, however far the one before was scrolled.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const [way, button, told] of [
  ['failed', 'پرداخت ناموفق', 'پرداخت انجام نشد'],
  ['was cancelled', 'انصراف و بازگشت به فروشگاه', 'پرداخت لغو شد'],
] as const)
  test(`an order whose payment ${way} can be paid again`, { tag: ['@§D4.32', '@any-width'] }, async ({
    page,
    shopper,
  }) => {
    await shopper.comeToBank(PRODUCT)
    await shopper.press(button)
    await page.waitForURL(/\/checkPayment/)
    await expect(page.getByRole('heading', { name: told })).toBeVisible()

    await shopper.press('پرداخت دوباره')
    await page.waitForURL(/StartPay/)
    await shopper.press('پرداخت')
    await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
  })

// One shop of these tests has a gateway that speaks SnappPay's flow, the other one that speaks Digipay's.
test('goods are bought in instalments: what they cost so is told beside the price, and the order is paid when the shopper is back', async ({
  page,
  shopper,
}) => {
  await shopper.fillCart(PRODUCT)
  await page.goto(`/shop/${PRODUCT}`)
  await expect(page.getByRole('status').filter({ hasText: /^یا .*قسط/ })).toBeVisible()
  await shopper.chooseDelivery()
  await page.getByRole('radio', { name: /قسط/ }).check()
  await shopper.press('ادامه و پرداخت قسطی')
  await page.waitForURL(/\/instalments\/(upg\/)?pay\//)
  await shopper.press('پرداخت قسط نخست')
  await shopper.press('بازگشت به فروشگاه')
  await page.waitForURL(/\/checkPayment/)
  await expect(page.getByRole('heading', { name: PAID })).toBeVisible()
  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await expect(page.getByRole('main').getByText('پرداخت‌شده').first()).toBeVisible()
})

test('an order is found paid although the tab was closed after paying', {
  tag: ['@§D4.27', '@any-width'],
}, async ({ page, shopper, context }) => {
  await shopper.comeToBank(PRODUCT)
  await shopper.press('پرداخت و بستن')
  await expect(page.getByText('پرداخت انجام شد')).toBeVisible()
  const later = await context.newPage()
  await page.close()

  await later.goto('/profile/orders')
  await expect(async () => {
    await later.reload()
    await expect(later.getByRole('main').getByText('پرداخت‌شده').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
})
