import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My addresses',
  args: { path: '/profile/addresses', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'محل کار' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'هنوز آدرسی ثبت نکرده‌اید' } }
export const Loading: PageStory = {
  args: { responses: { ...customer, listAddresses: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, listAddresses: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
export const NewAddress: PageStory = {
  args: { responses: newcomer, steps: ['آدرس تازه'], shows: 'ثبت آدرس تازه' },
}
export const EditAddress: PageStory = {
  args: { responses: customer, steps: ['ویرایش آدرس'], shows: 'ویرایش آدرس' },
}
export const DeleteQuestion: PageStory = {
  args: { responses: customer, steps: ['حذف آدرس'], shows: 'این آدرس حذف شود؟' },
}
