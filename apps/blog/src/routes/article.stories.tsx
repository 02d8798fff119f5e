import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog/Article',
  args: { path: '/blog/sofreh-yalda' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'در این نوشته می‌خوانید' } }
/** As wide as A4 between its margins, to the nearest width there is. */
export const Printed: PageStory = {
  args: { shows: 'در این نوشته می‌خوانید' },
  parameters: { widths: [768], isPrinted: true },
}
export const Loading: PageStory = {
  args: {
    path: '/blog',
    steps: ['سفره‌ی یلدا: بلندترین شب را چطور بچینیم'],
    responses: { getArticle: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const NotFound: PageStory = { args: { path: '/blog/nowhere', shows: 'Page Not Found' } }
export const Failed: PageStory = {
  args: { responses: { getArticle: refuse('internal_error') }, shows: 'Internal Server Error' },
}
