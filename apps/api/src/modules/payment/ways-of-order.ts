import type { OrderRow } from '../order/order.repository.ts'
import type { Ways } from './shop-card.ts'

/** For a user who only views an order. */
export const noWays: Ways = { canPayOnline: false, canPayByCard: false, canPayByInstalments: false }

/** Returns the payment methods by which an order can be paid now; none unless it waits for its payment. */
export const waysOfOrder = (
  order: Pick<OrderRow, 'status' | 'cardAmount'> | null,
  { canPayOnline, canPayByCard, canPayByInstalments }: Ways,
): Ways => {
  const isUnpaid = order?.status === 'awaiting_payment'
  return {
    canPayOnline: canPayOnline && isUnpaid,
    canPayByInstalments: canPayByInstalments && isUnpaid,
    // A transfer that was begun can be reported, also when the shop takes no new ones.
    canPayByCard: (canPayByCard || order?.cardAmount != null) && isUnpaid,
  }
}
