import type { SluggedTitle } from '../types.ts'

/** The sections of the magazine. */
export const SECTIONS = {
  crafts: { slug: 'crafts', title: 'هنر و صنعت دست' },
  guides: { slug: 'buying-guides', title: 'راهنمای خرید' },
  kitchen: { slug: 'kitchen', title: 'آشپزخانه و سفره' },
  rituals: { slug: 'rituals', title: 'آیین‌ها' },
} satisfies Record<string, SluggedTitle>

export const TAGS = {
  carpet: { slug: 'carpet', title: 'فرش' },
  weaving: { slug: 'weaving', title: 'بافندگی' },
  colour: { slug: 'natural-dye', title: 'رنگ گیاهی' },
  tile: { slug: 'tile', title: 'کاشی' },
  pottery: { slug: 'pottery', title: 'سفال' },
  enamel: { slug: 'enamel', title: 'میناکاری' },
  khatam: { slug: 'khatam', title: 'خاتم' },
  saffron: { slug: 'saffron', title: 'زعفران' },
  tea: { slug: 'tea', title: 'چای' },
  rose: { slug: 'rose', title: 'گل محمدی' },
  yalda: { slug: 'yalda', title: 'شب یلدا' },
  copper: { slug: 'copper', title: 'مس' },
  stone: { slug: 'gemstone', title: 'سنگ و گوهر' },
  script: { slug: 'calligraphy', title: 'خوشنویسی' },
  care: { slug: 'care', title: 'نگهداری' },
  home: { slug: 'home', title: 'چیدمان خانه' },
} satisfies Record<string, SluggedTitle>
