import { limits } from '@hojreh/contract'
import { toPersianDigits } from '@hojreh/persian'

const HOLD_MINUTES = limits.holdMs / 60_000

export const paymentResultMessages = {
  title: 'نتیجه پرداخت',
  seeOrder: 'دیدن سفارش',
  payAgain: 'پرداخت دوباره',
  payByCard: 'پرداخت کارت به کارت',
  heldByPaying: `کالاها اکنون برای شما نگه داشته نمی‌شوند؛ با آغاز پرداخت دوباره ${toPersianDigits(HOLD_MINUTES)} دقیقه نگه می‌داریم.`,
  goShopping: 'ادامه‌ی خرید',
  checkAgain: 'بررسی دوباره',
  home: 'بازگشت به خانه',
  errorTitle: 'نتیجه‌ی پرداخت پیدا نشد',
  signInTitle: 'برای دیدن نتیجه‌ی پرداخت وارد شوید',
  signInText: 'پرداخت شما ثبت شده است؛ با ورود به حساب خود نتیجه‌ی آن را می‌بینید.',
  signIn: 'ورود به حساب کاربری',
} as const
