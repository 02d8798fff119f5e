import type { EndpointResponse, endpoints } from '@hojreh/contract'
import type { Dependencies } from '../../shared/dependencies.ts'
import { queueRepository, type Standing } from './queue.repository.ts'

type Shown = EndpointResponse<typeof endpoints.getQueue>

/** How old what it shows may be. */
export const BOARD_SECONDS = 1

const show = (standing: Standing | undefined): Shown => {
  if (!standing) return { state: 'over', admittedTo: 0 }
  const { admittedTo, onHand, reserved } = standing
  if (onHand <= 0) return { state: 'sold_out', admittedTo }
  return { state: reserved < onHand ? 'moving' : 'all_held', admittedTo }
}

/** What everybody who waits looks at: one statement in a second for all queues and all who ask, also for ids made up. */
export const makeQueueBoard = ({ database: { db }, clock }: Dependencies) => {
  let board: Promise<Map<string, Standing>> | undefined
  let since = 0
  const read = async () => {
    try {
      const standings = await queueRepository(db).standings()
      return new Map(standings.map((standing) => [standing.offerId, standing]))
    } catch (error) {
      board = undefined
      throw error
    }
  }
  return async (offerId: string): Promise<Shown> => {
    const now = clock().getTime()
    // Also when somebody sets the clock back.
    if (Math.abs(now - since) >= BOARD_SECONDS * 1_000) board = undefined
    if (!board) {
      since = now
      board = read()
    }
    return show((await board).get(offerId))
  }
}
