import { toPersianDigits } from '@hojreh/persian'

export const orderActionsMessages = {
  actions: 'کارهای سفارش',
  invoice: 'فاکتور',
  reorder: 'سفارش دوباره',
  cancel: 'لغو سفارش',
  cancelTitle: 'این سفارش لغو شود؟',
  cancelUnpaid: 'کالاهای آن دیگر برای شما نگه داشته نمی‌شوند.',
  cancelPaid: 'مبلغ پرداخت‌شده به حساب شما بازگردانده می‌شود.',
  cancelReview: 'اگر واریز شما تایید شود، مبلغ آن به حساب شما بازگردانده می‌شود.',
  keep: 'نگه داشتن سفارش',
  cancelled: 'سفارش لغو شد',
  reordered: 'کالاها به سبد خرید اضافه شدند',
  reorderedNothing: 'هیچ‌یک از کالاهای این سفارش اکنون موجود نیست',
  skippedTitle: 'برخی کالاها کامل اضافه نشدند',
  skippedGone: (title: string) => `«${title}» دیگر موجود نیست`,
  skippedSome: (title: string, added: number) => `از «${title}» تنها ${toPersianDigits(added)} عدد اضافه شد`,
} as const
