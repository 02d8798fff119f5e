import type { Db } from '../../db/client.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { paymentRepository } from '../../modules/payment/payment.repository.ts'
import { refundRepository, remainingOf } from '../../modules/refund/refund.repository.ts'
import type { Desk } from '../../modules/staff-action/actor.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { orderDeed } from '../orders/fulfil-order.ts'
import { finishLocked } from './finish-refund.ts'
import { prepareLocked } from './prepare-refund.ts'
import { mayBeSent } from './refund-approval.ts'

/** Prepares what is owed of an order and is not prepared yet. */
const prepareAll = async (tx: Db, desk: Desk, order: LockedOrder): Promise<void> => {
  const payments = await paymentRepository(tx).ofOrder(order.id)
  for (const payment of payments) {
    const refunds = await refundRepository(tx).ofOrder(order.id)
    const own = refunds.filter(({ paymentId }) => paymentId === payment.id)
    if (own.some(({ state }) => state === 'prepared')) continue
    const owed = own.find(({ state }) => state === 'owed')
    const isDue = payment.status === 'refund_due' && remainingOf(payment, refunds) > 0
    if (owed) await prepareLocked(tx, desk, order, payment, { paymentId: payment.id, refundId: owed.id })
    else if (isDue) await prepareLocked(tx, desk, order, payment, { paymentId: payment.id })
  }
}

/** Sends off what is prepared and allowed. Whether anything was, and whether anything waits for a second person. */
const finishAll = async (tx: Db, desk: Desk, order: LockedOrder, reference: string | null) => {
  let isSent = false
  let waits = false
  for (const refund of await refundRepository(tx).ofOrder(order.id)) {
    if (refund.state !== 'prepared') continue
    if (await mayBeSent(tx, desk, refund)) {
      await finishLocked(tx, desk, order, refund, reference)
      isSent = true
    } else waits = true
  }
  return { isSent, waits }
}

/**
 * For the command line: everything that is owed of an order is prepared, and sent as far as no second person has to allow
 * it first. Throws `illegal_transition` when nothing is owed.
 */
export const refundOrder = (
  desk: Desk,
  { id }: { id: string },
  reference: string | null = null,
): Promise<{ waits: boolean }> =>
  desk.actor.write(async (tx, book) => {
    const order = await orderRepository(tx).lock(id)
    if (!order || order.status === 'pending') throw new DomainError('not_found')
    let waits = false
    let isAnySent = false
    // Of each payment one at a time is prepared.
    for (;;) {
      await prepareAll(tx, desk, order)
      const done = await finishAll(tx, desk, order, reference)
      waits = done.waits
      isAnySent ||= done.isSent
      if (!done.isSent) break
    }
    if (!isAnySent && !waits) throw new DomainError('illegal_transition')
    book(await orderDeed(tx, order))
    return { waits }
  })
