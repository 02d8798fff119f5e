import type { adminEndpoints } from '@hojreh/contract/admin'
import type { z } from 'zod'
import { orderRepository } from '../../../modules/order/order.repository.ts'
import { orderEditRepository } from '../../../modules/order-edit/order-edit.repository.ts'
import { cardReportRepository } from '../../../modules/payment/card-report.repository.ts'
import { paymentRepository } from '../../../modules/payment/payment.repository.ts'
import type { Desk } from '../../../modules/staff-action/actor.ts'
import { DomainError } from '../../../shared/domain-error.ts'
import { newId } from '../../../shared/ids.ts'
import { settleLocked } from '../../payment/settle-payment.ts'
import { differenceOf } from './apply-edit.ts'
import { isBeingPaid } from './withdraw-edit.ts'

type Received = z.output<typeof adminEndpoints.receiveDifference.body>

/**
 * Writes down that a member found the transfer of a difference on the account: as a report that was reviewed, so that
 * one transfer pays once. The edit is made; where it cannot be any more, the money is owed back. Throws
 * `duplicate_tracking_code`, `payment_under_way` while it is paid online or a report of its transfer waits.
 */
export const receiveDifference = (
  desk: Desk,
  { id }: { id: string },
  { trackingCode, cardLast4 }: Received,
): Promise<void> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    const edit = order && (await orderEditRepository(tx).openOf(id))
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    if (!edit?.isOfPaid) throw new DomainError('illegal_transition')
    const payments = paymentRepository(tx)
    if (await isBeingPaid(tx, edit)) throw new DomainError('payment_under_way')
    const now = desk.clock()
    const amount = differenceOf(edit)
    const payment = await payments.insert({
      ...{ id: newId(), orderId: id, customerId: order.customerId, editId: edit.id },
      ...{ method: 'card', gateway: 'card', amount, createdAt: now, maskedCard: `************${cardLast4}` },
    })
    const report = { paymentId: payment.id, trackingCode, cardLast4, amount, paidAt: now, hasReceipt: false }
    await cardReportRepository(tx).insert(report)
    const settled = await settleLocked(
      tx,
      desk,
      { order, payment },
      { refId: trackingCode, maskedCard: payment.maskedCard },
      desk.actor,
    )
    book({
      subject: `order:${id}`,
      label: order.orderNumber,
      before: { edit: edit.id, total: edit.totalBefore },
      after: { edit: edit.id, received: amount, trackingCode, payment: settled.status },
    })
  })
