import type { Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'

/** A demo product with plenty in stock. */
const PRODUCT = 'golab-doatasheh-ghamsar-250'

/** A4 less its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1_017 }

/** It is set in the shop's typeface and a press prints it; on paper nothing is cut off, and nothing can be pressed. */
const expectPrintable = async (page: Page) => {
  const screen = page.viewportSize() ?? PAPER
  const print = page.getByRole('button', { name: 'چاپ یا ذخیره‌ی PDF' })
  expect(
    await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`)),
  ).toEqual(['Vazirmatn loaded'])
  await page.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '')
  })
  await print.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.setViewportSize(PAPER)
  await page.emulateMedia({ media: 'print' })
  await expect(print).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize(screen)
}

test('a removal from the cart is asked about and can be taken back', { tag: ['@§2.53', '@§D7.7'] }, async ({
  page,
  shopper,
}) => {
  await shopper.fillCart(PRODUCT)
  await page.goto('/cart')
  await shopper.press('حذف از سبد خرید')
  await page.getByRole('alertdialog').getByRole('button', { name: 'برداشتن' }).click()
  await expect(shopper.toast('محصول از سبد خرید حذف شد')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeVisible()
  await shopper.press('بازگرداندن')
  await expect(shopper.cartWith('۱')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeHidden()
})

test('a coupon is refused with its reason, taken when it fits, and the order is paid from card to card', async ({
  page,
  shopper,
  expectedResponses,
}) => {
  expectedResponses.push((response) => response.url().endsWith('/api/order/coupon'))
  await shopper.fillCart(PRODUCT)
  await page.goto('/cart')
  const coupon = page.getByRole('textbox', { name: 'کد تخفیف' })
  await coupon.fill('nothing')
  await shopper.press('اعمال')
  await expect(page.getByText('کد تخفیف درست نیست')).toBeVisible()
  await coupon.fill('yalda')
  await shopper.press('اعمال')
  await expect(page.getByText(/این کد برای خرید از ۲٬۰۰۰٬۰۰۰ تومان/)).toBeVisible()

  await shopper.chooseDelivery()
  await page.getByRole('radio', { name: /کارت به کارت/ }).check()
  await shopper.press('ثبت سفارش و دریافت شماره کارت')
  await expect(page.getByRole('heading', { name: 'پرداخت کارت به کارت' })).toBeVisible()
  await expect(page.getByText('۹۹۹۹ ۹۹۰۰ ۰۰۰۰ ۰۰۰۶')).toBeVisible()

  await page.getByRole('textbox', { name: 'شماره پیگیری واریز' }).fill(String(Date.now()))
  await page.getByRole('textbox', { name: 'چهار رقم آخر کارت شما' }).fill('۱۲۳۴')
  await page.getByRole('combobox', { name: 'روز واریز' }).selectOption('دیروز')
  await page.getByRole('textbox', { name: 'ساعت واریز' }).fill('۰۹:۳۰')
  await page.getByLabel('تصویر رسید').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    // The smallest picture there is.
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  })
  await shopper.press('ثبت پرداخت')
  await expect(page.getByRole('heading', { name: 'واریز شما ثبت شد' })).toBeVisible()

  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\/[\w-]+$/)
  await expect(page.getByRole('main').getByText('در انتظار تایید پرداخت').first()).toBeVisible()
  await page.goto('/profile/orders?status=unpaid')
  await expect(page.getByRole('main').getByText('در انتظار تایید پرداخت').first()).toBeVisible()
  await page.getByRole('link', { name: 'تحویل‌شده' }).click()
  await expect(page.getByRole('heading', { name: 'سفارشی با وضعیت «تحویل‌شده» ندارید' })).toBeVisible()
})

test('a paid order has its invoice and its payment, is ordered again, and is cancelled', async ({
  page,
  shopper,
}) => {
  await shopper.comeToBank(PRODUCT)
  await shopper.press('پرداخت')
  await page.getByRole('link', { name: 'دیدن سفارش' }).click()
  await page.waitForURL(/\/profile\/orders\/[\w-]+$/)
  const order = page.url()

  await page.getByRole('link', { name: 'فاکتور' }).click()
  await expect(page.getByRole('heading', { name: 'فاکتور فروش' })).toBeVisible()
  await expect(page.getByRole('cell', { name: /گلاب/ })).toBeVisible()
  await expectPrintable(page)

  await page.goto('/profile/payments')
  await expect(page.getByRole('main').getByText('موفق')).toBeVisible()

  await page.goto(order)
  await shopper.press('سفارش دوباره')
  await page.waitForURL(/\/cart/)
  await expect(page.getByRole('main').getByRole('link', { name: /گلاب/ }).first()).toBeVisible()

  await page.goto(order)
  await shopper.press('لغو سفارش')
  await page.getByRole('alertdialog').getByRole('button', { name: 'لغو سفارش' }).click()
  await expect(page.getByRole('main').getByText('در انتظار بازگشت وجه').first()).toBeVisible()
})

test('an address is changed, made the default and deleted', async ({ page, shopper }) => {
  await shopper.fillCart(PRODUCT)
  await shopper.chooseDelivery()
  await page.goto('/profile/addresses')
  await shopper.press('ویرایش آدرس')
  await page.getByRole('textbox', { name: 'آدرس پستی' }).fill('خیابان انقلاب، کوچه‌ی یاس')
  await shopper.press('ثبت آدرس')
  await expect(shopper.toast('آدرس ویرایش شد')).toBeVisible()
  await expect(page.getByText(/کوچه‌ی یاس/)).toBeVisible()
  await shopper.press('حذف آدرس')
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف آدرس' }).click()
  await expect(page.getByRole('heading', { name: 'هنوز آدرسی ثبت نکرده‌اید' })).toBeVisible()
})
