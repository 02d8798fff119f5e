import { formatToman, toPersianDigits } from '@hojreh/persian'

export const cartMessages = {
  goods: (count: number) => `قیمت کالاها (${toPersianDigits(count)})`,
  discount: 'سود شما از خرید',
  coupon: 'کد تخفیف',
  shipping: 'هزینه‌ی ارسال',
  freeShipping: 'رایگان',
  shippingLater: 'در مرحله بعد محاسبه می‌شود',
  total: 'مبلغ قابل پرداخت',
  summary: 'خلاصه سبد خرید',
  pieces: (count: number) => `${toPersianDigits(count)} عدد`,
  seeCart: 'دیدن سبد خرید',
  goOn: 'ثبت سفارش',
  remove: 'حذف',
  removeTitle: (title: string) => `حذف ${title} از سبد خرید`,
  each: 'قیمت هر عدد:',
  priceChanged: (before: number, now: number) =>
    `قیمت این کالا از ${formatToman(before)} به ${formatToman(now)} تغییر کرده است.`,
  problems: {
    price_changed: 'قیمت این کالا از زمان افزودن تغییر کرده است.',
    insufficient_stock: 'موجودی این کالا کمتر از تعداد درخواستی شماست.',
    gone: 'این کالا دیگر موجود نیست.',
  },
  couponLabel: 'کد تخفیف',
  couponApply: 'اعمال',
  couponRemove: 'برداشتن کد تخفیف',
  couponEmpty: 'کد تخفیف را وارد کنید',
  wasRemoved: (title: string) => `«${title}» از سبد برداشته شد.`,
  undo: 'بازگرداندن',
  steps: ['سبد خرید', 'آدرس و ارسال', 'پرداخت'],
  progress: 'مرحله‌های خرید',
  stepDone: 'انجام شد',
} as const
