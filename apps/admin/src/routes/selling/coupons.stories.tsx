import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Coupons', args: { path: '/admin/coupons' } }
export default meta

export const Filled: PageStory = { args: { shows: 'YALDA1' } }
export const Empty: PageStory = { args: { responses: { listCoupons: listOf([]) }, shows: 'کد تخفیفی نیست' } }
export const Loading: PageStory = { args: { responses: { listCoupons: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listCoupons: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listCoupons: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
