import { refuse } from '@hojreh/testing/page-story'
import { customerRecord } from '../../../test/customer-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'
import { pastOrder } from '../../../test/settings-samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Customer',
  args: { path: '/admin/customers/customer-0001' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'گذر زمان و یادداشت‌ها' } }
export const WithOrdersOfAnotherShop: PageStory = {
  args: { responses: { listPastOrders: [pastOrder] }, shows: 'سفارش‌های فروشگاه پیشین' },
}
export const ContactShown: PageStory = { args: { steps: ['نمایش شماره و ایمیل'], shows: 'کپی موبایل' } }
export const Blocked: PageStory = {
  args: {
    responses: {
      getCustomer: customerRecord({
        block: { at: '2026-11-20T10:00:00.000Z', reason: 'سفارش‌های دروغین پی در پی' },
        sessions: 0,
        lastSeenAt: null,
      }),
    },
    shows: 'رفع مسدودی',
  },
}
export const BlockRefusedThenSent: PageStory = {
  args: {
    responses: { blockCustomer: { first: refuse('already_done'), afterwards: { success: true } } },
    steps: [
      'مسدود کردن',
      { fill: 'دلیل مسدود کردن', with: 'سفارش دروغین' },
      'مشتری مسدود شود',
      { see: 'این کار پیش‌تر انجام شده است' },
      { fill: 'دلیل مسدود کردن', with: '.' },
      'مشتری مسدود شود',
    ],
    shows: 'مشتری مسدود شد و نشست‌هایش پایان یافت',
  },
}
export const New: PageStory = {
  args: {
    responses: {
      getCustomer: customerRecord({
        ...{
          name: '',
          hasEmail: false,
          orders: [],
          returns: [],
          addresses: [],
          comments: null,
          messages: null,
        },
        ...{ sms: [], notes: [], groups: [], acts: [] },
        sums: { orders: 0, bought: 0, returns: 0, returned: 0 },
      }),
    },
    shows: 'سفارشی نداده است.',
  },
}
export const OfTheOrderDesk: PageStory = {
  args: { responses: { getStaffSession: signedIn('orders') }, shows: 'گذر زمان و یادداشت‌ها' },
}
export const Loading: PageStory = { args: { responses: { getCustomer: 'never' }, shows: 'در حال بارگذاری' } }
export const Missing: PageStory = {
  args: { responses: { getCustomer: refuse('not_found') }, shows: 'چنین مشتری‌ای نیست' },
}
export const Forbidden: PageStory = {
  args: { responses: { getCustomer: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { getCustomer: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
