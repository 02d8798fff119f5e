import { limits } from '@hojreh/contract'
import type { OrderEventRow, OrderRow } from './order.repository.ts'

type Event = Pick<OrderEventRow, 'status' | 'at'>

/** Whether the time to send an order back is over; it runs from its first delivery, whatever happened since. */
export const isReturnTooLate = (events: readonly Event[], now: Date): boolean => {
  const delivered = events.find(({ status }) => status === 'delivered')
  return !delivered || now.getTime() - delivered.at.getTime() > limits.returnMs
}

/** Whether the customer may ask to send an order back. `events` are in the order of their time. */
export const canReturn = (
  { status }: Pick<OrderRow, 'status'>,
  events: readonly Event[],
  now: Date,
): boolean => status === 'delivered' && !isReturnTooLate(events, now)
