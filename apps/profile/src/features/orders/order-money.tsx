import type { OrderDetails } from '@hojreh/contract'
import { OrderPayments } from './order-payments.tsx'
import { OrderRefunds } from './order-refunds.tsx'

/** What was paid for an order, and what was given back. */
export const OrderMoney = ({ order }: { order: OrderDetails }) => (
  <>
    <OrderPayments payments={order.payments} />
    <OrderRefunds refunds={order.refunds} />
  </>
)
