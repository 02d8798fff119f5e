import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { blogPages, noArticles } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog/Category',
  args: { path: '/blog/category/rituals' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'سفره‌ی یلدا: بلندترین شب را چطور بچینیم' } }
export const Empty: PageStory = {
  args: {
    responses: {
      listArticles: noArticles({ slug: 'rituals', title: 'آیین‌ها' }),
    },
    shows: 'هنوز مقاله‌ای نیست',
  },
}
export const Loading: PageStory = {
  args: {
    path: '/blog/sofreh-yalda',
    steps: ['آیین‌ها'],
    responses: { listArticles: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const Failed: PageStory = {
  args: { responses: { listArticles: refuse('internal_error') }, shows: 'Internal Server Error' },
}
export const NotFound: PageStory = {
  args: { responses: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
