import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Static page',
  args: { path: '/page/shipping' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'راه‌های ارسال' } }
export const NotFound: PageStory = { args: { path: '/page/nowhere', shows: 'Page Not Found' } }
export const UnknownAddress: PageStory = { args: { path: '/nowhere', shows: 'Page Not Found' } }
export const Failed: PageStory = {
  args: { responses: { getPage: refuse('internal_error') }, shows: 'Internal Server Error' },
}
