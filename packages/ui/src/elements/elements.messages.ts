import { toPersianDigits } from '@hojreh/persian'

export const elementsMessages = {
  skipToContent: 'رفتن به محتوای اصلی',
  toman: 'تومان',
  priceNow: 'قیمت:',
  priceBefore: 'قیمت پیش از تخفیف:',
  percent: (percent: number) => `${toPersianDigits(percent)}٪`,
  rated: (average: string, count: string) => `امتیاز ${average} از ۵، از ${count} نظر`,
  chooseRating: 'امتیاز شما',
  stars: (count: string) => `${count} ستاره`,
  noStars: 'بدون امتیاز',
  ratedStars: (count: string) => `امتیاز ${count} از ۵`,
  breadcrumbs: 'مسیر صفحه',
  all: 'دیدن همه',
  further: 'بعدی',
  back: 'قبلی',
  loading: 'در حال بارگذاری',
  share: 'اشتراک‌گذاری',
  copyLink: 'کپی لینک',
  theme: 'رنگ‌بندی',
  themes: { light: 'روشن', dark: 'تیره', system: 'مطابق دستگاه' },
} as const
