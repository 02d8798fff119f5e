export const paymentMessages = {
  refId: 'شماره پیگیری',
  card: 'کارت',
  methods: { online: 'پرداخت اینترنتی', card: 'کارت به کارت' },
  paymentStatuses: {
    open: { label: 'در جریان', tone: 'info' },
    paid: { label: 'موفق', tone: 'success' },
    failed: { label: 'ناموفق', tone: 'danger' },
    cancelled: { label: 'لغو شده', tone: 'neutral' },
    expired: { label: 'منقضی شده', tone: 'neutral' },
    refund_due: { label: 'در انتظار بازگشت وجه', tone: 'warning' },
    refunded: { label: 'برگشت‌داده‌شده', tone: 'neutral' },
  },
  underReview: { label: 'در حال بررسی', tone: 'info' },
  failureReasons: {
    cancelled: 'پرداخت را در درگاه لغو کردید.',
    not_paid: 'بانک پرداخت را نپذیرفت.',
    not_paid_in_time: 'پرداخت در مهلت خود انجام نشد.',
    gateway_unavailable: 'درگاه پرداخت پاسخ نداد.',
    replaced: 'پرداخت دیگری به جای آن آغاز شد.',
    order_not_deliverable: 'سفارش را نمی‌توان فرستاد؛ مبلغ بازگردانده می‌شود.',
    rejected: 'چنین واریزی در حساب فروشگاه پیدا نشد.',
  } as Partial<Record<string, string>>,
} as const
