import { toPersianDigits } from '@hojreh/persian'

export const paymentsMessages = {
  title: 'پرداخت‌های من',
  emptyTitle: 'هنوز پرداختی ندارید',
  empty: 'پرداخت‌های شما، موفق و ناموفق، با شماره پیگیری همین‌جا می‌آیند.',
  noPageTitle: 'در این صفحه پرداختی نیست',
  noPage: 'پرداخت‌های شما در صفحه‌های پیش‌تر هستند.',
  firstPage: 'صفحه‌ی نخست',
  toShop: 'رفتن به فروشگاه',
  order: (orderNumber: string) => `سفارش ${toPersianDigits(orderNumber)}`,
} as const
