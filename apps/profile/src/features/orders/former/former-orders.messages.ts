import { toPersianDigits } from '@hojreh/persian'

export const formerOrdersMessages = {
  title: 'سفارش‌های فروشگاه پیشین',
  list: 'سفارش‌های فروشگاه پیشین، تازه‌ترین نخست',
  lead: 'این سفارش‌ها را در فروشگاه پیشین ما ثبت کرده‌اید و این‌جا تنها برای دیدن است.',
  emptyTitle: 'از فروشگاه پیشین سفارشی ندارید',
  empty: 'سفارشی با شماره موبایل شما از فروشگاه پیشین به این‌جا نیامده است.',
  toOrders: 'سفارش‌های من',
  order: (number: string) => `سفارش ${toPersianDigits(number)}`,
  goods: (number: string) => `کالاهای سفارش ${toPersianDigits(number)}`,
  count: (count: number) => `${toPersianDigits(count)} عدد`,
  shipping: 'هزینه‌ی ارسال',
  extras: 'هزینه‌های دیگر',
  reduction: 'تخفیف',
  total: 'مبلغ کل',
  payment: 'روش پرداخت',
} as const
