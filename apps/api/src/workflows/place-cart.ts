import { limits } from '@hojreh/contract'
import type { Db } from '../db/client.ts'
import { cartRepository } from '../modules/cart/cart.repository.ts'
import { customerRepository } from '../modules/identity/customer.repository.ts'
import type { OrderRow } from '../modules/order/order.repository.ts'
import { DomainError } from '../shared/domain-error.ts'
import { placeOrder } from './place-order.ts'

/**
 * The order that the cart becomes, or became a moment ago: people press twice. It is their latest whatever has become
 * of it meanwhile: whoever pays it in another tab must not be led to pay an older one. Locks the customer's row.
 *
 * @param beside writes more of a new order, see {@link placeOrder}
 */
export const placeCart = async (
  tx: Db,
  customerId: string,
  now: Date,
  beside?: (order: OrderRow) => Promise<unknown>,
): Promise<{ order: OrderRow; isNew: boolean }> => {
  const [, { cart, lines, address }] = await Promise.all([
    customerRepository(tx).lock(customerId),
    cartRepository(tx).find(customerId),
  ])
  if (cart && lines.length > 0)
    return { order: await placeOrder(tx, { cart, lines, address }, now, beside), isNew: true }
  const order = await cartRepository(tx).latestPlaced(customerId)
  const isRecent = order?.placedAt && now.getTime() - order.placedAt.getTime() < limits.holdMs
  if (!order || !isRecent) throw new DomainError('cart_empty')
  return { order, isNew: false }
}
