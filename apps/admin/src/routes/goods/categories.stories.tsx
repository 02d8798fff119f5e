import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const meta = { ...adminPages, title: 'Pages/Back office/Categories', args: { path: '/admin/categories' } }
export default meta

export const Filled: PageStory = { args: { shows: 'گلیم' } }
export const Empty: PageStory = { args: { responses: { listCategories: [] }, shows: 'هنوز دسته‌ای نیست' } }
export const Loading: PageStory = {
  args: { responses: { listCategories: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listCategories: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
