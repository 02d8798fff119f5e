import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { listOf, waitingReturn } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Returns', args: { path: '/admin/returns' } }
export default meta

export const Filled: PageStory = { args: { shows: 'رنگ آن با تصویر یکی نبود' } }
const moved = { id: 'order-0001', orderNumber: '10001', status: 'delivered', trackingCode: null } as const
export const TakeRefusedThenSent: PageStory = {
  args: {
    responses: {
      listReturns: listOf([waitingReturn()]),
      takeReturn: { first: refuse('goods_exceed_order'), afterwards: moved },
    },
    steps: ['کالاها رسید', { see: 'تعداد کالاها از آنچه در سفارش مانده بیشتر است' }, 'کالاها رسید'],
    shows: 'مرجوعی ثبت شد؛ مبلغ آن به مشتری بدهکار است',
  },
}
export const RefuseRefusedThenSent: PageStory = {
  args: {
    responses: {
      listReturns: listOf([waitingReturn()]),
      refuseReturn: { first: refuse('illegal_transition'), afterwards: moved },
    },
    steps: [
      'نپذیرفتن',
      { fill: 'دلیل نپذیرفتن، برای مشتری', with: 'مهر آن شکسته است' },
      'نپذیرفتن و پیامک به مشتری',
      { see: 'این تغییر در وضعیت کنونی سفارش ممکن نیست' },
      { fill: 'دلیل نپذیرفتن، برای مشتری', with: '.' },
      'نپذیرفتن و پیامک به مشتری',
    ],
    shows: 'مرجوعی پذیرفته نشد و دلیل آن به مشتری می‌رود',
  },
}
export const Empty: PageStory = {
  args: { responses: { listReturns: listOf([]) }, shows: 'درخواست مرجوعی نیست' },
}
export const Loading: PageStory = { args: { responses: { listReturns: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listReturns: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listReturns: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
