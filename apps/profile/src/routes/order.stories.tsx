import { customer, editedOrder, orderInParcels, orderOf, partlySentOrder } from '@hojreh/testing/customer'
import { type PageStory, refuse } from '@hojreh/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Account/Order',
  args: { path: '/profile/orders/order-001', isSignedIn: true },
}
export default meta

const inStatus = (status: Parameters<typeof orderOf>[0], shows: string): PageStory => ({
  args: { responses: { ...customer, getOrderDetails: orderOf(status) }, shows },
})

export const AwaitingPayment: PageStory = inStatus('awaiting_payment', 'پرداخت سفارش')
export const AwaitingReview: PageStory = inStatus('awaiting_review', 'در انتظار تایید پرداخت')
export const Paid: PageStory = inStatus('paid', 'پرداخت‌شده')
export const Preparing: PageStory = inStatus('preparing', 'در حال آماده‌سازی')
export const Shipped: PageStory = inStatus('shipped', 'ارسال‌شده')
export const PartlySent: PageStory = {
  args: { responses: { ...customer, getOrderDetails: partlySentOrder }, shows: 'بخشی ارسال شد' },
}
export const DifferenceDue: PageStory = {
  args: { responses: { ...customer, getOrderDetails: editedOrder }, shows: 'پرداخت تفاوت' },
}
/** The transfer was reported: nothing is left to do but to wait. */
export const DifferenceReported: PageStory = {
  args: {
    responses: {
      ...customer,
      getOrderDetails: {
        ...editedOrder,
        due: {
          ...{ amount: 6_000_000, until: '2026-11-30T08:00:00.000Z', isReported: true },
          ...{ canPayOnline: false, canPayByCard: false },
        },
      },
    },
    shows: 'گزارش واریز ۶۰۰٬۰۰۰ تومان رسید. پس از بررسی آن، سفارش تغییر می‌کند.',
  },
}
export const SentInParcels: PageStory = {
  args: { responses: { ...customer, getOrderDetails: orderInParcels }, shows: 'تیپاکس' },
}
export const Delivered: PageStory = inStatus('delivered', 'درخواست مرجوعی')
export const Cancelled: PageStory = inStatus('cancelled', 'لغوشده')
export const RefundDue: PageStory = inStatus('refund_due', 'در انتظار بازگشت وجه')
export const Refunded: PageStory = inStatus('refunded', 'وجه برگشت‌داده‌شده')
export const ReturnRequested: PageStory = inStatus('return_requested', 'درخواست مرجوعی')
export const Returned: PageStory = inStatus('returned', 'مرجوع‌شده')
export const CancelQuestion: PageStory = {
  args: {
    responses: { ...customer, getOrderDetails: orderOf('paid') },
    steps: ['لغو سفارش'],
    shows: 'این سفارش لغو شود؟',
  },
}
export const ReturnForm: PageStory = {
  args: {
    responses: { ...customer, getOrderDetails: orderOf('delivered') },
    steps: ['درخواست مرجوعی'],
    shows: 'دلیل مرجوع کردن',
  },
}
export const ReturnRefusedThenSent: PageStory = {
  args: {
    responses: {
      ...customer,
      getOrderDetails: orderOf('delivered'),
      returnOrder: {
        first: refuse('validation_failed', { fields: { reason: 'متن وارد شده نویسه‌ی نامجاز دارد' } }),
        afterwards: orderOf('return_requested'),
      },
    },
    steps: [
      'درخواست مرجوعی',
      { fill: 'دلیل مرجوع کردن', with: 'رنگ' },
      'ثبت درخواست',
      { see: 'این سفارش مرجوع شود؟' },
      'ثبت درخواست',
      { see: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      { gone: 'این سفارش مرجوع شود؟' },
      { fill: 'دلیل مرجوع کردن', with: ' دیگری بود' },
      'ثبت درخواست',
      { see: 'این سفارش مرجوع شود؟' },
      'ثبت درخواست',
    ],
    shows: 'درخواست مرجوعی ثبت شد',
  },
}
export const Loading: PageStory = {
  args: { responses: { ...customer, getOrderDetails: 'never' }, shows: 'در حال بارگذاری' },
}
export const NotFound: PageStory = {
  args: { responses: { ...customer, getOrderDetails: refuse('not_found') }, shows: 'Page Not Found' },
}
export const Failed: PageStory = {
  args: {
    responses: { ...customer, getOrderDetails: refuse('internal_error') },
    shows: 'بارگذاری انجام نشد',
  },
}
