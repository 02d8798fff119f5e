import { faqRecord } from '../../../test/content-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { signedIn } from '../../../test/samples.ts'

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
const former = {
  ...{ version: 1, title: 'ارسال', by: 'پریسا رضایی', at: '2026-11-20T09:30:00.000Z' },
}
/** A draft that waits; what the questions were before an edit stands beside it and comes back into the form. */
export const DraftWithFormerWords: PageStory = {
  args: {
    path,
    responses: {
      getFaqRecord: faqRecord({ pending: { publishAt: null } }),
      listFaqRevisions: [former],
      getFaqRevision: { ...former, groups: faqRecord().groups.slice(0, 1) },
    },
    steps: ['نسخه‌های پیشین'],
    shows: 'این متن پیش‌نویس است و مشتری آن را نمی‌خواند.',
  },
}
export const ForWriter: PageStory = {
  args: {
    path,
    responses: { getStaffSession: signedIn('writer') },
    shows:
      'آنچه ذخیره کنید پیش‌نویس می‌ماند و مشتری همان متن پیشین را می‌خواند. نشان دادن آن و زمان‌بندی با همکاری است که اجازه‌ی انتشار دارد.',
  },
}
