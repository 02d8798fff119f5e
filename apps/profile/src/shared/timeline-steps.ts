import type { OrderDetails, OrderStatus } from '@hojreh/contract'
import type { TimelineStep } from '@hojreh/ui'
import { orderStatusVariants, standingOf } from './order-status.ts'

/** What an order goes through when all goes well. */
const way: readonly OrderStatus[] = ['awaiting_payment', 'paid', 'preparing', 'shipped', 'delivered']

/** What comes after a status, as far as it can be foreseen. */
const comingAfter = (status: OrderStatus): readonly OrderStatus[] => {
  if (status === 'awaiting_review') return way.slice(1)
  if (status === 'refund_due') return ['refunded']
  if (status === 'return_requested') return ['returned', 'refunded']
  if (status === 'returned') return ['refunded']
  const place = way.indexOf(status)
  return place < 0 ? [] : way.slice(place + 1)
}

const stateOfLast = (status: OrderStatus): TimelineStep['state'] => {
  if (status === 'cancelled') return 'failed'
  return comingAfter(status).length === 0 ? 'done' : 'current'
}

/** What happened to an order, in order, where it stands, and what is still to come. */
export const timelineSteps = ({
  status,
  isPartlySent = false,
  timeline,
}: Pick<OrderDetails, 'status' | 'timeline'> &
  Partial<Pick<OrderDetails, 'isPartlySent'>>): TimelineStep[] => {
  const happened = timeline.filter((event) => event.status !== 'pending')
  return [
    ...happened.map(
      (event, index): TimelineStep => ({
        label: standingOf({
          status: event.status,
          isPartlySent: isPartlySent && index === happened.length - 1,
        }).label,
        state: index === happened.length - 1 ? stateOfLast(status) : 'done',
        at: event.at,
      }),
    ),
    ...comingAfter(status).map(
      (coming): TimelineStep => ({
        label: orderStatusVariants[coming].label,
        state: 'coming',
      }),
    ),
  ]
}
