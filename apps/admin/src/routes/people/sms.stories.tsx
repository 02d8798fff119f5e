import { refuse } from '@hojreh/testing/page-story'
import { smsRow } from '../../../test/customer-samples.ts'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { listOf } from '../../../test/samples.ts'

const meta = { ...adminPages, title: 'Pages/Back office/SMS', args: { path: '/admin/sms' } }
export default meta

export const Filled: PageStory = { args: { shows: 'دوباره بفرست' } }
export const SentAgain: PageStory = {
  args: {
    responses: { sendSmsAgain: smsRow(2, { state: 'queued' }) },
    steps: ['دوباره بفرست'],
    shows: 'پیامک دوباره در صف است',
  },
}
export const LittleCredit: PageStory = {
  args: {
    responses: { getSmsCredit: { provider: 'kavenegar', left: 1_200_000, unit: 'rial', isLow: true } },
    shows: 'اعتبار رو به پایان است؛ آن را افزایش دهید تا کسی پشت در نماند.',
  },
}
export const Empty: PageStory = { args: { responses: { listSms: listOf([]) }, shows: 'پیامکی نیست' } }
export const Loading: PageStory = { args: { responses: { listSms: 'never' }, shows: 'در حال بارگذاری' } }
export const Forbidden: PageStory = {
  args: {
    responses: { listSms: refuse('forbidden'), getSmsCredit: refuse('forbidden') },
    shows: 'این بخش در اختیار نقش شما نیست',
  },
}
export const Failed: PageStory = {
  args: { responses: { listSms: refuse('internal_error') }, shows: 'بارگذاری انجام نشد' },
}
