import { customer, emptyShop } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Home',
  args: { path: '/' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'پرفروش‌ترین‌ها' } }
export const Empty: PageStory = {
  args: {
    answers: emptyShop,
    shows: 'حجره به‌زودی باز می‌شود',
  },
}
export const Loading: PageStory = {
  args: { path: '/faq', steps: ['حجره'], answers: { getHome: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { answers: { getHome: refuse('internal_error') }, shows: 'Internal Server Error' },
}
export const SignedIn: PageStory = { args: { isSignedIn: true, answers: customer, shows: 'پرفروش‌ترین‌ها' } }
export const ConnectionLost: PageStory = {
  args: { answers: { getHome: 'lost' }, shows: 'ارتباط برقرار نشد' },
}
