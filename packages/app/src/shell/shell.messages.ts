export const shellMessages = {
  dashboard: 'داشبورد',
  orders: 'سفارش‌های من',
  addresses: 'آدرس‌های من',
  favorites: 'علاقه‌مندی‌های من',
  signOut: 'خروج از حساب',
  signOutQuestion: 'از حساب خود خارج می‌شوید؟',
  signOutConfirm: 'خروج',
  account: 'حساب من',
  suggestedCategories: 'دسته‌ها',
  suggestedProducts: 'کالاها',
  suggestedArticles: 'نوشته‌های بلاگ',
} as const
