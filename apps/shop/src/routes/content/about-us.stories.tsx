import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/About us',
  args: { path: '/about-us' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'از کجا می‌خریم' } }
export const Failed: PageStory = {
  args: { responses: { getAboutUs: refuse('internal_error') }, shows: 'Internal Server Error' },
}
