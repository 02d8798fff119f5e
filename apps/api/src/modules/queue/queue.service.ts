import type { Db } from '../../db/client.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { queueRepository } from './queue.repository.ts'
import { turnsOf } from './queue.rules.ts'
import type { Queue } from './queue.sql.ts'

/**
 * Gives a customer a place in a queue. Where nobody is before them they are let in at once: no crowd, no waiting. Null
 * when the offer has ended in this moment.
 */
export const joinQueue = async (
  db: Db,
  queue: Queue,
  customerId: string,
  now: Date,
): Promise<Queue | null> => {
  const queues = queueRepository(db)
  const { offerId } = queue
  const own = await queues.join(offerId, customerId, now)
  if (own === null) return null
  if (own.place > own.admittedTo + 1) return { ...queue, ...own }
  await queues.letIn(offerId, now)
  return { ...queue, ...(await queues.find(offerId, customerId)) }
}

/** Uses the customer's turns for the order that their cart becomes. Throws `in_queue`. */
export const useTurns = async (
  tx: CustomerTx,
  customerId: string,
  lines: Parameters<typeof turnsOf>[0],
): Promise<void> => {
  const offerIds = turnsOf(lines)
  if (offerIds.length > 0) await queueRepository(tx).leave(customerId, offerIds)
}

/** Lets the next people of every queue in. */
export const moveQueues = async (db: Db, now: Date): Promise<void> => {
  const queues = queueRepository(db)
  for (const offerId of await queues.moving()) await queues.letIn(offerId, now)
}

/** Removes the queues of ended offers; their customers go to pay without one. */
export const removeEndedQueues = (db: Db): Promise<void> => queueRepository(db).removeEnded()
