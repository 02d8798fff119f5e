import { categories } from '../catalog/categories.ts'
import type { DemoMenuItem } from '../types.ts'

const link = (title: string, url: string, children: DemoMenuItem[] = []): DemoMenuItem => ({
  title,
  url,
  children,
})

const CATEGORIES_IN_FOOTER = 5

const topCategories = categories
  .filter(({ parentSlug }) => parentSlug === null)
  .slice(0, CATEGORIES_IN_FOOTER)
  .map(({ slug, title }) => link(title, `/shop?category=${slug}`))

/** Without the categories: the header has a button of its own for them. */
export const indexMenu: DemoMenuItem[] = [
  link('پیشنهادهای شگفت‌انگیز', '/shop?discounted=1'),
  link('تازه‌رسیده‌ها', '/shop?sort=newest'),
  link('پرفروش‌ترین‌ها', '/shop?sort=bestselling'),
  link('بلاگ', '/blog'),
  link('درباره ما', '/about-us'),
  link('تماس با ما', '/contact-us'),
]

export const footerMenu: DemoMenuItem[] = [
  link('دسته‌بندی کالاها', '/shop', topCategories),
  link('خرید از حجره', '/shop', [
    link('راهنمای خرید', '/page/buying-guide'),
    link('شیوه‌های ارسال', '/page/shipping'),
    link('بازگرداندن کالا', '/page/returns'),
    link('سوالات متداول', '/faq'),
  ]),
  link('حجره', '/about-us', [
    link('درباره ما', '/about-us'),
    link('تماس با ما', '/contact-us'),
    link('همکاری با ما', '/page/careers'),
    link('بلاگ', '/blog'),
  ]),
  link('اعتماد', '/license', [
    link('مجوزها', '/license'),
    link('شرایط و قوانین', '/page/terms'),
    link('حریم خصوصی', '/page/privacy'),
  ]),
]
