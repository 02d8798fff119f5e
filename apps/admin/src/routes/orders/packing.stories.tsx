import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Packing', args: { path: '/admin/packing' } }
export default meta

export const Empty: PageStory = { args: { shows: 'هنوز مرسوله‌ای اسکن نشده است' } }
export const Forbidden: PageStory = {
  args: {
    responses: { getStaffSession: signedIn('writer'), listOrders: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
