import { checkTurn } from '../../modules/queue/queue.rules.ts'
import { joinQueue } from '../../modules/queue/queue.service.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeOfferApplier } from '../offers/apply-offers.ts'

declare const prepared: unique symbol
/** A cart that may become an order. No other cart can be placed, so that no customer bypasses a queue. */
export interface PreparedCart {
  readonly customerId: string
  readonly [prepared]: true
}

/**
 * Applies what is due of a cart's offers, and gives its customer their places in the queues of a sale, all before any
 * lock of the customer. A cart without such an offer costs one statement, as it did before there were queues. Throws
 * `in_queue`.
 */
export const prepareCart = async (dependencies: Dependencies, customerId: string): Promise<PreparedCart> => {
  const { database, clock } = dependencies
  const queues = []
  for (const queue of await makeOfferApplier(dependencies).ofCart(customerId))
    queues.push(queue.place === null ? await joinQueue(database.db, queue, customerId, clock()) : queue)
  for (const queue of queues) if (queue) checkTurn(queue)
  return { customerId } as PreparedCart
}
