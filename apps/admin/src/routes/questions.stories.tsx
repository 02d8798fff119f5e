import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../test/page-stories.tsx'
import { askedQuestion, listOf } from '../../test/samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Customer questions',
  args: { path: '/admin/questions' },
}
export default meta

export const Filled: PageStory = { args: { shows: 'مهدی کریمی' } }
export const AnswerRefusedThenSent: PageStory = {
  args: {
    responses: {
      listQuestions: listOf([askedQuestion(1)]),
      answerQuestion: {
        first: refuse('validation_failed', { fields: { answer: 'متن وارد شده نویسه‌ی نامجاز دارد' } }),
        afterwards: askedQuestion(1, { status: 'published', answer: 'بله' }),
      },
    },
    steps: [
      'پاسخ',
      { fill: 'پاسخ فروشگاه', with: 'بل' },
      'ثبت پاسخ',
      { see: 'متن وارد شده نویسه‌ی نامجاز دارد' },
      { fill: 'پاسخ فروشگاه', with: 'ه' },
      'ثبت پاسخ',
      { gone: 'متن وارد شده نویسه‌ی نامجاز دارد' },
    ],
    shows: 'مهدی کریمی',
  },
}
export const Empty: PageStory = { args: { responses: { listQuestions: listOf([]) }, shows: 'پرسشی نیست' } }
