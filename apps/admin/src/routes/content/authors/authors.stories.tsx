import { adminPages, type PageStory } from '../../../../test/page-stories.tsx'
import { listOf } from '../../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Authors', args: { path: '/admin/articles/authors' } }
export default meta

export const Filled: PageStory = { args: { shows: '۲۴ مقاله' } }
export const Empty: PageStory = {
  args: { responses: { listAuthors: listOf([]) }, shows: 'هنوز نویسنده‌ای نیست' },
}
