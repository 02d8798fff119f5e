import type { ChangedColumn } from './changes.repository.ts'

/** Columns of goods as merchants name them. */
export const columnNames: Record<ChangedColumn, string> = {
  sku: 'کد کالا',
  title: 'عنوان',
  brand: 'برند',
  price: 'قیمت',
  list_price: 'قیمت پیش از تخفیف',
  offer_ends_at: 'پایان تخفیف',
  max_per_order: 'حداکثر در هر سفارش',
  weight_grams: 'وزن',
  group_id: 'گروه',
  options: 'گزینه‌ها',
  attributes: 'ویژگی‌ها',
  description_html: 'توضیحات',
  summary: 'توضیح کوتاه',
  category_id: 'دسته',
  tags: 'برچسب‌ها',
  is_published: 'منتشر شده',
  images: 'تصاویر',
}
