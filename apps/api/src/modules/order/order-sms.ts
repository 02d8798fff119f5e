import { toPersianDigits } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { customerRepository } from '../identity/customer.repository.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import type { OrderRow } from './order.repository.ts'

export type OrderNews = 'paid' | 'shipped' | 'refunded'

const sentences: Record<OrderNews, (orderNumber: string, trackingCode: string | null) => string> = {
  paid: (orderNumber) => `پرداخت سفارش ${orderNumber} تایید شد و به‌زودی آماده‌ی ارسال می‌شود.`,
  shipped: (orderNumber, trackingCode) =>
    `سفارش ${orderNumber} فرستاده شد.${trackingCode ? `\nکد رهگیری: ${trackingCode}` : ''}`,
  refunded: (orderNumber) => `مبلغ سفارش ${orderNumber} به حساب شما بازگردانده شد.`,
}

/** Tells the customer what became of an order; once, however often it is called. */
export const tellByOrderSms = async (
  tx: Db,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  order: Pick<OrderRow, 'id' | 'customerId' | 'orderNumber' | 'trackingCode'>,
  news: OrderNews,
): Promise<void> => {
  const customer = await customerRepository(tx).find(order.customerId)
  if (!customer) return
  // The tracking code in Latin digits: people copy it.
  const text = `${config.SHOP_TITLE}\n${sentences[news](toPersianDigits(order.orderNumber ?? ''), order.trackingCode)}`
  await makeSmsOutbox(config.SECRET, clock).send(
    tx,
    'order',
    customer.phone,
    text,
    `order:${order.id}:${news}`,
  )
}
