import { newPhone } from '../fixtures/shopper.ts'
import { expect, test } from '../fixtures/test.ts'

/** The shop as a screen reader user hears it: roles and names only, in the order in which they are reached. */
test('a shopper who only hears the page finds a product, signs in, buys and pays', async ({
  page,
  shopper,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const search = page.getByRole('search')
  await search.getByRole('combobox', { name: 'جستجو' }).fill('گلاب')
  await search.getByRole('button', { name: 'جستجو', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /گلاب/ })).toBeVisible()
  await main
    .getByRole('heading', { name: /^گلاب دوآتشه/ })
    .first()
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: /^گلاب دوآتشه/ })).toBeVisible()

  await main.getByRole('button', { name: 'افزودن به سبد خرید', exact: true }).click()
  const signIn = page.getByRole('dialog', { name: 'ورود به حساب کاربری' })
  const phone = newPhone()
  await signIn.getByRole('textbox', { name: 'شماره موبایل' }).fill(phone)
  await signIn.getByRole('button', { name: 'دریافت کد تایید' }).click()
  await shopper.typeCode(phone)
  await expect(signIn).toBeHidden()
  await expect(main.getByRole('button', { name: 'افزایش تعداد' })).toBeVisible()
  await main.getByRole('link', { name: 'دیدن سبد خرید' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'سبد خرید' })).toBeVisible()
  await page
    .getByRole('button', { name: 'ادامه و انتخاب آدرس' })
    .or(page.getByRole('link', { name: 'ادامه و انتخاب آدرس' }))
    .click()
  await page.getByRole('textbox', { name: 'نام و نام خانوادگی گیرنده' }).fill('مریم رضایی')
  await page.getByRole('combobox', { name: 'استان' }).selectOption('تهران')
  await page.getByRole('combobox', { name: 'شهر' }).selectOption('تهران')
  await page.getByRole('textbox', { name: 'آدرس پستی' }).fill('خیابان ولیعصر')
  await page.getByRole('textbox', { name: 'پلاک' }).fill('۱۲')
  await page.getByRole('textbox', { name: 'کد پستی' }).fill('۱۴۳۵۶۷۸۹۱۲')
  await page.getByRole('button', { name: 'ثبت آدرس' }).click()
  await page.getByRole('radio', { name: /پیشتاز/ }).check()
  await page
    .getByRole('link', { name: 'ادامه و پرداخت' })
    .or(page.getByRole('button', { name: 'ادامه و پرداخت' }))
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'پرداخت' })).toBeVisible()
  await page.getByRole('button', { name: 'پرداخت از درگاه بانکی' }).click()
  await page.waitForURL(/StartPay/)
  await page
    .getByRole('button', { name: 'پرداخت', exact: true })
    .or(page.getByRole('link', { name: 'پرداخت', exact: true }))
    .click()

  const result = page.getByRole('status').filter({ has: page.getByRole('heading', { level: 1 }) })
  await expect(result.getByRole('heading', { name: 'پرداخت با موفقیت انجام شد' })).toBeVisible()
  await expect(result.getByRole('term').filter({ hasText: 'شماره سفارش' })).toBeVisible()
  await result.getByRole('link', { name: 'دیدن سفارش' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForURL(/\/profile\/orders\//)
})
