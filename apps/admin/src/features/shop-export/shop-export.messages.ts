import type { ExportedThing } from '@hojreh/contract/admin'

const things: Record<ExportedThing, { title: string; note: string }> = {
  products: { title: 'کالاها', note: 'با قیمت، موجودی، دسته و ویژگی‌ها؛ همین فایل دوباره وارد می‌شود.' },
  categories: { title: 'دسته‌ها', note: 'با نشانی، دسته‌ی بالاتر و ترتیب.' },
  reviews: { title: 'دیدگاه‌ها', note: 'درباره‌ی کالاها و مقاله‌ها، با پاسخ شما؛ نمایش‌داده‌نشده‌ها هم.' },
  customers: { title: 'مشتریان', note: 'نام و زمان عضویت؛ بی گذرواژه و نشست.' },
  articles: { title: 'مقاله‌ها', note: 'پیش‌نویس‌ها هم در آن هستند.' },
  pages: { title: 'صفحه‌ها', note: 'متن صفحه‌هایی که نوشته‌اید.' },
  settings: {
    title: 'تنظیمات',
    note: 'نام، تماس، منو و چیدمان صفحه‌ی نخست؛ کلیدهای درگاه و پیامک در آن نیست.',
  },
}

export const shopExportMessages = {
  title: 'خروجی گرفتن',
  lead: 'هر چه در فروشگاه دارید از آن شماست. سفارش‌ها را از فهرست سفارش‌ها و با پالایه‌های همان‌جا بگیرید.',
  limit: 'پنج بار در ساعت؛ هر خروجی در دفتر کارها می‌ماند.',
  things,
  formats: { csv: 'فایل CSV', json: 'فایل JSON' },
  of: (format: string, thing: string) => `${format}، ${thing}`,
  withPhones: 'با شماره موبایل و ایمیل مشتری‌ها',
  orders: 'سفارش‌ها',
} as const
