import { refuse } from '@hojreh/testing/page-story'
import { coupon } from '../../../test/customer-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/New coupon', args: { path: '/admin/coupons/new' } }
export default meta

export const New: PageStory = { args: { path: '/admin/coupons/new', shows: 'نوع تخفیف' } }
export const NewRefusedThenSent: PageStory = {
  args: {
    path: '/admin/coupons/new',
    responses: {
      addCoupon: {
        first: refuse('validation_failed', { fields: { code: 'کد تخفیف ۳ تا ۳۰ حرف لاتین و رقم است' } }),
        afterwards: coupon(4),
      },
    },
    steps: [
      { fill: 'کد', with: 'YA' },
      { fill: 'عنوان', with: 'یلدا' },
      { fill: 'درصد', with: '10' },
      'ثبت کد',
      { see: 'کد تخفیف ۳ تا ۳۰ حرف لاتین و رقم است' },
      { fill: 'کد', with: 'LDA' },
      'ثبت کد',
    ],
    shows: 'کد تخفیف ثبت شد',
  },
}
