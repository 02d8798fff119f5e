import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My comments',
  args: { path: '/profile/comments', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'در انتظار بررسی' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز نظری ننوشته‌اید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listOwnComments: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: {
    responses: { ...customer, listOwnComments: refuse('internal_error') },
    shows: 'بارگذاری انجام نشد',
  },
}
