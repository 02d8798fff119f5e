import { toPersianDigits } from '@hojreh/persian'

export const productMessages = {
  addToCart: 'افزودن به سبد خرید',
  add: 'افزودن به سبد',
  outOfStock: 'ناموجود',
  low: 'تعداد محدود',
  lowWith: (count: number) => `فقط ${toPersianDigits(count)} عدد در انبار باقی مانده`,
  inStock: 'موجود در انبار',
  noPicture: 'هنوز تصویری از این کالا نداریم',
  favorite: (title: string) => `علاقه‌مندی: ${title}`,
  gallery: 'تصاویر محصول',
  picture: (index: number, total: number) => `تصویر ${toPersianDigits(index)} از ${toPersianDigits(total)}`,
  zoom: 'بزرگ‌نمایی',
  closeZoom: 'بستن بزرگ‌نمایی',
  nextPicture: 'تصویر بعد',
  previousPicture: 'تصویر قبل',
  attributes: 'مشخصات',
  selected: 'انتخاب‌شده',
  unavailable: 'ناموجود',
} as const
