import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { newId } from '../../shared/ids.ts'
import { shopTitleOf } from '../content/shop-facts.ts'
import type { OrderRow } from '../order/order.repository.ts'
import { makeSmsOutbox } from '../sms/outbox.ts'
import { noticeChannels } from './choose-channels.ts'
import { orderNoticeText } from './order-notice.messages.ts'
import { type OrderNoticeRow, orderNoticeRepository } from './order-notice.repository.ts'

/**
 * Notifies the operator of what became of a payment, once per channel: an SMS to every phone, a webhook, a bot. Takes
 * the transaction of what happened.
 */
export const tellOperator = async (
  tx: Db,
  { config, clock }: Pick<Dependencies, 'config' | 'clock'>,
  { id, orderNumber }: Pick<OrderRow, 'id' | 'orderNumber'>,
  event: OrderNoticeRow['event'],
  payment: { id: string; amount: number },
): Promise<void> => {
  const now = clock()
  const { amount } = payment
  const keyOf = (channel: string) => `notice:${event}:${payment.id}:${channel}`
  const outbox = makeSmsOutbox(config.SECRET, clock)
  const text = orderNoticeText(await shopTitleOf(tx, config), event, orderNumber ?? '', amount)
  for (const phone of config.OPERATOR_PHONES)
    await outbox.send(tx, { kind: 'notice', phone, text, dedupeKey: keyOf(phone) })
  const rows = noticeChannels(config).map(({ name }) => ({
    id: newId(),
    orderId: id,
    event,
    channel: name,
    amount,
    dedupeKey: keyOf(name),
    dueAt: now,
    createdAt: now,
  }))
  if (rows.length > 0) await orderNoticeRepository(tx).insert(rows)
}
