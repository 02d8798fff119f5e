import type { Db } from '../../db/client.ts'
import { readDeliveryTerms } from '../content/delivery-terms.ts'
import { quoteCoupon } from '../coupon/coupon.service.ts'
import type { ShownDiscount } from '../order/order.tables.ts'
import { quoteMethod } from '../shipping/shipping.service.ts'
import type { CartRow, OpenCart } from './cart.repository.ts'
import { amountsOf } from './cart.rules.ts'

const noCoupon = {
  ...{ code: null, promotionTitle: null, problem: null, isRefused: false },
  ...{ discount: 0, isShippingFree: false },
}

/** What the price depends on; a cart, or what the desk is asked for by phone. */
export interface Priceable extends Pick<OpenCart, 'lines' | 'automatic'> {
  cart: Pick<CartRow, 'customerId' | 'couponCode' | 'shippingMethodId'> | null
  address: { province: string; city: string } | null
}

export type CartPrice = Awaited<ReturnType<typeof priceCart>>

/** What a cart costs at this moment: goods, the one discount on them, and sending. The order costs what this says. */
export const priceCart = async (db: Db, { cart, lines, address, automatic }: Priceable, now: Date) => {
  const amounts = amountsOf(lines)
  const { goodsTotal, weightGrams } = amounts
  const method =
    cart?.shippingMethodId && address
      ? await quoteMethod(db, cart.shippingMethodId, {
          ...address,
          from: (await readDeliveryTerms(db)).province,
          ...{ weightGrams, goodsTotal },
        })
      : null
  const coupon = cart
    ? await quoteCoupon(db, { ...cart, goods: lines, automatic, shippingFee: method?.fee ?? null }, now)
    : noCoupon
  // Free is free whichever way is chosen later.
  const shippingFee = coupon.isShippingFree ? 0 : (method?.fee ?? null)
  return { ...amounts, method, coupon, shippingFee, total: goodsTotal - coupon.discount + (shippingFee ?? 0) }
}

/** What is remembered of a discount that a customer sees; null for none. */
export const shownOf = ({ goodsTotal, coupon }: CartPrice): ShownDiscount | null => {
  const { discount, isShippingFree } = coupon
  return discount === 0 && !isShippingFree ? null : { goodsTotal, discount, isShippingFree }
}

/**
 * Whether less is taken off than the customer saw, so that they have to look again before they pay. Where the goods
 * themselves cost more than what was seen with it, it says nothing about these.
 */
export const isLessThanShown = (shown: ShownDiscount | null, price: CartPrice): boolean => {
  if (!shown || price.goodsTotal > shown.goodsTotal) return false
  const isDearer = price.goodsTotal - price.coupon.discount > shown.goodsTotal - shown.discount
  return isDearer || (shown.isShippingFree && (price.shippingFee ?? 0) > 0)
}
