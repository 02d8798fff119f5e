import { toPersianDigits } from '@hojreh/persian'

export const dashboardMessages = {
  title: 'داشبورد',
  greeting: (name: string) => (name ? `سلام ${name}، خوش آمدید` : 'سلام، خوش آمدید'),
  lead: 'وضعیت سفارش‌ها و آدرس‌های خود را همین‌جا ببینید.',
  counts: 'سفارش‌ها در یک نگاه',
  awaiting: 'در انتظار پرداخت',
  underway: 'در حال آماده‌سازی',
  shipped: 'ارسال‌شده',
  delivered: 'تحویل‌شده',
  recent: 'آخرین سفارش‌ها',
  timelineOf: (orderNumber: string) => `وضعیت سفارش ${toPersianDigits(orderNumber)}`,
  links: 'دسترسی سریع',
  orders: 'سفارش‌های من',
  addresses: 'آدرس‌های من',
  cart: 'سبد خرید',
  shop: 'فروشگاه',
  emptyTitle: 'هنوز سفارشی ندارید',
  empty: 'کالاهای فروشگاه منتظر شما هستند.',
  toShop: 'رفتن به فروشگاه',
} as const
