import type { Cart, Gift, ShippingMethod, SkippedLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { type AddressRow, addressRepository } from '../address/address.repository.ts'
import { readDeliveryTerms } from '../content/delivery-terms.ts'
import { couponRepository } from '../coupon/coupon.repository.ts'
import { normalizeCode } from '../coupon/coupon.rules.ts'
import type { Customer } from '../identity/customer.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { waysOf } from '../payment/shop-card.ts'
import { makeRateLimiter, type RateRule } from '../rate-limit/rate-limiter.ts'
import { type Parcel, quoteMethod, quoteShipping } from '../shipping/shipping.service.ts'
import { addAvailableItems, type WantedLine } from './add-available-items.ts'
import { addToCart, type Change } from './add-to-cart.ts'
import { type CartLineRow, cartRepository, type OpenCart } from './cart.repository.ts'
import { amountsOf } from './cart.rules.ts'
import { rememberShown, showsNews, viewCart } from './cart-view.ts'
import { type LockedCart, type LockedOpenCart, lockedCartRepository } from './locked-cart.repository.ts'
import { priceCart } from './price-cart.ts'

interface DeliveryWish {
  shippingMethodId?: string | undefined
  note?: string | undefined
  /** Null when it is none. */
  gift?: Gift | null | undefined
}

const parcelOf = (from: string, { province, city }: AddressRow, lines: readonly CartLineRow[]): Parcel => {
  const { goodsTotal, weightGrams } = amountsOf(lines)
  return { from, province, city, goodsTotal, weightGrams }
}

/** Without a wish the method stays as long as it serves the new address. */
const methodFor = async (
  db: Db,
  parcel: Parcel,
  wished: string | undefined,
  current: string | null,
): Promise<string | null> => {
  const id = wished ?? current
  const method = id === null ? null : await quoteMethod(db, id, parcel)
  if (wished !== undefined && !method) throw new DomainError('shipping_unavailable')
  return method?.id ?? null
}

const idsOf = (goods: readonly Change[]) => goods.map(({ productId }) => productId)

export type CartService = ReturnType<typeof makeCartService>

const WRONG_CODES: RateRule<'customer'> = {
  name: 'coupon',
  of: 'customer',
  limit: 30,
  windowMs: 60 * 60_000,
}

export const makeCartService = ({ config, database: { db }, clock }: Dependencies) => {
  const rates = makeRateLimiter(config.SECRET, clock)

  const viewShown = async (tx: CustomerTx, open: LockedOpenCart): Promise<Cart> => {
    const price = await priceCart(tx, open, clock())
    await rememberShown(tx, open, price)
    return viewCart(tx, open, price, await waysOf(tx, config))
  }

  /** Runs a change of the cart, which returns what is different then, under the lock of its customer. */
  const change = (
    { customerId, write }: Customer,
    run: (tx: CustomerTx, open: OpenCart & { cart: LockedCart }) => Promise<Partial<LockedOpenCart>>,
  ): Promise<Cart> =>
    write(async (tx) => {
      const carts = lockedCartRepository(tx)
      const found = await carts.find(customerId)
      const open = found.cart
        ? { ...found, cart: found.cart }
        : {
            ...found,
            cart: await carts.insert(newId(), customerId, clock()),
            automatic: await couponRepository(tx).automatic(),
          }
      return viewShown(tx, { ...open, ...(await run(tx, open)) })
    })

  const findCoupon = async (customerId: string, typed: string) => {
    const coupon = await couponRepository(db).find(normalizeCode(typed))
    if (coupon) return coupon
    // Guessing codes is slow work.
    await rates.take(db, WRONG_CODES, customerId)
    throw new DomainError('coupon_unknown')
  }

  return {
    view: async ({ customerId, write }: Customer): Promise<Cart> => {
      const open = await cartRepository(db).find(customerId)
      const price = await priceCart(db, open, clock())
      if (!showsNews(open, price)) return viewCart(db, open, price, await waysOf(db, config))
      return write(async (tx) => viewShown(tx, await lockedCartRepository(tx).find(customerId)))
    },

    add: (customer: Customer, changes: readonly Change[]): Promise<Cart> =>
      change(customer, async (tx, open) => {
        const products = await cartRepository(tx).products(customer.customerId, idsOf(changes))
        return { lines: await addToCart(tx, open, changes, products, clock()) }
      }),

    setAddress: (customer: Customer, addressId: string, wish: DeliveryWish): Promise<Cart> =>
      change(customer, async (tx, { cart, lines, address: current }) => {
        const address =
          current?.id === addressId
            ? current
            : await addressRepository(tx).findOwn(customer.customerId, addressId)
        if (!address) throw new DomainError('not_found')
        const parcel = parcelOf((await readDeliveryTerms(tx)).province, address, lines)
        const shippingMethodId = await methodFor(tx, parcel, wish.shippingMethodId, cart.shippingMethodId)
        const { note = cart.note, gift = cart.gift } = wish
        const changes = { addressId, shippingMethodId, note, gift }
        return { address, cart: await lockedCartRepository(tx).update(cart, changes) }
      }),

    /** A code that cannot be used is refused; one that stops being of use later stays, and the cart says why. */
    setCoupon: async (customer: Customer, typed: string): Promise<Cart> => {
      const { customerId } = customer
      const coupon = typed === '' ? null : await findCoupon(customerId, typed)
      return change(customer, async (tx, open) => {
        const { cart } = open
        const couponCode = coupon?.code ?? null
        const { isRefused, problem } = (
          await priceCart(tx, { ...open, cart: { ...cart, couponCode } }, clock())
        ).coupon
        if (isRefused && problem) throw new DomainError('coupon_refused', { message: problem })
        return { cart: await lockedCartRepository(tx).update(cart, { couponCode }) }
      })
    },

    /** Adds what can be had of these goods; returns what could not. */
    addAvailable: async (customer: Customer, wanted: readonly WantedLine[]) => {
      let skipped: SkippedLine[] = []
      const cart = await change(customer, async (tx, open) => {
        const products = await cartRepository(tx).products(customer.customerId, idsOf(wanted))
        const added = await addAvailableItems(tx, open, wanted, products, clock())
        skipped = added.skipped
        return { lines: added.lines }
      })
      return { ...cart, skipped }
    },

    shippingMethods: async (customerId: string): Promise<ShippingMethod[]> => {
      const { address, lines } = await cartRepository(db).find(customerId)
      if (!address) throw new DomainError('address_required')
      const terms = await readDeliveryTerms(db)
      return quoteShipping(db, parcelOf(terms.province, address, lines), clock(), terms)
    },
  }
}
