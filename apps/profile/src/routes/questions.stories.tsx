import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My questions',
  args: { path: '/profile/comments/questions', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'پاسخ داده شد' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز پرسشی نکرده‌اید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listOwnQuestions: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: {
    responses: { ...customer, listOwnQuestions: refuse('internal_error') },
    shows: 'بارگذاری انجام نشد',
  },
}
