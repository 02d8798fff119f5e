import type { OrderStatus } from '@hojreh/contract'

/** The next status of a cancelled order from each status; money that was paid is owed back. No other one allows it. */
const targets: Partial<Record<OrderStatus, 'cancelled' | 'refund_due'>> = {
  awaiting_payment: 'cancelled',
  awaiting_review: 'cancelled',
  paid: 'refund_due',
  preparing: 'refund_due',
}

/** The status after cancelling; null when it is too late for that. */
export const cancelTarget = (status: OrderStatus): 'cancelled' | 'refund_due' | null =>
  targets[status] ?? null

/** Whether the customer may cancel: not once the order is being packed. */
export const canCancel = (status: OrderStatus): boolean =>
  status !== 'preparing' && cancelTarget(status) !== null
