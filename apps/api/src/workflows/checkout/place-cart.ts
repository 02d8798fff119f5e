import { limits } from '@hojreh/contract'
import { cartRepository } from '../../modules/cart/cart.repository.ts'
import { lockedCartRepository } from '../../modules/cart/locked-cart.repository.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import type { LockedOrder, OrderRow } from '../../modules/order/order.repository.ts'
import { useTurns } from '../../modules/queue/queue.service.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { placeOrder } from './place-order.ts'
import type { PreparedCart } from './prepare-cart.ts'

/**
 * Returns the order that the cart becomes, or became a moment ago: customers press twice. It is their latest, whatever
 * has become of it meanwhile: a customer who pays it in another tab must not be led to pay an older one. Throws
 * `in_queue`: turns are checked here, under the lock of the customer's row.
 *
 * @param createPayment writes more of a new order, see {@link placeOrder}
 */
export const placeCart = async (
  tx: CustomerTx,
  { customerId }: PreparedCart,
  now: Date,
  createPayment?: (order: LockedOrder) => Promise<unknown>,
): Promise<{ order: OrderRow; isNew: boolean }> => {
  const open = await lockedCartRepository(tx).find(customerId)
  const { cart } = open
  if (cart && open.lines.length > 0) {
    await useTurns(tx, customerId, open.lines, now)
    return { order: await placeOrder(tx, { ...open, cart }, now, createPayment), isNew: true }
  }
  const order = await cartRepository(tx).latestPlaced(customerId)
  const isRecent = order?.placedAt && now.getTime() - order.placedAt.getTime() < limits.holdMs
  if (!order || !isRecent) throw new DomainError('cart_empty')
  return { order, isNew: false }
}
