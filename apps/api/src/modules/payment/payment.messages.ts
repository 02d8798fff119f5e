export const paymentMessages = {
  description: (shopTitle: string, orderNumber: string) => `سفارش ${orderNumber} از ${shopTitle}`,
  paid: 'پرداخت با موفقیت انجام شد',
  failed: 'اگر مبلغی از حساب شما کم شده باشد، حداکثر تا ۷۲ ساعت بازمی‌گردد',
  cancelled: 'پرداخت را در درگاه لغو کردید؛ مبلغی از حساب شما کم نشده است',
  pending: 'نتیجه‌ی پرداخت هنوز از درگاه نرسیده است؛ کمی بعد دوباره بررسی می‌شود',
  refundDue: 'پرداخت انجام شد ولی سفارش را نمی‌توان فرستاد؛ مبلغ به حساب شما بازگردانده می‌شود',
  refunded: 'مبلغ این پرداخت به حساب شما بازگردانده شده است',
  paidAtFuture: 'زمان واریز نمی‌تواند در آینده باشد',
  paidAtOld: 'زمان واریز بسیار قدیمی است',
  tooSmall: (sum: string) => `کمترین مبلغ سفارش ${sum} است`,
  /** In the basket of a gateway, for what no goods of it stand for. */
  rest: 'مانده‌ی سفارش',
  outOfStock: (title: string) => `موجودی «${title}» کافی نیست`,
  tooLate: 'مهلت پرداخت این سفارش گذشته است؛ کالاها را دوباره به سبد بیفزایید',
  queuedFor: (title: string) =>
    `مهلت این سفارش گذشته و برای «${title}» صف خرید است؛ دوباره آن را به سبد بیفزایید تا نوبت بگیرید`,
}
