import type { ImportField } from '@hojreh/contract/admin'

const fields: Record<ImportField, string> = {
  sku: 'کد کالا',
  title: 'عنوان',
  price: 'قیمت',
  listPrice: 'قیمت پیش از تخفیف',
  offerEndsAt: 'پایان تخفیف',
  stock: 'موجودی',
  brand: 'برند',
  category: 'دسته',
  group: 'گروه گزینه‌ها',
  summary: 'توضیح کوتاه',
  description: 'توضیحات',
  fullDescription: 'توضیحات کامل',
  images: 'تصویرها',
  tags: 'برچسب‌ها',
  weightGrams: 'وزن (گرم)',
  maxPerOrder: 'بیشترین تعداد در هر سفارش',
  published: 'منتشر شده',
}

export const importColumnsMessages = {
  title: 'هر ستون این فایل چیست؟',
  lead: 'سرستون‌های این فایل را نمی‌شناسیم. یک بار بگویید هر کدام چیست؛ فایل بعدی همین فروشگاه را خودمان می‌شناسیم. ستونی که برنگزینید گرفته نمی‌شود.',
  column: (title: string, sample: string) => (sample ? `${title} (${sample})` : title),
  nothing: 'گرفته نشود',
  fields,
  noSku: 'بگویید کدام ستون کد کالاست.',
  twice: 'دو ستون نمی‌توانند یک چیز باشند.',
} as const
