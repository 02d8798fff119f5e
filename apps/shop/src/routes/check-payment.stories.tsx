import { customer, outcomeOf } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { shopPages } from '../../test/page-stories.ts'

const meta = {
  ...shopPages,
  title: 'Pages/Shop/Payment result',
  args: { path: '/checkPayment?Authority=A1&Status=OK', isSignedIn: true },
}
export default meta

export const Paid: PageStory = {
  args: { responses: { ...customer, checkPayment: outcomeOf('paid') }, shows: 'پرداخت با موفقیت انجام شد' },
}
export const Declined: PageStory = {
  args: { responses: { ...customer, checkPayment: outcomeOf('failed') }, shows: 'پرداخت انجام نشد' },
}
export const StillChecking: PageStory = {
  args: { responses: { ...customer, checkPayment: outcomeOf('pending') }, shows: 'در حال بررسی پرداخت' },
}
export const Loading: PageStory = {
  args: { responses: { ...customer, checkPayment: 'never' }, shows: 'در حال بارگذاری' },
}
export const SignedOut: PageStory = {
  args: { isSignedIn: false, shows: 'برای دیدن نتیجه‌ی پرداخت وارد شوید' },
}
export const Failed: PageStory = {
  args: {
    responses: { ...customer, checkPayment: refuse('internal_error') },
    shows: 'نتیجه‌ی پرداخت پیدا نشد',
  },
}
