export const paymentResultMessages = {
  title: 'نتیجه پرداخت',
  seeOrder: 'دیدن سفارش',
  payAgain: 'پرداخت دوباره',
  goShopping: 'ادامه خرید',
  checkAgain: 'بررسی دوباره',
  home: 'بازگشت به خانه',
  errorTitle: 'نتیجه پرداخت پیدا نشد',
  signInTitle: 'برای دیدن نتیجه پرداخت وارد شوید',
  signInText: 'پرداخت شما ثبت شده است؛ با ورود به حساب خود نتیجه آن را می‌بینید.',
  signIn: 'ورود به حساب کاربری',
} as const
