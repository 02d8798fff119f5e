import type { OrderStatus, Payment } from '@hojreh/contract'
import { formatNumber, formatToman } from '@hojreh/persian'
import type { Currency } from '../../modules/import/rows/values.ts'
import type { OrderSums } from '../../modules/order/order.repository.ts'
import { statusNames } from '../../modules/order/order-status.messages.ts'

export const paymentStatusNames: Record<Payment['status'], string> = {
  open: 'در جریان',
  paid: 'موفق',
  failed: 'ناموفق',
  expired: 'منقضی شده',
  refund_due: 'در انتظار بازگشت وجه',
  refunded: 'برگشت‌داده‌شده',
}

export const ordersCliMessages = {
  listHeadings: ['شماره', 'وضعیت', 'مبلغ', 'زمان ثبت', 'گیرنده'],
  lineHeadings: ['کالا', 'تعداد', 'جمع'],
  paymentHeadings: ['پرداخت', 'وضعیت', 'مبلغ', 'زمان', 'پیگیری یا دلیل'],
  eventHeadings: ['وضعیت', 'زمان', 'چه کسی', 'یادداشت'],
  by: { customer: 'مشتری', system: 'خودکار', operator: 'گرداننده' },
  methods: { online: 'درگاه', card: 'کارت به کارت' },
  none: 'سفارشی نیست · no orders',
  unknown: (orderNumber: string) => `سفارشی با این شماره نیست · there is no order ${orderNumber}`,
  tooLate: 'این کار در وضعیت کنونی سفارش ممکن نیست · not possible in the status of this order',
  now: (orderNumber: string, status: OrderStatus) =>
    `سفارش ${orderNumber}: ${statusNames[status]} (${status})`,
  waits:
    'بازگشت وجه آماده است و تایید نفر دوم را می‌خواهد؛ پس از آن در پیشخوان همین دستور را دوباره بدهید · waits for a second person at the desk; then run this again',
  owed: 'پول این پرداخت باید بازگردانده شود · this money is owed back: orders refund',
  amountDiffers: (asked: string, reported: string) =>
    `مبلغ خواسته‌شده ${asked} و مبلغ گزارش‌شده ${reported} است؛ با --despite-amount بپذیرید · the reported amount differs`,
  sameCode: (orders: readonly string[]) =>
    `همین شماره پیگیری برای سفارش ${orders.join('، ')} هم گزارش شده است؛ تنها یکی را می‌توان پذیرفت · also reported for other orders`,
  sharedCode: 'واریز مشترک با سفارشی دیگر · same transfer as another',
  sameCodeRefused: 'ببینید واریز از آنِ کدام است و با --despite-same-code بپذیرید',
  receipt: 'رسید · receipt',
  trackingCode: 'شماره پیگیری · tracking code',
  noTrackingCode: 'کد رهگیری، تا ۶۰ نویسه · a tracking code of up to 60 characters',
  askTracking: 'کد رهگیری مرسوله (خالی: ندارد) · tracking code (empty: none): ',
  sayTracking:
    'کد رهگیری را با --tracking بدهید، یا اگر ندارد --no-tracking · say --tracking <code>, or --no-tracking',
  noDay: 'روز، مانند 1405/09/02 یا 2026-11-23 · a day such as 1405/09/02 or 2026-11-23',
  sums: ({ count, bought, total }: OrderSums, shown: number) =>
    [
      `${formatNumber(count)} سفارش، ${formatNumber(bought)} خریده‌شده به مبلغ ${formatToman(total)} · orders: ${count}, bought: ${bought}`,
      ...(shown < count
        ? [`${formatNumber(shown)} تازه‌ترین نشان داده شد؛ --take · the newest ${shown} are shown`]
        : []),
    ].join('\n'),
  exportHeadings: (currency: Currency): string[] => {
    const unit = currency === 'toman' ? 'تومان' : 'ریال'
    return [
      'شماره سفارش',
      'وضعیت',
      'status',
      'روز ثبت',
      'زمان ثبت (ISO)',
      'تلفن مشتری',
      'گیرنده',
      'تلفن گیرنده',
      'استان',
      'شهر',
      'نشانی',
      'کد پستی',
      'کالاها',
      'تعداد',
      `جمع کالاها (${unit})`,
      `تخفیف کالاها (${unit})`,
      'کد تخفیف',
      `کد تخفیف (${unit})`,
      'روش ارسال',
      `هزینه‌ی ارسال (${unit})`,
      `مبلغ (${unit})`,
      'کد رهگیری',
      'یادداشت مشتری',
    ]
  },
  exported: (count: number, file: string) =>
    `${formatNumber(count)} سفارش نوشته شد · orders written: ${count}\n${file}`,
  returnReason: 'دلیل مرجوعی',
  coupon: 'کد تخفیف',
  shipping: 'کد رهگیری مرسوله',
  discount: 'تخفیف',
  rtlNote:
    'جدول‌ها برای قلم هم‌عرض است؛ ترمینالی که راست‌به‌چپ نمی‌داند ستون‌ها را از چپ می‌چیند. برای برنامه‌ها --json را به کار ببرید · Tables are for fixed-width fonts; use --json for programs.',
}
