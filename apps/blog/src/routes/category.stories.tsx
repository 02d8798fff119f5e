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
    answers: {
      listArticles: noArticles({ slug: 'rituals', title: 'آیین‌ها' }),
    },
    shows: 'هنوز مقاله‌ای نیست',
  },
}
export const Loading: PageStory = {
  args: {
    path: '/blog/sofreh-yalda',
    steps: ['آیین‌ها'],
    answers: { listArticles: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const Failed: PageStory = {
  args: { answers: { listArticles: refuse('internal_error') }, shows: 'Internal Server Error' },
}
export const NotFound: PageStory = {
  args: { answers: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
