import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog/Author',
  args: { path: '/blog/author/writer' },
}
export default meta

export const Filled: PageStory = {
  args: { shows: 'سی سال در کارگاه‌های بافندگی و رنگرزی گشته است و از آن‌ها می‌نویسد.' },
}
export const NotFound: PageStory = {
  args: { responses: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
