import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Questions',
  args: { path: '/faq' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'خرید و حساب کاربری' } }
export const Empty: PageStory = { args: { responses: { getFaq: [] }, shows: 'هنوز پرسشی ثبت نشده است' } }
export const NothingFound: PageStory = {
  args: { steps: [{ fill: 'جستجو در پرسش‌ها', with: 'زرافه' }], shows: 'پرسشی با این واژه‌ها نیست' },
}
export const Failed: PageStory = {
  args: { responses: { getFaq: refuse('internal_error') }, shows: 'Internal Server Error' },
}
