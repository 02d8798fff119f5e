import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { actions, listOf } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Books', args: { path: '/admin/books' } }
export default meta

export const Filled: PageStory = { args: { responses: { listActions: actions }, shows: 'کاوه شریفی' } }
export const OfOnePerson: PageStory = {
  args: {
    path: '/admin/books?staffId=staff-0001&subject=order:order-0001',
    responses: { listActions: listOf(actions.items.slice(0, 1)) },
    shows: 'کارهای نرگس امینی',
  },
}
export const Empty: PageStory = { args: { responses: { listActions: listOf([]) }, shows: 'ردیفی نیست' } }
export const Loading: PageStory = { args: { responses: { listActions: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listActions: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listActions: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
