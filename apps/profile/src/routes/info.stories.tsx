import { customer, newcomer } from '@hojreh/app/testing/customer'
import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Edit details',
  args: { path: '/profile/info', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { answers: customer, shows: '2001:db8:85a3::8a2e:370:7334' } }
export const Empty: PageStory = { args: { answers: newcomer, shows: 'دستگاه‌های من' } }
export const Loading: PageStory = {
  args: {
    answers: { ...customer, getDataForEdit: 'never', listSessions: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const Failed: PageStory = {
  args: { answers: { ...customer, getDataForEdit: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
