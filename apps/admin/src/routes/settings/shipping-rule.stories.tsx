import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { shippingRule } from '../../../test/settings-samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/One shipping',
  args: { path: '/admin/shipping/post' },
}
export default meta

export const Shown: PageStory = { args: { shows: 'روش ارسال پست پیشتاز' } }
/** A colleague was quicker: what was typed stays, and the person chooses. */
export const Conflict: PageStory = {
  args: {
    responses: {
      getShippingRule: {
        first: shippingRule(),
        afterwards: shippingRule({
          feeNear: 500_000,
          edition: { version: 1, by: 'کاوه شریفی', at: '2026-11-23T11:25:00.000Z' },
        }),
      },
      editShippingRule: refuse('edit_conflict'),
    },
    steps: [
      { fill: 'هزینه‌ی کیلوی نخست درون استان فروشگاه (تومان)', with: '0' },
      'ذخیره',
      { see: 'همکارتان هم‌زمان این را تغییر داده است' },
    ],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
export const Missing: PageStory = {
  args: { responses: { getShippingRule: refuse('not_found') }, shows: 'چنین روشی نیست' },
}
