import type { OrderRow } from '@hojreh/contract/admin'
import type { Tone } from '@hojreh/ui'

export type OrderStatus = OrderRow['status']

interface Standing {
  status: OrderStatus
  isPartlySent?: boolean
}

/** What each status is called at the desk, and how it is coloured: saffron and red are what somebody has to do. */
export const orderStatusVariants: Record<OrderStatus, { label: string; tone: Tone }> = {
  pending: { label: 'سبد خرید', tone: 'neutral' },
  awaiting_payment: { label: 'در انتظار پرداخت', tone: 'neutral' },
  awaiting_review: { label: 'بررسی کارت به کارت', tone: 'warning' },
  paid: { label: 'برای بسته‌بندی', tone: 'warning' },
  preparing: { label: 'در حال بسته‌بندی', tone: 'info' },
  shipped: { label: 'ارسال‌شده', tone: 'info' },
  delivered: { label: 'تحویل‌شده', tone: 'success' },
  cancelled: { label: 'لغوشده', tone: 'neutral' },
  refund_due: { label: 'بدهکار به مشتری', tone: 'danger' },
  refunded: { label: 'وجه برگشت‌داده‌شده', tone: 'neutral' },
  return_requested: { label: 'درخواست مرجوعی', tone: 'warning' },
  returned: { label: 'مرجوع‌شده', tone: 'neutral' },
}

export const partlySentLabel = 'بخشی ارسال شد'

/** How an order stands: that a part of it left is no status of its own. */
export const standingOf = ({ status, isPartlySent }: Standing): { label: string; tone: Tone } =>
  isPartlySent ? { label: partlySentLabel, tone: 'warning' } : orderStatusVariants[status]
