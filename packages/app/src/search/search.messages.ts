export const searchMessages = {
  categories: 'دسته‌ها',
  products: 'کالاها',
  articles: 'نوشته‌های بلاگ',
  results: 'نتیجه‌ها',
  allResults: (query: string) => `همه‌ی نتیجه‌ها برای «${query}»`,
  recent: 'جستجوهای اخیر شما',
  forget: 'پاک کردن جستجوهای اخیر',
  bestselling: 'پرفروش‌ها',
  nothing: (query: string) => `برای «${query}» چیزی نداریم؛ پرفروش‌ها را ببینید`,
} as const
