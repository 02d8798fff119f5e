import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Edit details',
  args: { path: '/profile/info', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: '2001:db8:85a3::8a2e:370:7334' } }
export const Empty: PageStory = { args: { responses: newcomer, shows: 'دستگاه‌های من' } }
export const RefusedThenSent: PageStory = {
  args: {
    responses: {
      ...customer,
      editUser: {
        first: refuse('validation_failed', { fields: { email: 'ایمیل وارد شده نامعتبر است' } }),
        afterwards: { success: true, message: 'مشخصات شما ذخیره شد' },
      },
    },
    steps: [
      { fill: 'ایمیل (اختیاری)', with: 'm' },
      'ذخیره‌ی تغییرات',
      { see: 'ایمیل وارد شده نامعتبر است' },
      { fill: 'ایمیل (اختیاری)', with: 'm' },
      'ذخیره‌ی تغییرات',
    ],
    shows: 'مشخصات شما ذخیره شد',
  },
}
export const Loading: PageStory = {
  args: {
    responses: { ...customer, getDataForEdit: 'never', listSessions: 'never' },
    shows: 'در حال بارگذاری',
  },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, getDataForEdit: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
