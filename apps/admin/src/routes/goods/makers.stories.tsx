import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Makers', args: { path: '/admin/products/makers' } }
export default meta

export const Filled: PageStory = { args: { shows: '۱٬۲۰۸ کالا' } }
export const Empty: PageStory = {
  args: {
    responses: { listMakers: { items: [], next: null, total: 0 } },
    shows: 'هنوز سازنده‌ای نیست',
  },
}
export const Forbidden: PageStory = {
  args: { responses: { listMakers: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
