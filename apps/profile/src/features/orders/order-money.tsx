import type { OrderDetails } from '@hojreh/contract'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'

/** Shows the payments and refunds of an order. */
export const OrderMoney = ({ order }: { order: OrderDetails }) => (
  <>
    <OrderPayments payments={order.payments} />
    <OrderRefunds refunds={order.refunds} />
  </>
)
