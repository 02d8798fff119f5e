import { keyboard } from './fixtures/keyboard.ts'
import { newPhone } from './fixtures/shopper.ts'
import { expect, test } from './fixtures/test.ts'

/** Runs in the page: the name of what has the focus, when none of its edges can be seen. */
const nameIfCovered = (): string[] => {
  const { activeElement: focused } = document
  if (!focused || focused === document.body) return []
  const { left, width, top, bottom } = focused.getBoundingClientRect()
  const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1)
  const isSeen = [top + 2, (top + bottom) / 2, bottom - 2].some((y) => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (focused.contains(found) || found.contains(focused))
  })
  return isSeen ? [] : [focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName]
}

test('a shopper without a mouse searches, signs in, buys and pays', async ({ page, shopper }) => {
  const { press, type, tabTo, focused, choose } = keyboard(page)
  await page.goto('/')
  await tabTo('جستجو')
  await type('گلاب')
  await expect(page.getByRole('listbox')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'جستجو' })).toHaveValue('گلاب')
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /گلاب/ })).toBeFocused()
  await tabTo(/^گلاب دوآتشه/)
  await press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^گلاب دوآتشه/ })).toBeFocused()

  await tabTo('افزودن به سبد خرید')
  await press('Enter')
  const phone = newPhone()
  await expect(page.getByRole('textbox', { name: 'شماره موبایل' })).toBeFocused()
  await type(phone)
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'کد تایید' })).toBeFocused()
  await shopper.typeCode(phone)
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(shopper.cartWith('۱')).toBeAttached()
  // The button that opened the dialog is a counter now; Tab goes on there and not at the top of the page.
  await press('Tab')
  expect(await focused()).toBe('افزایش تعداد')
  await press('Enter')
  await expect(shopper.cartWith('۲')).toBeAttached()
  await expect(page.getByRole('button', { name: 'افزایش تعداد' })).toBeFocused()
  await tabTo('دیدن سبد خرید')
  await press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'سبد خرید' })).toBeFocused()
  await tabTo('ادامه و انتخاب آدرس')
  await press('Enter')
  await expect(page.getByRole('textbox', { name: 'پلاک' })).toBeVisible()
  await tabTo(/^نام و نام خانوادگی گیرنده/)
  await type('مریم رضایی')
  await tabTo(/^استان/)
  await choose('تهران')
  await expect(page.getByRole('combobox', { name: 'شهر' })).toBeEnabled()
  await tabTo(/^شهر/)
  await choose('تهران')
  await tabTo(/^آدرس پستی/)
  await type('خیابان ولیعصر')
  await tabTo(/^پلاک/)
  await type('۱۲')
  await tabTo(/^کد پستی/)
  await type('۱۴۳۵۶۷۸۹۱۲')
  await press('Enter')
  const method = page.getByRole('radio', { name: /پیشتاز/ })
  await expect(method).toBeVisible()
  await tabTo(/پیشتاز/)
  await press('Space')
  await expect(method).toBeChecked()
  await expect(method).toBeFocused()
  await tabTo('ادامه و پرداخت')
  await press('Enter')
  await tabTo('پرداخت از درگاه بانکی')
  await press('Enter')
  await page.waitForURL(/StartPay/)
  await tabTo('پرداخت')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
  await tabTo('دیدن سفارش')
  await press('Enter')
  await page.waitForURL(/\/profile\/orders\//)
})

test('the focus stays where the shopper is when a line of the cart goes and comes back', async ({
  page,
  shopper,
}) => {
  const { press, tabTo, focused } = keyboard(page)
  await shopper.fillCart('golab-doatasheh-ghamsar-250')
  await page.goto('/cart')
  await tabTo('حذف از سبد خرید')
  await press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await focused()).toBe('حذف از سبد خرید')
  await press('Enter')
  await tabTo('برداشتن')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'سبد خرید شما خالی است' })).toBeVisible()
  await tabTo('بازگرداندن')
  await press('Enter')
  await expect(page.getByRole('button', { name: 'حذف از سبد خرید' })).toBeVisible()
  expect(await focused()).not.toBe('')
})

test.describe('on a phone of 360 × 640', { tag: '@any-width' }, () => {
  test.use({ viewport: { width: 360, height: 640 } })

  for (const path of ['/shop/zaferan-negin-qaenat-mesghal', '/shop', '/blog'])
    test(`nothing that takes the focus at ${path} is under a bar`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      const covered: string[] = []
      for (let stop = 0; stop < 80; stop++) {
        await page.keyboard.press('Tab')
        covered.push(...(await page.evaluate(nameIfCovered)))
      }
      expect(covered).toEqual([])
    })

  test('price and buying stay in sight to the end of a product’s page', async ({ page }) => {
    await page.goto('/shop/zaferan-negin-qaenat-mesghal')
    const buy = page.getByRole('button', { name: 'افزودن به سبد خرید', exact: true })
    await expect(buy).toBeInViewport({ ratio: 1 })
    // The last line of the page can be pressed: the bar does not cover it.
    await page.getByText('همه‌ی حقوق').click({ trial: true })
    await expect(buy).toBeInViewport({ ratio: 1 })
  })
})
