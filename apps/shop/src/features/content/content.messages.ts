import { formatNumber } from '@hojreh/persian'

export const contentMessages = {
  home: 'خانه',
  aboutUs: 'درباره ما',
  faq: 'سوالات متداول',
  license: 'مجوزها',
  address: 'آدرس',
  phones: 'تلفن',
  email: 'رایانامه',
  hours: 'ساعت کاری',
  map: 'دیدن روی نقشه',
  noQuestions: 'هنوز پرسشی ثبت نشده است',
  faqDescription: 'پاسخ پرسش‌هایی که خریداران درباره‌ی خرید، پرداخت، ارسال و بازگرداندن کالا می‌پرسند.',
  searchFaq: 'جستجو در پرسش‌ها',
  searchFaqHint: 'مثلا: کد تایید، ارسال، بازگرداندن',
  questionCount: (count: number) => (count === 0 ? 'پرسشی پیدا نشد' : `${formatNumber(count)} پرسش پیدا شد`),
  nothingFound: 'پرسشی با این واژه‌ها نیست',
  nothingFoundHint: 'با واژه‌ای دیگر جستجو کنید یا از صفحه‌ی تماس برای ما بنویسید.',
  showAll: 'نشان دادن همه‌ی پرسش‌ها',
} as const
