import type { OrderLineRow, OrderRow } from '../order/order.repository.ts'
import type { Basket } from './payment-gateway.ts'

/** What an order is made of, for a gateway that wants to hear it. */
export const basketOf = (
  { shippingFee }: Pick<OrderRow, 'shippingFee'>,
  lines: readonly OrderLineRow[],
): Basket => ({
  lines: lines.map(({ productId, title, unitPrice, count }) => ({
    productId,
    title: title ?? '',
    unitPrice,
    count,
  })),
  shippingFee: shippingFee ?? 0,
})
