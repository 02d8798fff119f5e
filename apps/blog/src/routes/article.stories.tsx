import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Article',
  args: { path: '/blog/sofreh-yalda' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'در این نوشته می‌خوانید' } }
export const NotFound: PageStory = { args: { path: '/blog/nowhere', shows: 'Page Not Found' } }
export const Failed: PageStory = {
  args: { answers: { getArticle: refuse('internal_error') }, shows: 'Internal Server Error' },
}
