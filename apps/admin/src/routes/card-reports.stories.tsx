import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { cardReport, listOf } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Card reports', args: { path: '/admin/card-reports' } }
export default meta

export const Filled: PageStory = { args: { shows: '۱ گزارش دیگر در انتظار است' } }
export const Suspicious: PageStory = {
  args: {
    responses: { listCardReports: listOf([cardReport({ amountReported: 12_000_000, sameCode: ['10007'] })]) },
    shows: 'همین شماره پیگیری برای سفارش ۱۰۰۰۷ هم گزارش شده است',
  },
}
/** A transfer for what an edited order costs more: the order itself is paid, and the mark says so. */
export const OfADifference: PageStory = {
  args: {
    responses: {
      listCardReports: listOf([
        cardReport({ amountAsked: 3_200_000, amountReported: 3_200_000, isSupplement: true }),
        cardReport({ orderId: 'order-0007', paymentId: 'payment-0007' }),
      ]),
    },
    shows: 'برای تفاوت ویرایش سفارش؛ خود سفارش پرداخت شده است',
  },
}
/** The order was paid in another way, or cancelled, after the customer had reported the transfer. */
export const Late: PageStory = {
  args: {
    responses: { listCardReports: listOf([cardReport({ isLate: true })]) },
    shows: 'این آخرین گزارش است',
  },
}
export const Empty: PageStory = {
  args: { responses: { listCardReports: listOf([]) }, shows: 'گزارشی در انتظار بررسی نیست' },
}
export const Loading: PageStory = {
  args: { responses: { listCardReports: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listCardReports: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listCardReports: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
