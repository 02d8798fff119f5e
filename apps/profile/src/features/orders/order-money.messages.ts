export const orderMoneyMessages = {
  payments: 'پرداخت‌ها',
  noPayments: 'هنوز پرداختی انجام نشده است.',
  refunds: 'بازگشت وجه',
  refundDone: 'به حساب شما بازگشت',
  refundOwed: 'بازگردانده می‌شود',
  refundAt: 'زمان',
  refundReference: 'شماره پیگیری',
} as const
