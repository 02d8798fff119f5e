export const pastOrdersMessages = {
  title: 'سفارش‌های فروشگاه پیشین',
  lead: 'با همین شماره موبایل ثبت شده‌اند؛ شاید شماره آن زمان از آنِ کس دیگری بوده باشد.',
  order: (number: string, time: string, status: string) => `${number} · ${time} · ${status}`,
  line: (title: string, count: string) => `${title} × ${count}`,
  total: (toman: string, payment: string) => (payment ? `${toman} تومان، ${payment}` : `${toman} تومان`),
  statuses: {
    completed: 'تکمیل‌شده',
    processing: 'در حال انجام',
    'on-hold': 'در انتظار بررسی',
    pending: 'در انتظار پرداخت',
    cancelled: 'لغوشده',
    refunded: 'بازپرداخت‌شده',
    failed: 'ناموفق',
  } as Readonly<Record<string, string>>,
} as const
