import type { PrintedOrder } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import { Notice } from '@hojreh/ui'
import { isWithoutInvoice } from './is-without-invoice.ts'
import { printMessages as text } from './print.messages.ts'

/** Says before invoices are printed which of them must stay out of their parcel. */
export const GiftWarning = ({ orders }: { orders: readonly PrintedOrder[] }) => {
  const gifts = orders.filter(isWithoutInvoice).map(({ orderNumber }) => toPersianDigits(orderNumber))
  if (gifts.length === 0) return null
  return (
    <Notice severity="warning" role="alert">
      {text.giftWarning(gifts.join('، '))}
    </Notice>
  )
}
