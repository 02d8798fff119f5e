import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { shippingRule } from '../../../test/settings-samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Shipping', args: { path: '/admin/shipping' } }
export default meta

export const Filled: PageStory = { args: { shows: 'پست پیشتاز' } }
export const SwitchedOff: PageStory = {
  args: {
    responses: {
      listShippingRules: { first: [shippingRule()], afterwards: [shippingRule({ isActive: false })] },
      stopShippingRule: shippingRule({ isActive: false }),
    },
    steps: ['خاموش کردن', 'خاموش شود'],
    shows: 'همه‌ی روش‌ها خاموش‌اند: اکنون کسی نمی‌تواند سفارش بدهد.',
  },
}
export const Empty: PageStory = { args: { responses: { listShippingRules: [] }, shows: 'روش ارسالی نیست' } }
export const Loading: PageStory = {
  args: { responses: { listShippingRules: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listShippingRules: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listShippingRules: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
