import { customer, newcomer } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Change password',
  args: { path: '/profile/change-password', isSignedIn: true },
}
export default meta

export const Filled: PageStory = { args: { responses: customer, shows: 'رمز عبور فعلی' } }
export const FirstPassword: PageStory = { args: { responses: newcomer, shows: 'ثبت رمز عبور' } }
export const Refused: PageStory = {
  args: {
    responses: customer,
    steps: [
      { fill: 'رمز عبور تازه', with: 'Chaharsu7' },
      { fill: 'تکرار رمز عبور تازه', with: 'Chaharsu8' },
      { fill: 'رمز عبور فعلی', with: 'Bazaar12' },
    ],
    shows: 'کلمه های عبور یکسان نیستند',
  },
}
export const RefusedThenSent: PageStory = {
  args: {
    responses: {
      ...customer,
      changePassword: {
        first: refuse('validation_failed', { fields: { currentPassword: 'رمز عبور فعلی نادرست است' } }),
        afterwards: { success: true, message: 'رمز عبور تغییر کرد' },
      },
    },
    steps: [
      { fill: 'رمز عبور فعلی', with: 'Bazaar12' },
      { fill: 'رمز عبور تازه', with: 'Chaharsu7' },
      { fill: 'تکرار رمز عبور تازه', with: 'Chaharsu7' },
      'تغییر رمز عبور',
      { see: 'رمز عبور فعلی نادرست است' },
      { fill: 'رمز عبور فعلی', with: '34' },
      'تغییر رمز عبور',
    ],
    shows: 'رمز عبور تغییر کرد',
  },
}
export const Loading: PageStory = {
  args: { responses: { ...customer, getDataForEdit: 'never' }, shows: 'در حال بارگذاری' },
}
export const Failed: PageStory = {
  args: { responses: { ...customer, getDataForEdit: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
