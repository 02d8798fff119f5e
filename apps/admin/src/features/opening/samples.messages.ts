import { toPersianDigits } from '@hojreh/persian'

export const samplesMessages = {
  title: 'کالاهای نمونه',
  lead: 'دوازده کالا با تصویر و دسته و یک مقاله، تا پیش از واردکردن کالاهای خودتان ببینید فروشگاه چه شکلی می‌شود. هر وقت بخواهید همه را یک‌جا برمی‌دارید.',
  add: 'آوردن کالاهای نمونه',
  added: 'کالاهای نمونه به فروشگاه آمدند',
  inShop: (count: number) =>
    `${toPersianDigits(count)} کالا، دسته و مقاله‌ی نمونه در فروشگاه است. پیش از باز شدن فروشگاه آن‌ها را بردارید تا کسی سفارششان ندهد.`,
  remove: 'برداشتن نمونه‌ها',
  removeTitle: 'کالاهای نمونه برداشته شوند؟',
  removeText:
    'کالا، دسته و مقاله‌ی نمونه با تصویرهایشان پاک می‌شوند. آنچه سفارش داده شده یا خودتان تغییر داده‌اید می‌ماند.',
  removeNo: 'بمانند',
  removed: 'کالاهای نمونه برداشته شدند',
  kept: (count: number) => `${toPersianDigits(count)} مورد ماند و از این پس مال فروشگاه شماست:`,
  keptLine: (kind: string, title: string, reason: string) => `${kind} «${title}» – ${reason}`,
  kinds: { product: 'کالا', category: 'دسته', article: 'مقاله' },
  reasons: {
    ordered: 'سفارش داده شده',
    commented: 'نظر دارد',
    changed: 'تغییرش داده‌اید',
    in_use: 'کالایی در آن است',
  },
  openTitle: 'فروشگاه با کالاهای نمونه باز شود؟',
  openText: (count: number) =>
    `${toPersianDigits(count)} نمونه هنوز در فروشگاه است و خریداران می‌توانند کالاهای نمونه را سفارش دهند.`,
  openAnyway: 'باز شود',
  openNo: 'اول نمونه‌ها را برمی‌دارم',
} as const
