import { toPersianDigits } from '@hojreh/persian'

export const filtersMessages = {
  title: 'فیلترها',
  list: 'کالاهای این فهرست',
  clear: 'حذف همه فیلترها',
  price: 'محدوده قیمت (تومان)',
  from: 'از',
  to: 'تا',
  apply: 'اعمال',
  inStock: 'فقط کالاهای موجود',
  discounted: 'فقط تخفیف‌دارها',
  show: (count: number) => `نمایش ${toPersianDigits(count)} کالا`,
  close: 'بستن',
  active: 'فیلترهای فعال',
  removeFilter: (label: string) => `حذف فیلتر ${label}`,
  sort: 'مرتب‌سازی',
  results: (count: string) => `${count} کالا`,
} as const
