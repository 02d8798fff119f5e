import { formatNumber, toPersianDigits } from '@hojreh/persian'

export const magazineMessages = {
  title: 'بلاگ',
  lead: 'راهنمای خرید و داستان کالاها',
  description: (shopTitle: string) =>
    `بلاگ ${shopTitle}: راهنمای خرید و نگهداری، داستان کالاها و نوشته‌های تازه.`,
  descriptionOf: (title: string, shopTitle: string) => `مقاله‌های بلاگ ${shopTitle} درباره‌ی «${title}».`,
  categories: 'دسته‌های بلاگ',
  all: 'همه',
  articles: 'مقاله',
  tagHeading: (title: string) => `برچسب «${title}»`,
  authorHeading: (name: string) => `نوشته‌های ${name}`,
  descriptionOfAuthor: (name: string, shopTitle: string) => `مقاله‌های ${name} در بلاگ ${shopTitle}.`,
  page: (page: number) => `صفحه ${toPersianDigits(page)}`,
  search: 'جستجو در بلاگ',
  searchPlaceholder: 'دنبال چه نوشته‌ای هستید؟',
  find: 'جستجو',
  clear: 'پاک کردن جستجو',
  results: (q: string) => `نتیجه‌های جستجوی «${q}»`,
  resultCount: (count: number) => `${formatNumber(count)} مقاله پیدا شد`,
  noResultsTitle: 'مقاله‌ای پیدا نشد',
  noResults: 'با واژه‌ای دیگر یا کوتاه‌تر جستجو کنید، یا همه‌ی نوشته‌ها را ببینید.',
  emptyTitle: 'هنوز مقاله‌ای نیست',
  empty: 'نوشته‌های تازه به‌زودی همین‌جا می‌آیند.',
  allArticles: 'همه‌ی مقاله‌ها',
  toShop: 'رفتن به فروشگاه',
  home: 'خانه',
} as const
