import type { OrderRow } from '@hojreh/contract/admin'
import type { Tone } from '@hojreh/ui'

export type OrderStatus = OrderRow['status']

interface Standing {
  status: OrderStatus
  isPartlySent?: boolean
}

/** The label of each status at the desk, and its colour: saffron and red are those that the staff have to act on. */
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

/** Returns the label and colour of an order. A partly sent order has its own, though that is no status of its own. */
export const standingOf = ({ status, isPartlySent }: Standing): { label: string; tone: Tone } =>
  isPartlySent ? { label: partlySentLabel, tone: 'warning' } : orderStatusVariants[status]
