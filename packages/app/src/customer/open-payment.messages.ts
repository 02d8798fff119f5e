import { toPersianDigits } from '@hojreh/persian'

export const openPaymentMessages = {
  title: (orderNumber: string) => `پرداخت سفارش ${toPersianDigits(orderNumber)} در حال بررسی است`,
  looking: 'نتیجه را از بانک می‌پرسیم. اگر پرداخت کرده‌اید، دوباره نپردازید.',
  unknown:
    'بانک هنوز پرداختی را تایید نکرده است. اگر پرداخت کرده‌اید، دوباره نپردازید؛ نتیجه را همین‌جا نشان می‌دهیم.',
  checkAgain: 'بررسی دوباره',
  goOn: 'هنوز نپرداخته‌ام؛ رفتن به بانک',
  found: (orderNumber: string) => `پرداخت سفارش ${toPersianDigits(orderNumber)} انجام شده است`,
} as const
