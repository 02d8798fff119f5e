import { formatToman, toPersianDigits } from '@hojreh/persian'
import type { OrderNoticeRow } from './order-notice.repository.ts'

const sentences: Record<OrderNoticeRow['event'], string> = {
  paid: 'سفارش تازه پرداخت شد.',
  card_report: 'مشتری واریز کارت به کارت را گزارش کرد؛ آن را در حساب ببینید.',
  refund_due: 'پولی رسید که کالایش نیست؛ باید بازگردانده شود.',
}

/** The text for the operator: enough to find the order, nothing of the customer. The amount is in rial. */
export const orderNoticeText = (
  shopTitle: string,
  event: OrderNoticeRow['event'],
  orderNumber: string,
  amount: number,
): string =>
  [shopTitle, sentences[event], `سفارش ${toPersianDigits(orderNumber)}، ${formatToman(amount)}`].join('\n')
