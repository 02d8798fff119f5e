import { isDeepStrictEqual } from 'node:util'
import type { Cart, CartLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { toAddress } from '../address/address.service.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { toPictureOrNull } from '../media/media-address.ts'
import { paymentRepository } from '../payment/payment.repository.ts'
import type { Ways } from '../payment/shop-card.ts'
import type { CartLineRow, CartRow, OpenCart } from './cart.repository.ts'
import { maxCountOf, problemOf } from './cart.rules.ts'
import { type LockedOpenCart, lockedCartRepository } from './locked-cart.repository.ts'
import { type CartPrice, shownOf } from './price-cart.ts'

const toCartLine = (line: CartLineRow): CartLine => ({
  productId: line.productId,
  slug: line.slug,
  title: line.title,
  image: toPictureOrNull(line.image),
  unitPrice: line.price,
  priceBefore: line.unitPrice === line.price ? null : line.unitPrice,
  listPrice: line.listPrice,
  count: line.count,
  maxCount: maxCountOf(line),
  lineTotal: line.price * line.count,
  problem: problemOf(line),
})

const queuesOf = (lines: readonly CartLineRow[]): Cart['queues'] =>
  lines.flatMap(({ title, queue }) => {
    if (!queue || queue.place === null) return []
    const { offerId, place, admittedTo } = queue
    return { offerId, title, place, isTurn: place <= admittedTo }
  })

const isNewPrice = ({ price, shownPrice }: CartLineRow): boolean => price !== shownPrice

const isNewDiscount = ({ cart }: OpenCart, price: CartPrice): boolean =>
  cart !== null && !isDeepStrictEqual(cart.shownDiscount, shownOf(price))

/** Whether a look at the cart is to be remembered. */
export const showsNews = (open: OpenCart, price: CartPrice): boolean =>
  open.lines.some(isNewPrice) || isNewDiscount(open, price)

/** Remembers which prices and which discount the customer is about to see. */
export const rememberShown = async (
  tx: CustomerTx,
  open: LockedOpenCart,
  price: CartPrice,
): Promise<void> => {
  const { cart, lines } = open
  if (!cart) return
  if (isNewDiscount(open, price))
    await lockedCartRepository(tx).update(cart, { shownDiscount: shownOf(price) })
  await lockedCartRepository(tx).setShownPrices(cart, lines.filter(isNewPrice))
}

const viewUnpaid = async (db: Db, { id, orderNumber, total }: CartRow): Promise<Cart['unpaidOrder']> => {
  const open = await paymentRepository(db).findOpen(id)
  return {
    id,
    orderNumber: orderNumber ?? '',
    total: total ?? 0,
    openAuthority: open?.authority ?? null,
  }
}

/** The cart as its customer sees it, at the price of this moment. */
export const viewCart = async (
  db: Db,
  { cart, lines, address, unpaid }: OpenCart,
  { subtotal, discount, method, coupon, shippingFee, total }: CartPrice,
  { canPayOnline, canPayByCard, canPayByInstalments }: Ways,
): Promise<Cart> => {
  const viewed = lines.map(toCartLine)
  return {
    lines: viewed,
    address: address && toAddress(address),
    shippingMethodId: method?.id ?? null,
    note: cart?.note ?? '',
    gift: cart?.gift ?? null,
    couponCode: cart?.couponCode ?? null,
    couponProblem: coupon.problem,
    couponDiscount: coupon.discount,
    promotionTitle: coupon.promotionTitle,
    subtotal,
    discount,
    shippingFee,
    total,
    totalCount: lines.reduce((sum, { count }) => sum + count, 0),
    problems: viewed.flatMap(({ productId, problem, title }) =>
      problem ? [{ productId, problem, title }] : [],
    ),
    unpaidOrder: unpaid && (await viewUnpaid(db, unpaid)),
    queues: queuesOf(lines),
    canPayOnline,
    canPayByCard,
    canPayByInstalments,
  }
}
