import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog category',
  args: { path: '/blog/category/rituals' },
}
export default meta

const nothing = { items: [], total: 0, pageId: 1, take: 13, categories: [], heading: null }

export const Filled: PageStory = {
  args: {
    answers: { listArticles: { ...nothing, heading: { slug: 'rituals', title: 'آیین‌ها' } } },
    shows: 'آیین‌ها',
  },
}
export const NotFound: PageStory = {
  args: { answers: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
