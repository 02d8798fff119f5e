import { limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { type Holder, holdStock, OutOfStockError } from '../../modules/inventory/inventory.service.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { allHeld } from '../../modules/queue/queue.rules.ts'
import type { Queue } from '../../modules/queue/queue.sql.ts'
import { DomainError } from '../../shared/domain-error.ts'

interface Line {
  productId: string
  count: number
  title: string | null
  /** The queue for a line of a cart, in which the turn of its customer has come. */
  queue?: Queue | null
}

/**
 * Sets an order's goods aside while it is paid. Throws `insufficient_stock` with the name of what is missing, and
 * `in_queue` where there is a queue for it: a customer who came too late by a moment goes on waiting.
 */
export const holdOrderStock = async (
  tx: Db,
  order: Holder,
  lines: readonly Line[],
  now: Date,
): Promise<void> => {
  try {
    await holdStock(tx, order, lines, new Date(now.getTime() + limits.holdMs))
  } catch (error) {
    if (!(error instanceof OutOfStockError)) throw error
    const line = lines.find(({ productId }) => productId === error.productId)
    if (line?.queue) throw allHeld(line.queue)
    throw new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(line?.title ?? '') })
  }
}
