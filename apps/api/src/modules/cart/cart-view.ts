import type { Cart, CartLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { toAddress } from '../address/address.service.ts'
import { readDeliveryTerms } from '../content/delivery-terms.ts'
import { quoteCoupon } from '../coupon/coupon.service.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { toPictureOrNull } from '../media/media-address.ts'
import { paymentRepository } from '../payment/payment.repository.ts'
import type { Ways } from '../payment/shop-card.ts'
import { quoteMethod } from '../shipping/shipping.service.ts'
import type { CartLineRow, CartRow, OpenCart } from './cart.repository.ts'
import { amountsOf, maxCountOf, problemOf } from './cart.rules.ts'
import { type LockedOpenCart, lockedCartRepository } from './locked-cart.repository.ts'

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

const isNewPrice = ({ price, shownPrice }: CartLineRow): boolean => price !== shownPrice

/** Whether a look at the cart is to be remembered. */
export const showsNewPrices = ({ lines }: OpenCart): boolean => lines.some(isNewPrice)

/** Remembers which prices the customer is about to see; see `orderLines.shownPrice`. */
export const rememberShownPrices = async (tx: CustomerTx, { cart, lines }: LockedOpenCart): Promise<void> => {
  if (!cart) return
  for (const { productId, price } of lines.filter(isNewPrice))
    await lockedCartRepository(tx).setShownPrice(cart, productId, price)
}

export interface CartContext extends Ways {
  now: Date
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

const noCoupon = { problem: null, discount: 0, isShippingFree: false }

/** The cart as its customer sees it, at today's prices. */
export const viewCart = async (
  db: Db,
  { cart, lines, address, unpaid }: OpenCart,
  { now, canPayOnline, canPayByCard }: CartContext,
): Promise<Cart> => {
  const { subtotal, discount, goodsTotal, weightGrams } = amountsOf(lines)
  const method =
    cart?.shippingMethodId && address
      ? await quoteMethod(db, cart.shippingMethodId, {
          ...address,
          from: (await readDeliveryTerms(db)).province,
          weightGrams,
          goodsTotal,
        })
      : null
  const coupon = cart ? await quoteCoupon(db, { ...cart, goodsTotal }, now) : noCoupon
  const shippingFee = method && (coupon.isShippingFree ? 0 : method.fee)
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
    subtotal,
    discount,
    shippingFee,
    total: goodsTotal - coupon.discount + (shippingFee ?? 0),
    totalCount: lines.reduce((sum, { count }) => sum + count, 0),
    problems: viewed.flatMap(({ productId, problem, title }) =>
      problem ? [{ productId, problem, title }] : [],
    ),
    unpaidOrder: unpaid && (await viewUnpaid(db, unpaid)),
    canPayOnline,
    canPayByCard,
  }
}
