import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/My addresses',
  args: { path: '/profile/addresses', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { answers: customer, shows: 'محل کار' } }
export const Empty: PageStory = { args: { answers: newcomer, shows: 'هنوز آدرسی ثبت نکرده‌اید' } }
export const Loading: PageStory = {
  args: { answers: { ...customer, listAddresses: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { answers: { ...customer, listAddresses: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
export const NewAddress: PageStory = {
  args: { answers: newcomer, steps: ['آدرس تازه'], shows: 'ثبت آدرس تازه' },
}
export const EditAddress: PageStory = {
  args: { answers: customer, steps: ['ویرایش آدرس'], shows: 'ویرایش آدرس' },
}
export const DeleteQuestion: PageStory = {
  args: { answers: customer, steps: ['حذف آدرس'], shows: 'این آدرس حذف شود؟' },
}
