import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { deliveryTerms } from '../../../test/settings-samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Delivery days',
  args: { path: '/admin/shipping/days' },
}
export default meta

export const Shown: PageStory = { args: { shows: 'آخرین ساعت برای ارسال همان روز' } }
export const HolidayRefusedThenSent: PageStory = {
  args: {
    responses: {
      editDeliveryTerms: {
        first: refuse('validation_failed', {
          fields: { holidays: 'هر روز تعطیل را در یک سطر مانند ۱۴۰۶/۰۱/۰۵ بنویسید' },
        }),
        afterwards: deliveryTerms({ holidays: ['1406/01/05', '1406/01/06'] }),
      },
    },
    steps: [
      { fill: 'تعطیلات دیگر', with: '\n۱۴۰۶/۱۳/۰۶' },
      'ذخیره',
      { see: 'هر روز تعطیل را در یک سطر مانند ۱۴۰۶/۰۱/۰۵ بنویسید' },
      { fill: 'تعطیلات دیگر', with: '\n۱۴۰۶/۰۱/۰۶' },
      'ذخیره',
    ],
    shows: 'روزهای ارسال ذخیره شد',
  },
}
export const Forbidden: PageStory = {
  args: { responses: { getDeliveryTerms: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
