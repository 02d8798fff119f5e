import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { newPhone } from '../fixtures/shopper.ts'
import { firefox } from './firefox.ts'
import { type Person, person } from './person.ts'
import { webkit } from './webkit.ts'

const test = base.extend<{ shopper: Person }>({
  shopper: async ({ baseURL }, use, testInfo) => {
    const { project } = testInfo
    const browser = [firefox, webkit].find(({ name }) => name === project.name)
    if (!browser) throw new Error(`Nothing starts ${project.name}`)
    const tab = await browser.open()
    await use(person(tab, baseURL ?? ''))
    if (testInfo.errors.length > 0) writeFileSync(testInfo.outputPath('page.png'), await tab.picture())
    await tab.close()
    expect(tab.complaints?.() ?? []).toEqual([])
  },
})

test('a visitor finds a product, signs in to add it, pays, and sees the order', async ({ shopper }) => {
  await shopper.goto('/')
  await shopper.fill('جستجو', 'گلاب دو آتشه')
  await shopper.press('جستجو')
  await shopper.isAt(/\/shop\/search\?q=/)
  await shopper.press('گلاب دوآتشه‌ی قمصر، ۲۵۰ میلی‌لیتر')
  await shopper.isAt(/\/shop\/golab/)
  await shopper.press('افزودن به سبد خرید')
  await shopper.sees('text', 'لطفا ابتدا وارد حساب کاربری خود شوید')
  await shopper.signIn(newPhone())
  await shopper.sees('text', 'محصول به سبد خرید اضافه شد')
  await shopper.sawLast('field', 'کد تایید')

  await shopper.press('سبد خرید، ۱ کالا')
  await shopper.press('ادامه و انتخاب آدرس')
  await shopper.fill('نام و نام خانوادگی گیرنده', 'مریم رضایی')
  await shopper.choose('استان', 'تهران')
  await shopper.choose('شهر', 'تهران')
  await shopper.fill('آدرس پستی', 'خیابان ولیعصر، کوچه‌ی بهار')
  await shopper.fill('پلاک', '۱۲')
  await shopper.fill('کد پستی', '۱۴۳۵۶۷۸۹۱۲')
  await shopper.press('ثبت آدرس')
  await shopper.press('پیشتاز', 'radio')
  await shopper.press('ادامه و پرداخت')
  await shopper.press('پرداخت از درگاه بانکی')
  await shopper.isAt(/StartPay/)
  await shopper.press('پرداخت')
  await shopper.isAt(/\/checkPayment/)
  await shopper.sees('heading', 'پرداخت با موفقیت انجام شد')
  await shopper.press('دیدن سفارش')
  await shopper.isAt(/\/profile\/orders\/[\w-]+$/)
  await shopper.sees('text', 'پرداخت‌شده')
})

test('a customer signs in, changes the name, goes from page to page, and leaves', async ({ shopper }) => {
  await shopper.goto('/profile/info')
  await shopper.isAt(/\/auth\?/)
  await shopper.signIn(newPhone())
  await shopper.isAt(/\/profile\/info$/)
  await shopper.fill('نام', 'مریم')
  await shopper.fill('نام خانوادگی', 'رضایی')
  await shopper.press('ذخیره‌ی تغییرات')
  await shopper.sees('button', 'مریم رضایی')
  await shopper.press('سفارش‌های من')
  await shopper.sees('text', 'هنوز سفارشی ندارید')
  await shopper.press('علاقه‌مندی‌های من')
  await shopper.sees('heading', 'علاقه‌مندی‌های من')
  await shopper.press('خروج از حساب')
  await shopper.press('خروج')
  await shopper.isAt(/:\d+\/$/)
})
