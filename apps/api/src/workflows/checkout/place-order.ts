import type { CartLineRow } from '../../modules/cart/cart.repository.ts'
import type { LockedCart, LockedOpenCart } from '../../modules/cart/locked-cart.repository.ts'
import { redeemCoupon } from '../../modules/coupon/coupon.service.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import { agreeTerms, toSnapshot } from './agree-terms.ts'
import { holdOrderStock } from './hold-order-stock.ts'

interface Placeable extends LockedOpenCart {
  cart: LockedCart
}

/** Returns the line of an order for a line of a cart. */
export const boughtAs = ({ productId, title, slug, image, price, listPrice }: CartLineRow) => ({
  productId,
  title,
  slug,
  image,
  listPrice,
  unitPrice: price,
  shownPrice: price,
})

/**
 * Turns a cart into an order that waits for its payment, with its goods held. Does all of it or, by throwing, nothing.
 *
 * @param createPayment writes more of the order, which has no number yet: that is taken last, because all orders of the
 * shop wait for the transaction that takes one
 */
export const placeOrder = async (
  tx: CustomerTx,
  { cart, lines, address, automatic }: Placeable,
  now: Date,
  createPayment: (order: LockedOrder) => Promise<unknown> = async () => {},
): Promise<LockedOrder> => {
  const wish = { ...cart, lines, automatic, address: address && toSnapshot(address) }
  const placed = await agreeTerms(tx, wish, now)
  await redeemCoupon(tx, cart, placed, now)
  await orderRepository(tx).snapshotLines(cart, lines.map(boughtAs))
  await holdOrderStock(tx, cart, lines, now)
  const order: LockedOrder = { ...cart, ...placed, status: 'awaiting_payment' }
  await createPayment(order)
  // With the status: a check of the database wants a placed order to be complete.
  const orderNumber = await moveOrder(tx, cart, 'awaiting_payment', 'customer', now, { placed })
  return { ...order, orderNumber }
}
