import { toPersianDigits } from '@hojreh/persian'

const pictureOf = (index: number, total: number) =>
  `تصویر ${toPersianDigits(index)} از ${toPersianDigits(total)}`

export const productMessages = {
  addToCart: 'افزودن به سبد خرید',
  add: 'افزودن به سبد',
  outOfStock: 'ناموجود',
  held: 'همه در حال پرداخت است',
  low: 'تعداد محدود',
  lowWith: (count: number) => `فقط ${toPersianDigits(count)} عدد در انبار باقی مانده`,
  inStock: 'موجود در انبار',
  noPicture: 'هنوز تصویری از این کالا نداریم',
  favorite: (title: string) => `افزودن به علاقه‌مندی‌ها: ${title}`,
  gallery: 'تصاویر کالا',
  track: 'تصویر در دید؛ با کلیدهای چپ و راست عوض می‌شود',
  picture: pictureOf,
  thumb: (index: number, total: number, alt: string) =>
    [pictureOf(index, total), alt].filter(Boolean).join('، '),
  zoom: 'بزرگ‌نمایی',
  place: (index: number, total: number) => `${toPersianDigits(index)} از ${toPersianDigits(total)}`,
  enlarge: 'سه برابر',
  closeZoom: 'بستن بزرگ‌نمایی',
  nextPicture: 'تصویر بعد',
  previousPicture: 'تصویر قبل',
  thisProduct: (title: string) => `${title} (همین کالا)`,
  bundleSum: (count: string) => `جمع ${count} کالا`,
  addBundle: (count: string) => `افزودن هر ${count} کالا به سبد`,
  attributes: 'مشخصات',
  selected: 'انتخاب‌شده',
  unavailable: 'ناموجود',
  differs: '(متفاوت)',
} as const
