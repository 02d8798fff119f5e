import type { EndpointResponse, endpoints } from '@hojreh/contract'
import type { Dependencies } from '../../shared/dependencies.ts'
import { keepFor } from '../../shared/keep-for.ts'
import { queueRepository, type Standing } from './queue.repository.ts'

type Shown = EndpointResponse<typeof endpoints.getQueue>

/** The greatest age of what the board shows, in seconds. */
export const BOARD_SECONDS = 1

const show = (standing: Standing | undefined): Shown => {
  if (!standing) return { state: 'over', admittedTo: 0 }
  const { admittedTo, onHand, reserved } = standing
  if (onHand <= 0) return { state: 'sold_out', admittedTo }
  return { state: reserved < onHand ? 'moving' : 'all_held', admittedTo }
}

/**
 * Makes the board that all waiting customers read: one statement a second for all queues and all requests, also for
 * made-up ids.
 */
export const makeQueueBoard = ({ database: { db }, clock }: Dependencies) => {
  const board = keepFor(BOARD_SECONDS * 1_000, clock, async () => {
    const standings = await queueRepository(db).standings()
    return new Map(standings.map((standing) => [standing.offerId, standing]))
  })
  return async (offerId: string): Promise<Shown> => show((await board()).get(offerId))
}
