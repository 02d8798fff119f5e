export const errorsMessages = {
  notFoundTitle: 'صفحه پیدا نشد',
  missing: {
    product: 'این کالا دیگر در فروشگاه نیست؛ شاید مانند آن را میان کالاهای دیگر بیابید.',
    article: 'این نوشته دیگر در بلاگ نیست.',
    order: 'این سفارش میان سفارش‌های شما نیست.',
  },
  articles: 'نوشته‌های بلاگ',
  orders: 'سفارش‌های من',
  categories: 'چند دسته از کالاها',
  failureTitle: 'خطایی رخ داد',
  connectionLostTitle: 'ارتباط برقرار نشد',
  connectionLost: 'اتصال اینترنت خود را بررسی کنید و دوباره امتحان کنید.',
  partLost: 'اتصال اینترنت برقرار نیست یا کند است؛ به‌محض وصل شدن ادامه می‌دهیم',
  retry: 'تلاش دوباره',
} as const
