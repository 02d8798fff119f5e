import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Coupon', args: { path: '/admin/coupons/YALDA1' } }
export default meta

export const Used: PageStory = {
  args: { path: '/admin/coupons/YALDA1', shows: 'این کد به کار رفته است: نوع و مقدار آن همان می‌ماند.' },
}
export const Missing: PageStory = {
  args: {
    path: '/admin/coupons/NOTHING',
    responses: { getCoupon: refuse('not_found') },
    shows: 'چنین کدی نیست',
  },
}
