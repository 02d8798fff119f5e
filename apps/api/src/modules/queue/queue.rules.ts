import { DomainError } from '../../shared/domain-error.ts'
import { queueMessages as text } from './queue.messages.ts'
import type { Queue } from './queue.sql.ts'

/** People of one queue who are let in within a second: as many orders take a fifth of a core. */
export const PER_SECOND = 10
/**
 * How long a piece is kept free for a customer who was let in and has not gone to pay yet: a hidden tab asks once a
 * minute.
 */
export const TURN_SECONDS = 60

/** When a client asks again, in seconds: soon when few customers are before it. */
const SOONEST = 2
const LATEST = 60

/** A line of a cart, with the queue before its product. */
interface Wanted {
  available: number
  queue: Queue | null
}

/** Throws `in_queue` unless it is the customer's turn. */
export const checkTurn = ({ title, place, admittedTo }: Queue): void => {
  if (place !== null && place <= admittedTo) return
  const before = place === null ? 0 : place - admittedTo - 1
  throw new DomainError('in_queue', {
    ...(place !== null && { message: text.waits(title, place, before) }),
    retryAfterSeconds: Math.min(LATEST, Math.max(SOONEST, Math.ceil(before / PER_SECOND))),
  })
}

/** Whether a turn is over: its piece is then for customers who were let in since. */
export const isTurnOver = ({ admittedAt }: Queue, now: Date): boolean =>
  admittedAt !== null && Math.abs(now.getTime() - Date.parse(admittedAt)) >= TURN_SECONDS * 1_000

/** Returns the error for when others hold every piece that is left: a customer who had their turn goes on waiting. */
export const allHeld = ({ title }: Queue): DomainError =>
  new DomainError('in_queue', { message: text.allHeld(title), retryAfterSeconds: SOONEST })

/**
 * Throws `in_queue` unless all queues of a cart are passed, and while others hold every piece that is left. Returns the
 * offers whose turns are used.
 */
export const turnsOf = (lines: readonly Wanted[]): string[] =>
  lines.flatMap(({ available, queue }) => {
    if (!queue) return []
    checkTurn(queue)
    if (available <= 0) throw allHeld(queue)
    return queue.offerId
  })
