export const noticesTexts = {
  headings: ['زمان', 'سفارش', 'خبر', 'راه', 'وضعیت', 'بار', 'خطا'],
  events: { paid: 'سفارش تازه', card_report: 'گزارش واریز', refund_due: 'بازگشت وجه' },
  statuses: { queued: 'در صف', sent: 'فرستاده‌شده', failed: 'نیازمند شما' },
  none: 'خبری نیست · no notices',
  requeued: (count: number) => `${count} خبر دوباره در صف است · notices in the queue again: ${count}`,
  nothingFailed: 'خبری که نتوان فرستاد نیست · nothing to send again',
  noChannel:
    'راهی تنظیم نشده است؛ ORDER_WEBHOOK_URL یا ORDER_BOT_TOKEN را بگذارید · neither a webhook nor a bot is configured',
  trial: 'این یک خبر آزمایشی است.',
  tested: (channel: string) => `✓ ${channel}: خبر آزمایشی رسید · took a notice to try it out`,
  refused: (channel: string, reason: string) => `✗ ${channel}: ${reason}`,
} as const
