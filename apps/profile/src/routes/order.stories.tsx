import { customer, orderOf } from '@hojreh/app/testing/customer'
import { type PageStory, refuse } from '@hojreh/app/testing/page-story'
import { profilePages } from '../../test/page-stories.ts'

const meta = {
  ...profilePages,
  title: 'Pages/Order',
  args: { path: '/profile/orders/order-001', isSignedIn: true },
}
export default meta

export const AwaitingPayment: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('awaiting_payment') }, shows: 'پرداخت سفارش' },
}
export const AwaitingReview: PageStory = {
  args: {
    answers: { ...customer, getOrderDetails: orderOf('awaiting_review') },
    shows: 'در انتظار تایید پرداخت',
  },
}
export const Paid: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('paid') }, shows: 'پرداخت‌شده' },
}
export const Preparing: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('preparing') }, shows: 'در حال آماده‌سازی' },
}
export const Shipped: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('shipped') }, shows: 'ارسال‌شده' },
}
export const Delivered: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('delivered') }, shows: 'درخواست مرجوعی' },
}
export const Cancelled: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('cancelled') }, shows: 'لغوشده' },
}
export const RefundDue: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('refund_due') }, shows: 'در انتظار بازگشت وجه' },
}
export const Refunded: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('refunded') }, shows: 'وجه بازگشته' },
}
export const ReturnRequested: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('return_requested') }, shows: 'درخواست مرجوعی' },
}
export const Returned: PageStory = {
  args: { answers: { ...customer, getOrderDetails: orderOf('returned') }, shows: 'مرجوع‌شده' },
}
export const CancelQuestion: PageStory = {
  args: {
    answers: { ...customer, getOrderDetails: orderOf('paid') },
    steps: ['لغو سفارش'],
    shows: 'این سفارش لغو شود؟',
  },
}
export const ReturnForm: PageStory = {
  args: {
    answers: { ...customer, getOrderDetails: orderOf('delivered') },
    steps: ['درخواست مرجوعی'],
    shows: 'دلیل مرجوع کردن',
  },
}
export const Loading: PageStory = {
  args: { answers: { ...customer, getOrderDetails: 'never' }, shows: 'در حال بارگذاری' },
}
export const NotFound: PageStory = {
  args: { answers: { ...customer, getOrderDetails: refuse('not_found') }, shows: 'Page Not Found' },
}
export const Failed: PageStory = {
  args: { answers: { ...customer, getOrderDetails: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
