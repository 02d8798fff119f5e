export const sharedMessages = {
  payOrder: 'پرداخت سفارش',
  failed: 'بارگذاری انجام نشد',
  retry: 'تلاش دوباره',
} as const
