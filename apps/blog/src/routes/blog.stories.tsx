import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog/Articles',
  args: { path: '/blog' },
}
export default meta

const nothing = { items: [], total: 0, pageId: 1, take: 13, categories: [], heading: null, author: null }

export const Filled: PageStory = { args: { shows: 'همه' } }
export const Empty: PageStory = { args: { responses: { listArticles: nothing }, shows: 'هنوز مقاله‌ای نیست' } }
export const NothingFound: PageStory = {
  args: { path: '/blog?q=شتر', responses: { listArticles: nothing }, shows: 'مقاله‌ای پیدا نشد' },
}
export const Loading: PageStory = {
  args: {
    path: '/blog/sofreh-yalda',
    steps: ['بلاگ'],
    responses: { listArticles: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const Failed: PageStory = {
  args: { responses: { listArticles: refuse('internal_error') }, shows: 'Internal Server Error' },
}
