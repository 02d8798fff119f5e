import { limits } from '@hojreh/contract'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { queueRepository } from '../../modules/queue/queue.repository.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { holdOrderStock } from '../checkout/hold-order-stock.ts'

/**
 * Returns the line of an unpaid order that is left to the customers who queue for it, because the order had as long as
 * goods are held. Otherwise one order could hold it again and again, and no waiting customer would get it. An order by
 * phone keeps its goods as long as the desk holds it.
 */
export const findQueuedFor = async (tx: CustomerTx, { id, placedAt, heldUntil }: LockedOrder, now: Date) => {
  if (!placedAt || (heldUntil && heldUntil > now)) return undefined
  if (now.getTime() - placedAt.getTime() < limits.holdMs) return undefined
  const lines = await orderRepository(tx).lines(id)
  const queuedFor = await queueRepository(tx).among(
    lines.map(({ productId }) => productId),
    now,
  )
  return lines.find(({ productId }) => queuedFor.includes(productId))
}

/** Sets the goods of an unpaid order aside once more. Throws `insufficient_stock`, also for what others queue for. */
export const holdOrderAgain = async (tx: CustomerTx, order: LockedOrder, now: Date): Promise<void> => {
  const queued = await findQueuedFor(tx, order, now)
  if (queued)
    throw new DomainError('insufficient_stock', { message: paymentMessages.queuedFor(queued.title ?? '') })
  await holdOrderStock(tx, order, await orderRepository(tx).lines(order.id), now)
}
