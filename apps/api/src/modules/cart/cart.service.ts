import type { Cart, ShippingMethod, SkippedLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { addressRepository } from '../address/address.repository.ts'
import { couponRepository } from '../coupon/coupon.repository.ts'
import { normalizeCode } from '../coupon/coupon.rules.ts'
import { quoteCoupon } from '../coupon/coupon.service.ts'
import { customerRepository } from '../identity/customer.repository.ts'
import { shopCardOf } from '../payment/shop-card.ts'
import { makeRateLimiter } from '../rate-limit/rate-limiter.ts'
import { type Parcel, quoteMethod, quoteShipping } from '../shipping/shipping.service.ts'
import { addToCart } from './add-to-cart.ts'
import { addWhatIsThere, type WantedLine } from './add-what-is-there.ts'
import { type CartRow, cartRepository } from './cart.repository.ts'
import { amountsOf } from './cart.rules.ts'
import { viewCart } from './cart-view.ts'

const parcelOf = async (db: Db, cart: CartRow, addressId: string): Promise<Parcel | null> => {
  const address = await addressRepository(db).findOwn(cart.customerId, addressId)
  if (!address) return null
  const { goodsTotal, weightGrams } = amountsOf(await cartRepository(db).lines(cart))
  return { province: address.province, city: address.city, goodsTotal, weightGrams }
}

/** Without a wish the method stays as long as it serves the new address. */
const methodFor = (parcel: Parcel, wished: string | undefined, current: string | null): string | null => {
  const id = wished ?? current
  const method = id === null ? null : quoteMethod(id, parcel)
  if (wished !== undefined && !method) throw new DomainError('shipping_unavailable')
  return method?.id ?? null
}

export type CartService = ReturnType<typeof makeCartService>

const WRONG_CODES = { name: 'coupon', limit: 30, windowMs: 60 * 60_000 }

export const makeCartService = ({ config, database: { db }, clock }: Dependencies) => {
  const rates = makeRateLimiter(config.SECRET, clock)
  const context = () => ({ now: clock(), canPayByCard: shopCardOf(config) !== null })

  /** Runs a change of the cart, which answers its row, under the lock of its customer and answers the whole cart. */
  const change = (customerId: string, run: (tx: Db, cart: CartRow) => Promise<CartRow>): Promise<Cart> =>
    db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId)
      const repository = cartRepository(tx)
      const cart =
        (await repository.find(customerId)) ?? (await repository.insert(newId(), customerId, clock()))
      return viewCart(tx, customerId, await run(tx, cart), context())
    })

  const findCoupon = async (customerId: string, typed: string) => {
    const coupon = await couponRepository(db).find(normalizeCode(typed))
    if (coupon) return coupon
    // Guessing codes is slow work.
    await rates.take(db, WRONG_CODES, customerId)
    throw new DomainError('coupon_unknown')
  }

  return {
    view: async (customerId: string): Promise<Cart> =>
      viewCart(db, customerId, await cartRepository(db).find(customerId), context()),

    add: (customerId: string, changes: readonly { productId: string; count: number }[]): Promise<Cart> =>
      change(customerId, async (tx, cart) => {
        await addToCart(tx, cart, changes, clock())
        return cart
      }),

    setAddress: (
      customerId: string,
      addressId: string,
      wish: { shippingMethodId?: string | undefined; note?: string | undefined },
    ): Promise<Cart> =>
      change(customerId, async (tx, cart) => {
        const parcel = await parcelOf(tx, cart, addressId)
        if (!parcel) throw new DomainError('not_found')
        const shippingMethodId = methodFor(parcel, wish.shippingMethodId, cart.shippingMethodId)
        return cartRepository(tx).setDelivery(cart.id, {
          addressId,
          shippingMethodId,
          ...(wish.note !== undefined && { note: wish.note }),
        })
      }),

    /** A code that cannot be used is refused; one that stops being of use later stays, and the cart says why. */
    setCoupon: async (customerId: string, typed: string): Promise<Cart> => {
      const coupon = typed === '' ? null : await findCoupon(customerId, typed)
      return change(customerId, async (tx, cart) => {
        if (coupon) {
          const { goodsTotal } = amountsOf(await cartRepository(tx).lines(cart))
          const { problem } = await quoteCoupon(
            tx,
            { customerId, couponCode: coupon.code, goodsTotal },
            clock(),
          )
          if (problem) throw new DomainError('coupon_refused', { message: problem })
        }
        return cartRepository(tx).setCoupon(cart.id, coupon?.code ?? null)
      })
    },

    /** Adds what can be had of these goods; answers what could not. */
    addWhatIsThere: async (customerId: string, wanted: readonly WantedLine[]) => {
      let skipped: SkippedLine[] = []
      const cart = await change(customerId, async (tx, row) => {
        skipped = await addWhatIsThere(tx, row, wanted, clock())
        return row
      })
      return { ...cart, skipped }
    },

    shippingMethods: async (customerId: string): Promise<ShippingMethod[]> => {
      const cart = await cartRepository(db).find(customerId)
      const parcel = cart?.addressId ? await parcelOf(db, cart, cart.addressId) : null
      if (!parcel) throw new DomainError('address_required')
      return quoteShipping(parcel)
    },
  }
}
