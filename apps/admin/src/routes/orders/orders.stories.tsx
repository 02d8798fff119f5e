import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf, orderRow, orderRows, signedIn } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Orders', args: { path: '/admin/orders' } }
export default meta

export const Filled: PageStory = { args: { shows: 'سفارش ۱۰۰۰۲' } }
export const ManyOfThem: PageStory = {
  args: { responses: { listOrders: listOf(orderRows, 'more') }, shows: 'ردیف‌های بعدی' },
}
export const ViewRefusedThenSent: PageStory = {
  args: {
    path: '/admin/orders?status=paid&method=online&sort=oldest',
    responses: {
      saveOrderView: {
        first: refuse('name_taken'),
        afterwards: { id: 'view-0009', name: 'برای بستن ۲', question: 'status=paid' },
      },
    },
    steps: [
      { fill: 'نام نما', with: 'برای بستن' },
      'نگه داشتن این نما',
      { see: 'نام دیگری برگزینید؛ این یکی هست' },
      { fill: 'نام نما', with: ' ۲' },
      'نگه داشتن این نما',
      { gone: 'نام دیگری برگزینید؛ این یکی هست' },
    ],
    shows: 'شیوه‌ی پرداخت',
  },
}
/** A month beneath the field of the first day; what was chosen stands in the field. */
export const DayInACalendar: PageStory = {
  args: {
    path: '/admin/orders?from=1405/09/04',
    steps: ['انتخاب از تقویم: از روز'],
    shows: 'آذر ۱۴۰۵',
  },
}
/** The phones of many customers: a colleague is asked. */
export const ManyPhonesAskedFor: PageStory = {
  args: {
    path: '/admin/orders?status=shipped',
    responses: { exportOrders: refuse('export_needs_approval'), askExport: { success: true } },
    steps: [
      'خروجی این فهرست برای اکسل',
      'با شماره موبایل مشتری‌ها',
      'فایل CSV',
      'پرسیدن از همکاران',
      { gone: 'پرسیدن از همکاران' },
    ],
    shows: 'پرسیده شد؛ پاسخ را در «امروز» می‌بینید',
  },
}
export const Narrowed: PageStory = {
  args: { path: '/admin/orders?status=paid&method=online&sort=oldest', shows: 'شیوه‌ی پرداخت' },
}
export const Empty: PageStory = { args: { responses: { listOrders: listOf([]) }, shows: 'سفارشی نیست' } }
export const NoneOfThese: PageStory = {
  args: {
    path: '/admin/orders?q=0912',
    responses: { listOrders: listOf([]) },
    shows: 'با این پالایه‌ها سفارشی نیست',
  },
}
/** Beneath what a name found: its archived orders are a press away. */
export const ByName: PageStory = {
  args: {
    path: '/admin/orders?q=سارا',
    responses: { listOrders: { ...listOf(orderRows), among: 'current' } },
    shows: 'جست‌وجوی «سارا» در سفارش‌های بایگانی‌شده',
  },
}
const archivedRows = [
  orderRow(1, { status: 'delivered' }),
  orderRow(2, { status: 'cancelled', paymentMethod: null }),
  orderRow(3, { status: 'refunded' }),
]
export const InTheArchive: PageStory = {
  args: {
    path: '/admin/orders?q=سارا&archived=yes',
    responses: { listOrders: { ...listOf(archivedRows), among: 'archived' } },
    shows: 'جست‌وجوی «سارا» در سفارش‌های دیگر',
  },
}
export const Loading: PageStory = { args: { responses: { listOrders: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: {
    responses: { getStaffSession: signedIn('writer'), listOrders: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
export const Failed: PageStory = {
  args: { responses: { listOrders: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
