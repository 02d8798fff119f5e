import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My favourites',
  args: { path: '/profile/favorites', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'کاسه‌ی ماهی میبد' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز کالایی را نشان نکرده‌اید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listFavorites: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, listFavorites: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
