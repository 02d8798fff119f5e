import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { listOf, reviewedComment } from '../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/Comments', args: { path: '/admin/comments' } }
export default meta

export const Filled: PageStory = { args: { shows: 'زهرا موسوی' } }
export const Answered: PageStory = {
  args: {
    path: '/admin/comments?status=published',
    responses: { listComments: listOf([reviewedComment(1, { status: 'published', reply: 'سپاس از شما.' })]) },
    shows: 'سپاس از شما.',
  },
}
export const ReplyRefusedThenSent: PageStory = {
  args: {
    responses: {
      listComments: listOf([reviewedComment(1)]),
      replyComment: {
        first: refuse('validation_failed', { fields: { reply: 'متن وارد شده نویسه‌ی نامجاز دارد' } }),
        afterwards: reviewedComment(1, { reply: 'سپاس' }),
      },
    },
    steps: [
      'پاسخ',
      { fill: 'پاسخ فروشگاه', with: 'سپا' },
      'ثبت پاسخ',
      { see: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      { fill: 'پاسخ فروشگاه', with: 'س' },
      'ثبت پاسخ',
      { gone: 'متن وارد شده نویسه‌ی نامجاز دارد' },
    ],
    shows: 'زهرا موسوی',
  },
}
/** A colleague was quicker: what they wrote is told, and sent once more this answer takes its place. */
export const AnsweredByTwo: PageStory = {
  args: {
    responses: {
      replyComment: {
        first: refuse('edit_conflict', {
          fields: { reply: 'سارا این را در ۲ آذر تغییر داده است. پاسخ کنونی: «خواهش می‌کنم».' },
        }),
        afterwards: reviewedComment(1, { reply: 'سپاس' }),
      },
    },
    steps: [
      'پاسخ',
      { fill: 'پاسخ فروشگاه', with: 'سپاس' },
      'ثبت پاسخ',
      { see: 'سارا این را در ۲ آذر تغییر داده است. پاسخ کنونی: «خواهش می‌کنم».' },
    ],
    shows: 'زهرا موسوی',
  },
}
export const Empty: PageStory = { args: { responses: { listComments: listOf([]) }, shows: 'نظری نیست' } }
export const Loading: PageStory = { args: { responses: { listComments: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: { responses: { listComments: refuse('forbidden') }, shows: 'این بخش در اختیار نقش شما نیست' },
}
export const Failed: PageStory = {
  args: { responses: { listComments: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
