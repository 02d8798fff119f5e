import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { listOf } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Books', args: { path: '/admin/books' } }
export default meta

export const Filled: PageStory = { args: { shows: 'کاوه شریفی' } }
export const Empty: PageStory = { args: { responses: { listActions: listOf([]) }, shows: 'ردیفی نیست' } }
export const Loading: PageStory = { args: { responses: { listActions: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listActions: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listActions: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
