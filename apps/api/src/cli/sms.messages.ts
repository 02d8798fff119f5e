export const smsTexts = {
  headings: ['شناسه', 'زمان', 'تلفن', 'موضوع', 'وضعیت', 'بار', 'فرستنده', 'خطا'],
  statuses: {
    queued: 'در صف',
    sent: 'فرستاده‌شده',
    failed: 'نیازمند شما',
    expired: 'دیر شده',
  },
  kinds: {
    otp: 'کد تایید',
    back_in_stock: 'موجود شدن',
    order: 'سفارش',
    notice: 'خبر گرداننده',
    answer: 'پاسخ پیام',
  },
  none: 'پیامکی نیست · no SMS',
  requeued: (count: number) => `${count} پیامک دوباره در صف است · SMS in the queue again: ${count}`,
  nothingFailed: 'پیامکی که نتوان فرستاد نیست · nothing to send again',
} as const
