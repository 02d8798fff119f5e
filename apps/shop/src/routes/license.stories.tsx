import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Licences',
  args: { path: '/license' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'مجوزها' } }
export const Failed: PageStory = {
  args: { answers: { getLicense: refuse('internal_error') }, shows: 'Internal Server Error' },
}
