import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Articles', args: { path: '/admin/articles' } }
export default meta

export const Filled: PageStory = { args: { shows: 'رنگ‌های گیاهی' } }
export const Empty: PageStory = { args: { responses: { listArticles: listOf([]) }, shows: 'مقاله‌ای نیست' } }
export const Loading: PageStory = { args: { responses: { listArticles: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listArticles: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listArticles: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
