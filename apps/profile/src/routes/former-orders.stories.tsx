import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Orders of the former shop',
  args: { path: '/profile/orders/former', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'سفارش ۴۰۲۱' } }
export const Empty: PageStory = {
  args: { responses: newcomer, shows: 'از فروشگاه پیشین سفارشی ندارید' },
}
export const Loading: PageStory = {
  args: { responses: { ...customer, listFormerOrders: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: {
    responses: { ...customer, listFormerOrders: refuse('internal_error') },
    shows: 'بارگذاری انجام نشد',
  },
}
