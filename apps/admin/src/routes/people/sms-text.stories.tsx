import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { smsText } from '../../../test/settings-samples.ts'

const path = '/admin/sms/texts/shipped'
const meta = { ...adminPages, title: 'Pages/Back office/SMS text', args: { path } }
export default meta

export const Shown: PageStory = { args: { path, shows: 'گیرنده چنین می‌بیند' } }
/** A placeholder that this SMS does not have is told before anything is sent. */
export const UnknownPlaceholder: PageStory = {
  args: {
    path,
    steps: [
      { fill: 'متن', with: ' {{مبلغ}' },
      { fill: 'نام الگوی کاوه‌نگار', with: 'sent' },
    ],
    shows: 'این پیامک «{مبلغ}» ندارد',
  },
}
export const EditedByTwo: PageStory = {
  args: {
    path,
    responses: {
      getSmsText: {
        first: smsText(),
        afterwards: smsText({
          text: 'بسته‌ی {سفارش} رفت',
          edition: { version: 2, by: 'پریسا رضایی', at: '2026-11-23T09:30:00.000Z' },
        }),
      },
      editSmsText: refuse('edit_conflict'),
    },
    steps: [{ fill: 'متن', with: ' سپاس' }, 'ذخیره', { see: 'همکارتان هم‌زمان این را تغییر داده است' }],
    shows: 'ذخیره‌ی انتخاب‌ها',
  },
}
