import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Dashboard',
  args: { path: '/profile', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'آخرین سفارش‌ها' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز سفارشی ندارید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listOrders: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, listOrders: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
