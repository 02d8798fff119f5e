import { refuse } from '@hojreh/testing/page-story'
import { bundleCoupon } from '../../../test/customer-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Coupon', args: { path: '/admin/coupons/YALDA1' } }
export default meta

export const Used: PageStory = {
  args: { path: '/admin/coupons/YALDA1', shows: 'این کد به کار رفته است: نوع و مقدار آن همان می‌ماند.' },
}
/** A bundle that applies without a code. */
export const ByItself: PageStory = {
  args: {
    path: '/admin/coupons/YALDA4',
    responses: { getCoupon: bundleCoupon },
    shows: 'شمار کالاهای هر بسته',
  },
}
export const Missing: PageStory = {
  args: {
    path: '/admin/coupons/NOTHING',
    responses: { getCoupon: refuse('not_found') },
    shows: 'چنین کدی نیست',
  },
}
