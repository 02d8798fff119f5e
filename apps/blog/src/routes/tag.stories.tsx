import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog tag',
  args: { path: '/blog/tag/wool' },
}
export default meta

const nothing = { items: [], total: 0, pageId: 1, take: 13, categories: [], heading: null }

export const Filled: PageStory = {
  args: {
    answers: { listArticles: { ...nothing, heading: { slug: 'wool', title: 'پشم' } } },
    shows: 'برچسب «پشم»',
  },
}
export const NotFound: PageStory = {
  args: { answers: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
