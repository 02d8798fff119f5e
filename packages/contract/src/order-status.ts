/** Every status an order can have; `pending` is the cart (decisions, section 4). */
export const orderStatuses = [
  'pending',
  'awaiting_payment',
  'awaiting_review',
  'paid',
  'preparing',
  'shipped',
  'delivered',
  'cancelled',
  'refund_due',
  'refunded',
  'return_requested',
  'returned',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The allowed moves, in one table. */
export const orderTransitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['awaiting_payment'],
  awaiting_payment: ['paid', 'awaiting_review', 'cancelled', 'refund_due'],
  awaiting_review: ['paid', 'awaiting_payment', 'cancelled', 'refund_due'],
  paid: ['preparing', 'cancelled', 'refund_due'],
  preparing: ['shipped', 'refund_due'],
  shipped: ['delivered', 'return_requested'],
  delivered: ['return_requested'],
  cancelled: ['refund_due'],
  refund_due: ['refunded'],
  refunded: [],
  return_requested: ['returned', 'delivered'],
  // What was not sent back stays with the customer.
  returned: ['refund_due', 'delivered'],
}

export const canMoveOrder = (from: OrderStatus, to: OrderStatus): boolean =>
  orderTransitions[from].includes(to)
