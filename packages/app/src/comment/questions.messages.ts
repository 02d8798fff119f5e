import { formatNumber } from '@hojreh/persian'

export const questionsMessages = {
  title: 'پرسش از فروشگاه',
  count: (count: number) => `${formatNumber(count)} پرسش`,
  ask: 'پرسیدن سوال',
  empty: 'هنوز پرسشی درباره‌ی این کالا پاسخ نگرفته است؛ هر چه می‌خواهید بدانید بپرسید.',
  noPage: 'در این صفحه پرسشی نیست.',
  firstPage: 'نخستین صفحه‌ی پرسش‌ها',
  failed: 'پرسش‌ها بارگذاری نشدند.',
  retry: 'تلاش دوباره',
} as const
