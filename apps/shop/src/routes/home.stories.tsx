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
    responses: emptyShop,
    shows: 'حجره به‌زودی باز می‌شود',
  },
}
export const Loading: PageStory = {
  args: { path: '/faq', steps: ['حجره'], responses: { getHomeBlocks: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { getHomeBlocks: refuse('internal_error') }, shows: 'Internal Server Error' },
}
export const SignedIn: PageStory = { args: { isSignedIn: true, responses: customer, shows: 'پرفروش‌ترین‌ها' } }
export const ConnectionLost: PageStory = {
  args: { responses: { getHomeBlocks: 'lost' }, shows: 'ارتباط برقرار نشد' },
}
