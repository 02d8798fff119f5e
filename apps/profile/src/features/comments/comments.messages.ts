import { toPersianDigits } from '@hojreh/persian'

export const commentsMessages = {
  pictures: (count: number) => `با ${toPersianDigits(count)} عکس`,
  title: 'نظرات من',
  said: 'نظرها یا پرسش‌ها',
  kinds: { comments: 'نظرها', questions: 'پرسش‌ها' },
  list: 'نظرها، تازه‌ترین نخست',
  emptyTitle: 'هنوز نظری ننوشته‌اید',
  empty: 'نظر شما درباره‌ی کالاهایی که خریده‌اید، به دیگران در انتخاب کمک می‌کند.',
  noPageTitle: 'در این صفحه نظری نیست',
  noPage: 'نظرهای شما در صفحه‌های پیش‌تر هستند.',
  firstPage: 'صفحه‌ی نخست',
  toOrders: 'سفارش‌های من',
  onProduct: 'درباره‌ی کالای',
  onArticle: 'درباره‌ی نوشته‌ی',
  remove: 'حذف نظر',
  question: 'این نظر حذف شود؟',
  warning: 'نظر حذف‌شده را نمی‌توان برگرداند.',
  confirm: 'حذف',
  removed: 'نظر شما حذف شد',
  statuses: {
    pending: { label: 'در انتظار بررسی', tone: 'warning' },
    published: { label: 'منتشر شده', tone: 'success' },
    rejected: { label: 'رد شده', tone: 'danger' },
  },
} as const
