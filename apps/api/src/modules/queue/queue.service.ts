import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { queueRepository } from './queue.repository.ts'
import { allHeld, isTurnOver, turnsOf } from './queue.rules.ts'
import type { Queue } from './queue.sql.ts'

/**
 * Gives a customer a place in a queue. A customer with no others before them is let in at once: without a crowd there
 * is no waiting. Returns null when the offer has just ended. Throws `phone_unproven`: accounts that are made by a
 * password cost nothing.
 */
export const joinQueue = async (
  db: Db,
  queue: Queue,
  customerId: string,
  now: Date,
): Promise<Queue | null> => {
  const queues = queueRepository(db)
  const { offerId, isPhoneProven } = queue
  if (!isPhoneProven) throw new DomainError('phone_unproven')
  const own = await queues.join(offerId, customerId, now)
  if (own === null) return null
  if (own.place > own.admittedTo + 1) return { ...queue, ...own }
  await queues.letIn(offerId, now)
  return { ...queue, ...(await queues.find(offerId, customerId)) }
}

/**
 * Uses the customer's turns for the order that their cart becomes. After its turn is over, a place gets only pieces
 * that are kept for no other turn: otherwise a customer who was let in and waits would take each returned piece from
 * those behind. Throws `in_queue`.
 */
export const useTurns = async (
  tx: CustomerTx,
  customerId: string,
  lines: Parameters<typeof turnsOf>[0],
  now: Date,
): Promise<void> => {
  const offerIds = turnsOf(lines)
  const queues = queueRepository(tx)
  for (const { queue, available } of lines)
    if (queue && isTurnOver(queue, now) && available <= (await queues.countTurns(queue.offerId, now)))
      throw allHeld(queue)
  if (offerIds.length > 0) await queues.leave(customerId, offerIds)
}

/** Lets the next people of every queue in. */
export const moveQueues = async (db: Db, now: Date): Promise<void> => {
  const queues = queueRepository(db)
  for (const offerId of await queues.moving()) await queues.letIn(offerId, now)
}

/** Removes the queues of ended offers; their customers go to pay without one. */
export const removeEndedQueues = (db: Db): Promise<void> => queueRepository(db).removeEnded()
