import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My payments',
  args: { path: '/profile/payments', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'سفارش ۱۰۰۲۲' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز پرداختی ندارید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listPayments: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, listPayments: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
