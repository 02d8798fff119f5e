import type { Page } from '@playwright/test'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

const PRODUCT = /گلاب دوآتشه‌ی قمصر، ۲۵۰/
const HEIGHT = 640

test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true })

/** How much of the window is taken by what stays while the page scrolls, as seen in the middle of the page. */
const shareOfBars = async (page: Page) => {
  await page.mouse.wheel(0, HEIGHT)
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

for (const path of ['/shop', '/shop/golab-doatasheh-ghamsar-250'])
  test(`bars take at most a fifth of a small phone at ${path}`, { tag: '@any-width' }, async ({ page }) => {
    await page.goto(path)
    const share = await shareOfBars(page)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThanOrEqual(0.2)
  })

/** Taps on what is called so, and counts them; typing is not counted. */
const counting = (press: (name: string) => Promise<void>) => {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (name: string) => {
      taps += 1
      await press(name)
    },
    /** For what has no name of its own. */
    count: (times: number) => {
      taps += times
    },
  }
}

test('from the card of a product somebody new pays in eight taps, and the next time in four', {
  tag: '@any-width',
}, async ({ page, shopper, at }) => {
  const first = counting(shopper.press)
  await page.goto('/shop/search?q=گلاب')
  first.count(1)
  await shopper.openProduct(PRODUCT)
  await first.tap('افزودن به سبد خرید')
  const phone = newPhone()
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(phone)
  await first.tap('دریافت کد تایید')
  await shopper.typeCode(phone)
  await first.tap('ادامه و پرداخت')
  await page.waitForURL(at('/cart?step=delivery'))
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی گیرنده' }).fill('مریم رضایی')
  await page.getByRole('combobox', { name: 'استان' }).selectOption('تهران')
  await page.getByRole('combobox', { name: 'شهر' }).selectOption('تهران')
  await page.getByRole('textbox', { name: 'آدرس پستی' }).fill('خیابان ولیعصر، کوچه‌ی بهار')
  await page.getByRole('textbox', { name: 'پلاک' }).fill('۱۲')
  await page.getByRole('textbox', { name: 'کد پستی' }).fill('۱۴۳۵۶۷۸۹۱۲')
  await first.tap('ثبت آدرس')
  // The cheapest way of sending is chosen already.
  await expect(page.getByRole('radio', { name: /پیشتاز/ })).toBeChecked()
  await first.tap('ادامه و پرداخت')
  await first.tap('پرداخت از درگاه بانکی')
  await page.waitForURL(/StartPay/)
  expect(first.taps()).toBeLessThanOrEqual(8)
  await shopper.press('پرداخت')
  await expect(page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()

  const next = counting(shopper.press)
  await page.goto('/shop/search?q=گلاب')
  next.count(1)
  await shopper.openProduct(PRODUCT)
  await next.tap('افزودن به سبد خرید')
  await next.tap('ادامه و پرداخت')
  await page.waitForURL(at('/cart?step=payment'))
  expect(await shareOfBars(page)).toBeLessThanOrEqual(0.2)
  await next.tap('پرداخت از درگاه بانکی')
  await page.waitForURL(/StartPay/)
  expect(next.taps()).toBeLessThanOrEqual(4)
})
