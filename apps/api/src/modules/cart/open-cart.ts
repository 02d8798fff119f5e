import type { Db } from '../../db/client.ts'
import type { AddressRow } from '../address/address.repository.ts'
import { type CartLineRow, type CartRow, cartRepository } from './cart.repository.ts'

/** A customer's cart and all that is looked at with it. */
export interface OpenCart {
  cart: CartRow | null
  lines: readonly CartLineRow[]
  /** Where it goes. */
  address: AddressRow | null
  /** The latest order that waits for its payment. */
  unpaid: CartRow | null
}

/** Reads what a customer's cart is, with the catalogue's word on its goods. */
export const readCart = async (db: Db, customerId: string): Promise<OpenCart> => {
  const repository = cartRepository(db)
  const [found, lines] = await Promise.all([repository.find(customerId), repository.lines(customerId)])
  return { ...found, lines }
}
