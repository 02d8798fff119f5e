export const layoutMessages = {
  signIn: 'ورود به حساب کاربری',
  dashboard: 'داشبورد',
  orders: 'سفارش‌های من',
  payments: 'پرداخت‌های من',
  addresses: 'آدرس‌های من',
  favorites: 'علاقه‌مندی‌های من',
  comments: 'نظرات من',
  info: 'ویرایش مشخصات',
  changePassword: 'تغییر رمز عبور',
  signOut: 'خروج از حساب',
  customer: 'مشتری گرامی',
} as const
