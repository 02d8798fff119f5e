import { cardOf } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { noProducts, shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Product list',
  args: { path: '/shop' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'تازه‌ترین' } }
export const Filtered: PageStory = {
  args: {
    path: '/shop?inStock=true&discounted=true&minPrice=10000000&sort=cheapest',
    shows: 'فقط کالاهای موجود',
  },
}
export const FilterSheet: PageStory = {
  args: { steps: ['فیلترها'], shows: 'محدوده‌ی قیمت (تومان)' },
  parameters: { widths: [360] },
  globals: { viewport: { value: 'phone' } },
}
export const Empty: PageStory = {
  args: {
    path: '/shop?minPrice=900000000000',
    responses: { listProducts: noProducts },
    shows: 'کالایی با این مشخصات پیدا نشد',
  },
}
/** An empty category says so, and does not ask to remove a filter. */
export const EmptyCategory: PageStory = {
  args: {
    path: '/shop?category=rugs',
    responses: { listProducts: noProducts },
    shows: 'اینجا هنوز کالایی نیست',
  },
}
export const EmptyShop: PageStory = {
  args: { responses: { listProducts: noProducts }, shows: 'کالاها در راه‌اند' },
}
/** A row that one card does not fill. */
export const One: PageStory = {
  args: {
    responses: { listProducts: { ...noProducts, items: [cardOf(0)], total: 1 } },
    shows: 'گلاب دوآتشه‌ی قمصر، شیشه‌ی ۲۵۰ میلی‌لیتری',
  },
}
/** The longest titles, prices of twelve digits, and no stock left. */
export const Longest: PageStory = {
  args: {
    responses: { listProducts: { ...noProducts, items: [0, 1, 2, 3].map(cardOf), total: 4 } },
    shows: 'کاسه‌ی ماهی میبد',
  },
}
export const Loading: PageStory = {
  args: { path: '/faq', steps: ['فروشگاه'], responses: { listProducts: 'never' }, shows: 'در حال بارگذاری' },
  globals: { viewport: { value: 'phone' } },
}
export const Failed: PageStory = {
  args: { responses: { listProducts: refuse('internal_error') }, shows: 'Internal Server Error' },
}
