import { bannerPicture, slidePicture } from '../picture.ts'
import type { DemoBanner, DemoSlide } from '../types.ts'

export const slider: DemoSlide[] = [
  {
    image: slidePicture('turquoise-arches', 'turquoise', 'طاق‌های بازار با سفال فیروزه‌ای و نور روزنه‌ها'),
    title: 'از دل بازار، تا خانه‌ی شما',
    subtitle: 'دست‌ساخته‌ها و خوراکی‌های اصیل ایران، بی‌واسطه از کارگاه و باغ',
    linkTitle: 'دیدن فروشگاه',
    url: '/shop',
  },
  {
    image: slidePicture('yalda-night', 'pomegranate', 'حجره‌ای با انار، زعفران و استکان چای در شب یلدا'),
    title: 'سفره‌ی یلدا را زودتر بچینید',
    subtitle: 'آجیل تازه، زعفران امسال و ترمه‌ای که سال‌ها می‌ماند',
    linkTitle: 'خشکبار و آجیل',
    url: '/shop?category=nuts-and-dried-fruit',
  },
  {
    image: slidePicture('lapis-niches', 'lapis', 'میناکاری و سفال لاجوردی در طاقچه‌های بازار'),
    title: 'هدیه‌ای که دست کسی ساخته',
    subtitle: 'میناکاری، خاتم و نقره با شناسنامه‌ی سازنده',
    linkTitle: 'انتخاب هدیه',
    url: '/shop?category=enamel-and-khatam',
  },
  {
    image: slidePicture('copper-and-spices', 'saffron', 'ظرف‌های مسی و ادویه زیر طاق بازار'),
    title: 'مسِ سفیدشده، آماده‌ی اجاق',
    subtitle: 'ظرف‌های چکشی زنجان با قلع خالص خوراکی',
    linkTitle: 'خانه و آشپزخانه',
    url: '/shop?category=home-and-kitchen',
  },
]

export const banners: DemoBanner[] = [
  {
    image: bannerPicture('saffron', 'pomegranate', 'پیاله‌ای زعفران سرگل روی میز'),
    title: 'زعفران نوبر قائنات رسید',
    url: '/shop?category=saffron',
  },
  {
    image: bannerPicture('tea-glass', 'turquoise', 'استکان چای روی نعلبکی کنار پنجره'),
    title: 'چای بهاره‌ی لاهیجان',
    url: '/shop?category=tea',
  },
  {
    image: bannerPicture('vase', 'lapis', 'گلدان سفالی لاجوردی در طاقچه'),
    title: 'گلدان و تنگ دست‌ساز',
    url: '/shop?category=jugs-and-vases',
  },
]
