export const questionsMessages = {
  title: 'پرسش‌های من',
  list: 'پرسش‌ها، تازه‌ترین نخست',
  emptyTitle: 'هنوز پرسشی نکرده‌اید',
  empty: 'هر چه درباره‌ی کالایی نمی‌دانید، در صفحه‌ی همان کالا از فروشگاه بپرسید.',
  noPageTitle: 'در این صفحه پرسشی نیست',
  noPage: 'پرسش‌های شما در صفحه‌های پیش‌تر هستند.',
  firstPage: 'صفحه‌ی نخست',
  toShop: 'دیدن کالاها',
  about: 'درباره‌ی کالای',
  statuses: {
    pending: { label: 'در انتظار پاسخ', tone: 'warning' },
    published: { label: 'پاسخ داده شد', tone: 'success' },
    rejected: { label: 'رد شده', tone: 'danger' },
  },
} as const
