import type { ResponseOf } from '@hojreh/api'
import type { Cart } from '@hojreh/contract'

export type OwnQueue = Cart['queues'][number]
export type Board = ResponseOf<'getQueue'>

/** How many are before one. */
export const beforeOf = ({ place }: OwnQueue, { admittedTo }: Board): number =>
  Math.max(0, place - admittedTo - 1)

/** Whether to go to pay: also when it is over or all is sold, for the server says then what comes next. */
export const isPassed = ({ place }: OwnQueue, { state, admittedTo }: Board): boolean =>
  state === 'over' || state === 'sold_out' || (state === 'moving' && place <= admittedTo)

const NEAR = 50
const SOON_MS = 2_000
const LATER_MS = 5_000
const STEP_MS = 100

/** When to look again: sooner near the front, and not all at the same moment. */
export const waitOf = (queue: OwnQueue, board: Board | undefined): number =>
  (board && beforeOf(queue, board) < NEAR ? SOON_MS : LATER_MS) + (queue.place % 10) * STEP_MS

/** A screen reader announces the distance again when it has halved: not every number is read out. */
export const toldOf = (told: number | undefined, before: number): number =>
  told === undefined || before <= told / 2 ? before : told
