import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { listOf, message } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Messages', args: { path: '/admin/messages' } }
export default meta

export const Filled: PageStory = { args: { shows: 'خرید عمده' } }
export const Opened: PageStory = {
  args: {
    responses: { openContactMessage: message({ phone: '09351231122', seenAt: '2026-11-23T11:00:00.000Z' }) },
    steps: ['خواندم و شماره را نشان بده'],
    shows: '۰۹۳۵۱۲۳۱۱۲۲',
  },
}
export const AnswerRefusedThenSent: PageStory = {
  args: {
    responses: {
      answerContactMessage: {
        first: refuse('already_done'),
        afterwards: message({
          answer: 'بله',
          answeredBy: 'نرگس امینی',
          answeredAt: '2026-11-23T11:00:00.000Z',
        }),
      },
    },
    steps: [
      'پاسخ',
      { fill: 'پاسخ با پیامک', with: 'بل' },
      'فرستادن پیامک',
      { see: 'این کار پیش‌تر انجام شده است' },
      { fill: 'پاسخ با پیامک', with: 'ه' },
      'فرستادن پیامک',
    ],
    shows: 'پاسخ در صف پیامک‌هاست',
  },
}
export const Empty: PageStory = {
  args: { responses: { listContactMessages: listOf([]) }, shows: 'پیامی نیست' },
}
export const Loading: PageStory = {
  args: { responses: { listContactMessages: 'never' }, shows: 'در حال بارگذاری' },
}
export const Forbidden: PageStory = {
  args: { responses: { listContactMessages: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listContactMessages: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
