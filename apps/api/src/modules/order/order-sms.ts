import type { SmsPlaceholder, SmsTextName } from '@hojreh/contract/admin'
import { toPersianDigits } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import { phoneOf } from '../identity/customer.repository.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { writeSms } from '../sms/write-sms.ts'
import type { OrderRow } from './order.repository.ts'

/** What `detail` of each is; those that are not here have none. */
const details = {
  placed_by_desk: 'link',
  lines_changed: 'link',
  difference_due: 'link',
  shipped: 'trackingCode',
  part_shipped: 'trackingCode',
  rest_shipped: 'trackingCode',
  tracking_code: 'trackingCode',
  address_changed: 'address',
  return_refused: 'reason',
  refunded: 'reference',
  refunded_part: 'reference',
  review: 'link',
} as const satisfies Partial<Record<SmsTextName, SmsPlaceholder>>

export type OrderNews = Exclude<
  SmsTextName,
  'otp' | 'back_in_stock' | 'answer' | 'question_answered' | 'wish_found'
>

const hasDetail = (news: OrderNews): news is keyof typeof details => news in details

/** Events that can happen to an order more than once; each one is sent. */
const repeatable: readonly OrderNews[] = [
  'transfer_rejected',
  'transfer_hold_ended',
  'tracking_code',
  'address_changed',
  'return_requested',
  'return_refused',
  'returned_part',
  'refunded_part',
]

/**
 * Sends the customer an SMS about an order's event, once each time it happens. `detail` is what the SMS is about
 * (a tracking code, a reference, a reason), as it is: people copy it. `sum` is money, as people read it. `occasion` tells
 * news that come more than once apart: the id of a parcel.
 */
export const tellByOrderSms = async (
  tx: Db,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  order: Pick<OrderRow, 'id' | 'customerId' | 'orderNumber'>,
  news: OrderNews,
  detail = '',
  sum = '',
  occasion?: string,
): Promise<void> => {
  const when = occasion ?? (repeatable.includes(news) ? clock().toISOString() : null)
  await makeSmsOutbox(config.SECRET, clock).send(tx, {
    kind: 'order',
    phone: phoneOf(order.customerId),
    ...(await writeSms(tx, news, {
      shop: await shopTitleOf(tx, config),
      order: toPersianDigits(order.orderNumber ?? ''),
      ...(sum && { sum }),
      ...(hasDetail(news) && { [details[news]]: detail }),
    })),
    dedupeKey: `order:${order.id}:${news}${when === null ? '' : `:${when}`}`,
  })
}
