import type { OrderDetails } from '@hojreh/contract'
import { OrderActions } from './actions/order-actions.tsx'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'

/** What stands last on the page of an order: what may be done with it, its payments and refunds. */
export const OrderLate = ({ order }: { order: OrderDetails }) => (
  <>
    <OrderActions order={order} />
    <OrderPayments payments={order.payments} />
    <OrderRefunds refunds={order.refunds} />
  </>
)
