import { toPersianDigits } from '@hojreh/persian'

export const orderChangesMessages = {
  title: 'تغییرهای سفارش',
  due: (sum: string, until: string) =>
    `برای تغییری که خواسته‌اید ${sum} مانده است. با پرداخت آن سفارش تغییر می‌کند؛ کالاهای تازه تا ${until} نگه داشته می‌شوند.`,
  pay: 'پرداخت تفاوت',
  payByCard: 'کارت به کارت',
  reported: (sum: string) => `گزارش واریز ${sum} رسید. پس از بررسی آن، سفارش تغییر می‌کند.`,
  done: 'سفارش تغییر کرد',
  waits: 'پس از پرداخت تغییر می‌کند',
  count: (before: number, after: number) => {
    if (before === 0) return `${toPersianDigits(after)} عدد افزوده شد`
    if (after === 0) return 'بیرون رفت'
    return `${toPersianDigits(before)} عدد بود، ${toPersianDigits(after)} عدد شد`
  },
  total: 'مبلغ سفارش',
  sums: (before: string, after: string) => `${before} بود، ${after} شد`,
} as const
