import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { shippingRule } from '../../../test/settings-samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/New shipping', args: { path: '/admin/shipping/new' } }
export default meta

export const New: PageStory = { args: { shows: 'به کجا می‌رود' } }
export const NewRefusedThenSent: PageStory = {
  args: {
    responses: {
      addShippingRule: {
        first: refuse('validation_failed', { fields: { title: 'نام روش ارسال را وارد کنید' } }),
        afterwards: shippingRule(),
      },
    },
    steps: [
      { fill: 'نام روش', with: 'بار' },
      { fill: 'جمله‌ای برای مشتری', with: 'تحویل در پایانه' },
      { fill: 'به کجا می‌رود', with: 'یزد' },
      { fill: 'هزینه‌ی کیلوی نخست درون استان فروشگاه (تومان)', with: '30000' },
      { fill: 'هزینه‌ی کیلوی نخست به دیگر استان‌ها (تومان)', with: '50000' },
      'ثبت روش',
      { see: 'نام روش ارسال را وارد کنید' },
      { fill: 'نام روش', with: 'بری' },
      'ثبت روش',
    ],
    shows: 'روش ارسال ثبت شد',
  },
}
