import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { approval, listOf, owedRefund } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Refunds', args: { path: '/admin/refunds' } }
export default meta

export const Filled: PageStory = { args: { shows: 'آماده‌ی واریز' } }
export const OwnWaits: PageStory = {
  args: {
    responses: {
      listRefunds: listOf([
        owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: approval({ isOwn: true }) }),
      ]),
    },
    shows:
      'شما آماده کرده‌اید؛ همکار دیگری باید تایید کند. در فروشگاه یک‌نفره پس از ده دقیقه و با ورود دوباره.',
  },
}
/** A payment in instalments is refunded by its gateway: no transfer is typed. */
export const ByTheGateway: PageStory = {
  args: {
    responses: {
      listRefunds: listOf([
        owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: null, isByGateway: true }),
      ]),
    },
    shows: 'بازگرداندن از درگاه',
  },
}
export const FinishRefusedThenSent: PageStory = {
  args: {
    responses: {
      listRefunds: listOf([owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: null })]),
      finishRefund: {
        first: refuse('approval_needed'),
        afterwards: { id: 'order-0001', orderNumber: '10001', status: 'refunded', trackingCode: null },
      },
    },
    steps: [
      { fill: 'شماره پیگیری بانک', with: '14050999' },
      'واریز شد',
      { see: 'این کار هنوز تایید نفر دوم را می‌خواهد' },
      { fill: 'شماره پیگیری بانک', with: '1' },
      'واریز شد',
    ],
    shows: 'بازگشت وجه ثبت شد و شماره‌ی آن به مشتری می‌رود',
  },
}
/** The member was away for a quarter of an hour: what was typed stays below the question for a second step. */
export const AskedWhoIsBack: PageStory = {
  args: {
    responses: {
      listRefunds: listOf([owedRefund({ refundId: 'refund-0001', state: 'prepared', approval: null })]),
      finishRefund: refuse('second_step_needed'),
    },
    steps: [{ fill: 'شماره پیگیری بانک', with: '14050999' }, 'واریز شد'],
    shows: 'کد برنامه‌ی رمزساز',
  },
}
export const Empty: PageStory = {
  args: { responses: { listRefunds: listOf([]) }, shows: 'به کسی بدهکار نیستید' },
}
export const Loading: PageStory = { args: { responses: { listRefunds: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listRefunds: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listRefunds: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
