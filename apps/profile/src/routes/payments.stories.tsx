import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My payments',
  args: { path: '/profile/payments', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { answers: customer, shows: 'سفارش ۱۰۰۲۲' } }
export const Empty: PageStory = { args: { answers: newcomer, shows: 'هنوز پرداختی ندارید' } }
export const Loading: PageStory = {
  args: { answers: { ...customer, listPayments: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { answers: { ...customer, listPayments: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
