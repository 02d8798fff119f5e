import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { blogPages } from '../../test/page-stories.ts'

const meta = {
  ...blogPages,
  title: 'Pages/Blog/Tag',
  args: { path: '/blog/tag/carpet' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'برچسب «فرش»' } }
export const NotFound: PageStory = {
  args: { answers: { listArticles: refuse('not_found') }, shows: 'Page Not Found' },
}
