export const frameMessages = {
  signIn: 'ورود به حساب کاربری',
  dashboard: 'داشبورد',
  orders: 'سفارش‌های من',
  addresses: 'آدرس‌های من',
  signOut: 'خروج از حساب',
  customer: 'مشتری حجره',
} as const
