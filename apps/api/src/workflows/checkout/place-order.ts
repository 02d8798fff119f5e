import { formatToman } from '@hojreh/persian'
import type { Db } from '../../db/client.ts'
import type { CartLineRow } from '../../modules/cart/cart.repository.ts'
import { problemOf } from '../../modules/cart/cart.rules.ts'
import type { LockedCart, LockedOpenCart } from '../../modules/cart/locked-cart.repository.ts'
import { type CartPrice, isLessThanShown, priceCart } from '../../modules/cart/price-cart.ts'
import { leastOrderOf } from '../../modules/content/shop-facts.ts'
import { checkShopOpen } from '../../modules/content/shop-state.ts'
import { redeemCoupon } from '../../modules/coupon/coupon.service.ts'
import type { CustomerTx } from '../../modules/identity/customer-lock.ts'
import { moveOrder } from '../../modules/order/move-order.ts'
import { type LockedOrder, orderRepository } from '../../modules/order/order.repository.ts'
import type { AddressSnapshot } from '../../modules/order/order.tables.ts'
import { paymentMessages } from '../../modules/payment/payment.messages.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { holdOrderStock } from './hold-order-stock.ts'

interface Placeable extends LockedOpenCart {
  cart: LockedCart
}

/** Throws unless every line can be sold at a price that the customer has seen, and that has not ended. */
const checkLines = (lines: readonly CartLineRow[], now: Date): void => {
  if (lines.length === 0) throw new DomainError('cart_empty')
  for (const line of lines) {
    const problem = problemOf(line)
    if (problem === 'gone') throw new DomainError('cart_problems')
    if (problem === 'insufficient_stock')
      throw new DomainError('insufficient_stock', { message: paymentMessages.outOfStock(line.title) })
    const hasEnded = line.offerEndsAt !== null && Date.parse(line.offerEndsAt) <= now.getTime()
    if (line.price > line.shownPrice || hasEnded) throw new DomainError('cart_problems')
  }
}

const deliveryOf = ({ cart, address: row }: Placeable, { method }: CartPrice) => {
  if (!row) throw new DomainError('address_required')
  if (!cart.shippingMethodId) throw new DomainError('shipping_required')
  if (!method) throw new DomainError('shipping_unavailable')
  const { id, customerId, title, isDefault, createdAt, ...address } = row
  return { address: address satisfies AddressSnapshot, method }
}

/** Some shops send nothing that is worth less than a set sum. */
const checkSum = async (db: Db, goodsTotal: number): Promise<void> => {
  const least = await leastOrderOf(db)
  if (goodsTotal < least)
    throw new DomainError('order_too_small', { message: paymentMessages.tooSmall(formatToman(least)) })
}

/** Uses the coupon of the price up. Throws unless a typed one can be used, and when less is off than was shown. */
const useCoupon = async (tx: Db, cart: LockedCart, price: CartPrice, now: Date): Promise<void> => {
  const { code, problem, isRefused, discount } = price.coupon
  if (isRefused && problem) throw new DomainError('coupon_refused', { message: problem })
  if (isLessThanShown(cart.shownDiscount, price)) throw new DomainError('cart_problems')
  if (code !== null) await redeemCoupon(tx, cart, { code, discount }, now)
}

const snapshotOf = ({ productId, title, slug, image, price, listPrice }: CartLineRow) => ({
  productId,
  title,
  slug,
  image,
  listPrice,
  unitPrice: price,
  shownPrice: price,
})

/**
 * Turns a cart into an order that waits for its payment, with its goods held. All of it or, by throwing, nothing.
 *
 * @param createPayment writes more of the order, which has no number yet: that is taken last, because all orders of the shop
 * wait for whoever has it
 */
export const placeOrder = async (
  tx: CustomerTx,
  open: Placeable,
  now: Date,
  createPayment: (order: LockedOrder) => Promise<unknown> = async () => {},
): Promise<LockedOrder> => {
  const { cart, lines } = open
  await checkShopOpen(tx)
  checkLines(lines, now)
  const price = await priceCart(tx, open, now)
  const { subtotal, discount, coupon, shippingFee, total } = price
  await checkSum(tx, price.goodsTotal)
  const { address, method } = deliveryOf(open, price)
  await useCoupon(tx, cart, price, now)

  await orderRepository(tx).snapshotLines(cart, lines.map(snapshotOf))
  await holdOrderStock(tx, cart, lines, now)

  const placed = {
    address,
    shippingMethodId: method.id,
    shippingMethodTitle: method.title,
    subtotal,
    discount,
    couponCode: coupon.code,
    couponDiscount: coupon.discount,
    promotionTitle: coupon.promotionTitle,
    shippingFee,
    total,
    placedAt: now,
  }
  const order: LockedOrder = { ...cart, ...placed, status: 'awaiting_payment' }
  await createPayment(order)
  // With the status: a check of the database wants a placed order to be complete.
  const orderNumber = await moveOrder(tx, cart, 'awaiting_payment', 'customer', now, { placed })
  return { ...order, orderNumber }
}
