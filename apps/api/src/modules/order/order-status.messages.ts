import type { OrderStatus } from '@hojreh/contract'

/** What each status is called on the shop's own papers and files. */
export const statusNames: Record<OrderStatus, string> = {
  pending: 'سبد خرید',
  awaiting_payment: 'در انتظار پرداخت',
  awaiting_review: 'در انتظار تایید پرداخت',
  paid: 'پرداخت‌شده',
  preparing: 'در حال آماده‌سازی',
  shipped: 'ارسال‌شده',
  delivered: 'تحویل‌شده',
  cancelled: 'لغوشده',
  refund_due: 'در انتظار بازگشت وجه',
  refunded: 'وجه برگشت‌داده‌شده',
  return_requested: 'درخواست مرجوعی',
  returned: 'مرجوع‌شده',
}
