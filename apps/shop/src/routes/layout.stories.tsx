import { customer } from '@hojreh/testing/customer'
import type { PageStory } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

/** What opens around a page, whichever it is. */
const meta = {
  ...shopPages,
  title: 'Pages/Shop/Layout',
  args: { path: '/faq' },
}
export default meta

const onDesktops = { parameters: { widths: [1440] }, globals: { viewport: { value: 'desktop' } } }

/** Of the page in the middle, which stays as it is. */
const shows = 'خرید و حساب کاربری'

export const CategoryMenu: PageStory = {
  args: { steps: ['دسته‌بندی کالاها', { see: 'فرش دستباف' }], shows },
  ...onDesktops,
}
export const AccountMenu: PageStory = {
  args: { isSignedIn: true, responses: customer, steps: ['مریم رضایی', { see: 'خروج از حساب' }], shows },
  ...onDesktops,
}
export const CartPreview: PageStory = {
  args: {
    isSignedIn: true,
    responses: customer,
    steps: [{ focus: 'سبد خرید، ۵ کالا' }, { see: 'دیدن سبد خرید' }],
    shows,
  },
  ...onDesktops,
}
export const Offline: PageStory = {
  args: {
    isOffline: true,
    steps: [{ see: 'اتصال اینترنت برقرار نیست؛ آنچه می‌بینید آخرین نسخه‌ای است که ذخیره شده.' }],
    shows,
  },
}
