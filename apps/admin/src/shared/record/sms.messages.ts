import type { SmsRow } from '@hojreh/contract/admin'

/** What kinds and states of SMS are called. */
export const smsNames: {
  kinds: Record<SmsRow['kind'], string>
  states: Record<SmsRow['state'], string>
} = {
  kinds: {
    otp: 'کد ورود',
    back_in_stock: 'خبر موجود شدن',
    order: 'خبر سفارش',
    notice: 'خبر فروشگاه',
    answer: 'پاسخ پیام',
  },
  states: { queued: 'در صف', sent: 'فرستاده‌شده', failed: 'ناموفق', expired: 'دیر شده' },
}
