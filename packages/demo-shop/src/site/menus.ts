import { categories } from '../catalog/categories.ts'
import type { DemoMenuItem } from '../types.ts'

const link = (title: string, url: string, children: DemoMenuItem[] = []): DemoMenuItem => ({
  title,
  url,
  children,
})

function categoryLinks(parent: string | null): DemoMenuItem[] {
  return categories
    .filter(({ parentSlug }) => parentSlug === parent)
    .map(({ slug, title }) => link(title, `/shop?category=${slug}`, categoryLinks(slug)))
}

export const indexMenu: DemoMenuItem[] = [
  link('دسته‌بندی کالاها', '/shop', categoryLinks(null)),
  link('پیشنهادهای شگفت‌انگیز', '/shop?discounted=1'),
  link('تازه‌رسیده‌ها', '/shop?sort=newest'),
  link('بلاگ', '/blog'),
  link('درباره ما', '/about-us'),
  link('تماس با ما', '/contact-us'),
]

export const footerMenu: DemoMenuItem[] = [
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
