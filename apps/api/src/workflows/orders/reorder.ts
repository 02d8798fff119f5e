import type { CartService } from '../../modules/cart/cart.service.ts'
import type { Customer } from '../../modules/identity/customer.ts'
import { orderRepository } from '../../modules/order/order.repository.ts'
import { inCartOrder } from '../../modules/order/order-view.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'

/** Puts the goods of an earlier order into the cart at today's prices; returns what is not available any more. */
export const reorder = async (
  { database: { db } }: Dependencies,
  carts: CartService,
  customer: Customer,
  id: string,
) => {
  const order = await orderRepository(db).findOwn(customer.customerId, id)
  if (!order) throw new DomainError('not_found')
  const lines = inCartOrder(await orderRepository(db).lines(id))
  return carts.addAvailable(
    customer,
    lines.map(({ productId, count, title }) => ({ productId, count, title: title ?? '' })),
  )
}
