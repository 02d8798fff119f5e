import { formatNumber } from '@hojreh/persian'

export const commentsMessages = {
  title: 'نظر خریداران',
  articleTitle: 'نظر خوانندگان',
  count: (count: number) => `${formatNumber(count)} نظر`,
  empty: 'هنوز نظری برای این کالا ثبت نشده است؛ نخستین نظر را شما بنویسید.',
  articleEmpty: 'هنوز نظری درباره‌ی این نوشته ثبت نشده است؛ نخستین نظر را شما بنویسید.',
  sort: 'مرتب‌سازی نظرها',
  sorts: { newest: 'تازه‌ترین', helpful: 'مفیدترین', highest: 'بیشترین امتیاز', lowest: 'کمترین امتیاز' },
  noPage: 'در این صفحه نظری نیست.',
  firstPage: 'نخستین صفحه‌ی نظرها',
  failed: 'نظرها بارگذاری نشدند.',
  retry: 'تلاش دوباره',
} as const
