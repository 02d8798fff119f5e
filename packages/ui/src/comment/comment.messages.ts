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
  helpful: (count: number) => (count > 0 ? `مفید بود (${formatNumber(count)})` : 'مفید بود'),
  helpfulToOthers: (count: number) => `برای ${formatNumber(count)} نفر مفید بوده است`,
  voteTold: (isMine: boolean, count: number) =>
    `${isMine ? 'رأی شما ثبت شد' : 'رأی شما برداشته شد'}؛ برای ${formatNumber(count)} نفر مفید بوده است`,
  commentOf: (author: string) => ` نظر ${author}`,
  bought: (name: string, value: string) => `${name}: ${value}`,
  reviewRequests: 'هفت روز پس از تحویل هر سفارش، با پیامک نظرم را بپرسید',
  write: 'نوشتن نظر',
  pictures: 'عکس‌هایی که از این کالا گرفته‌اید (اختیاری)',
  choosePicture: 'افزودن عکس',
  picturesHint: (max: number) => `حداکثر ${toPersianDigits(max)} عکس؛ پس از بررسی زیر نظر شما دیده می‌شود.`,
  removePicture: (name: string) => `برداشتن عکس ${name}`,
  picturesOf: (author: string) => `عکس‌های ${author}`,
  picture: (place: number, total: number, author: string) =>
    `عکس ${toPersianDigits(place)} از ${toPersianDigits(total)} که ${author} گرفته است؛ بزرگ ببینید`,
  question: {
    label: 'متن پرسش',
    placeholder: 'از جنس، اندازه، کاربرد یا ارسال این کالا بپرسید',
    hint: 'پاسخ را با پیامک خبر می‌دهیم و پرسش و پاسخ در همین صفحه می‌ماند.',
  },
  submitQuestion: 'فرستادن پرسش',
  submit: 'ثبت نظر',
  cancel: 'انصراف',
} as const
