import type { OrderStatus } from '@hojreh/contract'
import type { Tone } from '@hojreh/ui'

/** What each status is called and how it is coloured. */
export const orderStatusVariants: Record<OrderStatus, { label: string; tone: Tone }> = {
  pending: { label: 'سبد خرید', tone: 'neutral' },
  awaiting_payment: { label: 'در انتظار پرداخت', tone: 'warning' },
  awaiting_review: { label: 'در انتظار تایید پرداخت', tone: 'warning' },
  paid: { label: 'پرداخت‌شده', tone: 'success' },
  preparing: { label: 'در حال آماده‌سازی', tone: 'info' },
  shipped: { label: 'ارسال‌شده', tone: 'info' },
  delivered: { label: 'تحویل‌شده', tone: 'success' },
  cancelled: { label: 'لغوشده', tone: 'danger' },
  refund_due: { label: 'در انتظار بازگشت وجه', tone: 'warning' },
  refunded: { label: 'وجه برگشت‌داده‌شده', tone: 'neutral' },
  return_requested: { label: 'درخواست مرجوعی', tone: 'warning' },
  returned: { label: 'مرجوع‌شده', tone: 'neutral' },
}

/** How an order stands: that a part of it left is no status of its own. */
export const standingOf = ({
  status,
  isPartlySent,
}: {
  status: OrderStatus
  isPartlySent: boolean
}): { label: string; tone: Tone } =>
  isPartlySent ? { label: 'بخشی ارسال شد', tone: 'info' } : orderStatusVariants[status]
