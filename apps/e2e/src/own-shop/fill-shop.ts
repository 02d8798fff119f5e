import { expect, type Page } from '@playwright/test'
import type { Desk, Photo } from './desk.ts'

export const nameShop = async ({ open, fill, save }: Desk) => {
  await open('/settings')
  await fill({
    ...{ 'نام فروشگاه': 'سفال مریم', 'یک جمله درباره‌ی فروشگاه': 'ظرف‌های دست‌ساز لالجین' },
    ...{ 'شماره‌های تماس': '۰۸۱۳۴۵۶۷۸۹۰', نشانی: 'همدان، لالجین، بازار سفال، پلاک ۷' },
  })
  await save('ذخیره')
}

export const giveLogo = async ({ open, main, fill, save }: Desk, logo: Photo) => {
  await open('/settings/brand')
  await main.getByLabel('گذاشتن نشان').setInputFiles(logo)
  await expect(main.getByRole('img', { name: 'نشان فروشگاه' })).toBeVisible()
  await fill({ 'رنگ دکمه‌ها و پیوندها': '#8a1c4a' })
  await save('ذخیره')
}

export const addShipping = async ({ open, fill, save }: Desk) => {
  await open('/shipping/new')
  await fill({
    ...{ 'نام روش': 'پست پیشتاز', 'جمله‌ای برای مشتری': 'تحویل ۲ تا ۴ روز کاری در آدرس شما' },
    'هزینه‌ی کیلوی نخست درون استان فروشگاه (تومان)': '۴۵۰۰۰',
    'هزینه‌ی کیلوی نخست به دیگر استان‌ها (تومان)': '۶۵۰۰۰',
    'هزینه‌ی هر کیلوی دیگر (تومان)': '۱۰۰۰۰',
  })
  await save('ثبت روش')
}

/** The gateway is set on the machine; the shop's card waits for its second look. */
export const preparePayment = async ({ open, main, fill, save }: Desk) => {
  await open('/payment-ways')
  await expect(main.getByText('درگاه بانکی')).toBeVisible()
  await fill({ 'شماره کارت': '۶۲۱۹۸۶۱۰۳۴۵۲۹۰۰۷', 'صاحب کارت': 'مریم کاشانی', بانک: 'سامان' })
  await save('آماده کردن')
}

export const addCategory = async ({ open, fill, save }: Desk, page: Page, title: string) => {
  await open('/categories/new')
  await fill({ 'نام دسته': title })
  await save('ثبت دسته')
  await page.waitForURL(/\/admin\/categories(\/[\w-]{20,})?$/)
}

export interface NewProduct {
  title: string
  sku: string
  price: string
  stock: string
  category: string
  photos: Photo[]
}

export const addProduct = async (desk: Desk, page: Page, { photos, ...product }: NewProduct) => {
  await desk.open('/products/new')
  await desk.fill({ عنوان: product.title, 'قیمت (تومان)': product.price, 'موجودی نخست': product.stock })
  await desk.fill({ 'کد کالا': product.sku, توضیحات: `${product.title}، پخته در کوره‌ی هیزمی.` })
  await desk.choose('دسته', product.category)
  await page.locator('input[type=file][multiple]').setInputFiles(photos)
  await desk.save('ساختن کالا')
  await page.waitForURL(/\/admin\/products\/[\w-]{20,}$/)
  await expect(page.getByRole('list', { name: 'تصویرهای کالا به ترتیب' }).getByRole('listitem')).toHaveCount(
    photos.length,
  )
}

export const publishArticle = async (desk: Desk, page: Page, title: string) => {
  await desk.open('/articles/new')
  await desk.fill({
    عنوان: title,
    خلاصه: 'از گل تا لعاب',
    متن: 'سفال پیش از نخستین کاربرد یک شب در آب می‌ماند.',
  })
  await desk.save('ذخیره‌ی پیش‌نویس')
  await page.waitForURL(/\/admin\/articles\/[\w-]{20,}$/)
  await desk.save('انتشار همین حالا')
}

export const addMenuLink = async ({ open, main, field, save }: Desk, title: string, to: string) => {
  await open('/menus')
  await main.getByRole('button', { name: 'افزودن پیوند' }).first().click()
  const links = main.getByRole('list', { name: 'منوی بالا' }).getByRole('listitem')
  await links.last().getByLabel('نوشته‌ی پیوند').fill(title)
  await links.last().getByLabel('انتخاب از فروشگاه').selectOption({ label: to })
  await expect(field('منوی بالا')).toBeAttached()
  await save('ذخیره')
}

export const addSlide = async ({ open, main, field, save }: Desk, title: string, photo: Photo) => {
  await open('/home')
  await field('افزودن بخش').selectOption({ label: 'اسلایدر' })
  await main.getByRole('button', { name: 'افزودن تصویر' }).click()
  await main.getByLabel('عنوان تصویر').fill(title)
  await main.getByLabel('برگزیدن تصویر').setInputFiles(photo)
  await main.getByLabel('شرح تصویر برای نابینایان').fill('کاسه‌های فیروزه‌ای روی میز')
  await save('ذخیره')
}

export const askQuestion = async ({ open, main, save }: Desk, question: string) => {
  await open('/faq')
  await main.getByRole('button', { name: 'افزودن گروه' }).click()
  const group = main.getByRole('list', { name: 'گروه‌های پرسش' }).locator(':scope > li').last()
  await group.getByLabel('عنوان گروه').fill('سفال')
  await group.getByRole('textbox', { name: 'پرسش', exact: true }).fill(question)
  await group.getByRole('textbox', { name: 'پاسخ' }).fill('بله، همه‌ی لعاب‌ها بی‌سرب است.')
  await save('ذخیره')
}

export const writeAboutUs = async ({ open, fill, save }: Desk) => {
  await open('/pages/about-us')
  await fill({ متن: 'کارگاه ما در لالجین سه نسل است که سفال می‌سازد.' })
  await save('ذخیره')
}
