import { formatNumber, toPersianDigits } from '@hojreh/persian'

export const commentMessages = {
  buyer: 'خریدار',
  reply: 'پاسخ فروشگاه',
  outOfFive: 'از ۵',
  average: (average: string) => `میانگین امتیاز: ${average} از ۵`,
  ratings: (count: number) => `از مجموع ${formatNumber(count)} امتیاز`,
  bar: (stars: number, count: number) => `${toPersianDigits(stars)} ستاره: ${formatNumber(count)} نفر`,
  text: 'متن نظر',
  productPlaceholder: 'از کیفیت، رنگ، بسته‌بندی و تجربه‌ی خودتان بنویسید',
  articlePlaceholder: 'دیدگاه یا پرسش خود را درباره‌ی این نوشته بنویسید',
  rating: 'امتیاز شما به این کالا',
  optional: '(اختیاری)',
  hint: 'نظر شما پس از بررسی نمایش داده می‌شود.',
  write: 'نوشتن نظر',
  submit: 'ثبت نظر',
  cancel: 'انصراف',
} as const
