import { faqRecord } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'

const path = '/admin/faq'
const meta = { ...adminPages, title: 'Pages/Back office/Questions', args: { path } }
export default meta

export const Filled: PageStory = { args: { path, steps: ['پرسش‌ها (۲)'], shows: 'سفارش چند روزه می‌رسد؟' } }
export const Empty: PageStory = {
  args: {
    path,
    responses: { getFaqRecord: faqRecord({ groups: [] }) },
    shows: 'هنوز پرسشی نیست؛ با دکمه‌ی «افزودن گروه» آغاز کنید.',
  },
}
/** A group without a title is told at once; put right, the questions are saved. */
export const WrongThenSaved: PageStory = {
  args: {
    path,
    responses: {
      getFaqRecord: faqRecord({
        groups: faqRecord()
          .groups.map((group) => ({ ...group, title: '' }))
          .slice(1),
      }),
      writeFaq: faqRecord(),
    },
    steps: [
      { see: 'گروه ۱: عنوان گروه پرسش‌ها را بنویسید' },
      { fill: 'عنوان گروه', with: 'بازگرداندن' },
      'ذخیره',
    ],
    shows: 'سوالات متداول ذخیره شد',
  },
}
