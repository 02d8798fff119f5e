import { refuse } from '@hojreh/testing/page-story'
import { adminPages, type PageStory } from '../../../test/page-stories.tsx'
import { paymentWays, preparedCard } from '../../../test/settings-samples.ts'

const meta = {
  ...adminPages,
  title: 'Pages/Back office/Payment ways',
  args: { path: '/admin/payment-ways' },
}
export default meta

export const Shown: PageStory = { args: { shows: 'شماره کارت دیگر' } }
/** A member who did not prepare the card sees every digit of it and decides. */
export const Waiting: PageStory = {
  args: {
    responses: { getPaymentWays: paymentWays({ prepared: preparedCard() }) },
    shows: 'کاوه شریفی آماده کرده است و نفر دوم باید تایید کند. رقم‌ها را با کارت یکی‌یکی بسنجید.',
  },
}
export const CardRefusedThenSent: PageStory = {
  args: {
    responses: {
      getPaymentWays: paymentWays({ card: { isOn: true, current: null, isFromMachine: true } }),
      prepareShopCard: {
        first: refuse('validation_failed', {
          fields: { holder: 'نام صاحب کارت را همان‌گونه که روی کارت است بنویسید' },
        }),
        afterwards: paymentWays({ prepared: preparedCard({ isOwn: true }) }),
      },
    },
    steps: [
      { fill: 'شماره کارت', with: '۶۲۱۹ ۸۶۱۰ ۱۲۳۴ ۵۶۷۳' },
      { fill: 'صاحب کارت', with: 'ن' },
      { fill: 'بانک', with: 'سامان' },
      'آماده کردن',
      { see: 'نام صاحب کارت را همان‌گونه که روی کارت است بنویسید' },
      { fill: 'صاحب کارت', with: 'رگس امینی' },
      'آماده کردن',
    ],
    shows: 'شماره کارت منتظر تایید نفر دوم است',
  },
}
