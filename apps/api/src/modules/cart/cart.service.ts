import type { Cart, ShippingMethod } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { newId } from '../../shared/ids.ts'
import { addressRepository } from '../address/address.repository.ts'
import { customerRepository } from '../identity/customer.repository.ts'
import { type Parcel, quoteMethod, quoteShipping } from '../shipping/shipping.service.ts'
import { addToCart } from './add-to-cart.ts'
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

export const makeCartService = ({ database: { db }, clock }: Dependencies) => {
  /** Runs a change of the cart under the lock of its customer and answers the whole cart. */
  const change = (customerId: string, run: (tx: Db, cart: CartRow) => Promise<void>): Promise<Cart> =>
    db.transaction(async (tx) => {
      await customerRepository(tx).lock(customerId)
      const repository = cartRepository(tx)
      const cart =
        (await repository.find(customerId)) ?? (await repository.insert(newId(), customerId, clock()))
      await run(tx, cart)
      return viewCart(tx, customerId, await repository.find(customerId))
    })

  return {
    view: async (customerId: string): Promise<Cart> =>
      viewCart(db, customerId, await cartRepository(db).find(customerId)),

    add: (customerId: string, changes: readonly { productId: string; count: number }[]): Promise<Cart> =>
      change(customerId, (tx, cart) => addToCart(tx, cart, changes, clock())),

    setAddress: (
      customerId: string,
      addressId: string,
      wish: { shippingMethodId?: string | undefined; note?: string | undefined },
    ): Promise<Cart> =>
      change(customerId, async (tx, cart) => {
        const parcel = await parcelOf(tx, cart, addressId)
        if (!parcel) throw new DomainError('not_found')
        const shippingMethodId = methodFor(parcel, wish.shippingMethodId, cart.shippingMethodId)
        await cartRepository(tx).setDelivery(cart.id, {
          addressId,
          shippingMethodId,
          ...(wish.note !== undefined && { note: wish.note }),
        })
      }),

    shippingMethods: async (customerId: string): Promise<ShippingMethod[]> => {
      const cart = await cartRepository(db).find(customerId)
      const parcel = cart?.addressId ? await parcelOf(db, cart, cart.addressId) : null
      if (!parcel) throw new DomainError('address_required')
      return quoteShipping(parcel)
    },
  }
}
