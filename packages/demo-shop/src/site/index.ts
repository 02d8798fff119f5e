import type { DemoSiteContent } from '../types.ts'
import { aboutUs, contactUs, license } from './about.ts'
import { faq } from './faq.ts'
import { footerMenu, indexMenu } from './menus.ts'
import { pages } from './pages.ts'
import { banners, slider } from './showcase.ts'

/** Everything of the site that is neither catalogue nor magazine. */
export const siteContent: DemoSiteContent = {
  shopName: 'حجره',
  tagline: 'بازار دست‌ساخته‌ها و خوراکی‌های ایران',
  indexMenu,
  footerMenu,
  social: [
    { network: 'instagram', title: 'اینستاگرام حجره', url: 'https://instagram.com/hojreh_shop' },
    { network: 'telegram', title: 'کانال تلگرام حجره', url: 'https://t.me/hojreh_shop' },
    { network: 'eitaa', title: 'کانال ایتای حجره', url: 'https://eitaa.com/hojreh_shop' },
    { network: 'aparat', title: 'ویدیوهای حجره در آپارات', url: 'https://www.aparat.com/hojreh_shop' },
  ],
  slider,
  banners,
  aboutUs,
  contactUs,
  license,
  faq,
  pages,
}
