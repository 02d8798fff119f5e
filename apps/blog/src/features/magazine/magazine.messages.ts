import { formatNumber, toPersianDigits } from '@hojreh/persian'

export const magazineMessages = {
  title: 'بلاگ',
  lead: 'داستان دست‌ساخته‌ها، مزه‌ها و آدم‌های بازار',
  description:
    'مجله‌ی حجره: راهنمای خرید و نگهداری صنایع دستی، آشنایی با هنرمندان و رسم‌های سفره‌ی ایرانی، و داستان کالاهای بازار.',
  descriptionOf: (title: string) => `مقاله‌های مجله‌ی حجره درباره‌ی «${title}».`,
  categories: 'دسته‌های بلاگ',
  all: 'همه',
  articles: 'مقاله',
  tagHeading: (title: string) => `برچسب «${title}»`,
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
