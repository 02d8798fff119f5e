import { limits } from '@hojreh/contract'
import type { Db } from '../db/client.ts'
import { cartRepository } from '../modules/cart/cart.repository.ts'
import type { OrderRow } from '../modules/order/order.repository.ts'
import { DomainError } from '../shared/domain-error.ts'
import { placeOrder } from './place-order.ts'

/**
 * The order that the cart becomes, or became a moment ago: people press twice. It is their latest whatever has become
 * of it meanwhile: whoever pays it in another tab must not be led to pay an older one. The customer's row must be locked.
 */
export const placeCart = async (
  tx: Db,
  customerId: string,
  now: Date,
): Promise<{ order: OrderRow; isNew: boolean }> => {
  const repository = cartRepository(tx)
  const cart = await repository.find(customerId)
  const lines = cart ? await repository.lines(cart) : []
  if (cart && lines.length > 0) return { order: await placeOrder(tx, cart, lines, now), isNew: true }
  const order = await repository.latestPlaced(customerId)
  const isRecent = order?.placedAt && now.getTime() - order.placedAt.getTime() < limits.holdMs
  if (!order || !isRecent) throw new DomainError('cart_empty')
  return { order, isNew: false }
}
