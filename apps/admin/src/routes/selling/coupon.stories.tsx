import { refuse } from '@hojreh/testing/page-story'
import { bundleCoupon, coupon } from '../../../test/customer-samples.ts'
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
/** A colleague was quicker: what was typed stays, and the person chooses. */
export const Conflict: PageStory = {
  args: {
    path: '/admin/coupons/YALDA1',
    responses: {
      getCoupon: {
        first: coupon(1),
        afterwards: coupon(1, {
          maxUses: 500,
          isFirstOrderOnly: true,
          edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
        }),
      },
      editCoupon: refuse('edit_conflict'),
    },
    steps: [
      { fill: 'شمار همه‌ی استفاده‌ها', with: '0' },
      'ذخیره',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const Missing: PageStory = {
  args: {
    path: '/admin/coupons/NOTHING',
    responses: { getCoupon: refuse('not_found') },
    shows: 'چنین کدی نیست',
  },
}
