import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Licences',
  args: { path: '/license' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'نماد اعتماد الکترونیکی' } }
export const Loading: PageStory = {
  args: { path: '/faq', steps: ['مجوزها'], responses: { getLicense: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { getLicense: refuse('internal_error') }, shows: 'Internal Server Error' },
}
