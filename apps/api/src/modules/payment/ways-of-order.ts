import type { OrderRow } from '../order/order.repository.ts'
import type { Ways } from './shop-card.ts'

/** For whoever only looks at an order. */
export const noWays: Ways = { canPayOnline: false, canPayByCard: false, canPayByInstalments: false }

/** By which of the shop's ways an order can be paid now; by none unless it waits for its payment. */
export const waysOfOrder = (
  order: Pick<OrderRow, 'status' | 'cardAmount'> | null,
  { canPayOnline, canPayByCard, canPayByInstalments }: Ways,
): Ways => {
  const isUnpaid = order?.status === 'awaiting_payment'
  return {
    canPayOnline: canPayOnline && isUnpaid,
    canPayByInstalments: canPayByInstalments && isUnpaid,
    // What was begun can be reported, also when the shop begins no more of them.
    canPayByCard: (canPayByCard || order?.cardAmount != null) && isUnpaid,
  }
}
