import { canMoveOrder, type OrderStatus } from '@hojreh/contract'
import { adminEndpoints, type OrderAct, orderActs, type Permission } from '@hojreh/contract/admin'
import { cancelTarget } from '../modules/order/cancel-rule.ts'
import { mayCall } from '../modules/staff-session/staff-actor.ts'
import { areLinesOpen } from '../workflows/orders/edit/plan-edit.ts'
import { isAddressOpen } from '../workflows/orders/edit-order-address.ts'
import { isTraceable } from '../workflows/orders/parcels/traceable.ts'

/** Whether the workflow of an act accepts an order; the workflow decides again for itself. */
const isPossible: Record<
  OrderAct,
  (status: OrderStatus, isPartlySent: boolean, isReported: boolean) => boolean
> = {
  acceptCardReport: (_status, _isPartlySent, isReported) => isReported,
  rejectCardReport: (_status, _isPartlySent, isReported) => isReported,
  startPacking: (status) => canMoveOrder(status, 'preparing'),
  shipOrder: (status) => canMoveOrder(status, 'shipped'),
  // A refused return is delivered again, too, but by another act. For a partly sent order this act delivers its
  // parcels.
  deliverOrder: (status, isPartlySent) => isPartlySent || status === 'shipped',
  setTrackingCode: isTraceable,
  takeReturn: (status) => status === 'return_requested',
  refuseReturn: (status) => status === 'return_requested',
  cancelOrder: (status, isPartlySent) => !isPartlySent && cancelTarget(status) !== null,
  addOrderNote: () => true,
  editOrderAddress: (status, isPartlySent) => !isPartlySent && isAddressOpen(status),
  editOrderLines: areLinesOpen,
}

/** Returns the acts that a member with some permissions may do on an order now; the next step first. */
export const actsOn = (
  { status, isPartlySent, isReported }: { status: OrderStatus; isPartlySent: boolean; isReported: boolean },
  held: readonly Permission[],
): OrderAct[] =>
  orderActs.filter(
    (act) => isPossible[act](status, isPartlySent, isReported) && mayCall(held, adminEndpoints[act]),
  )
