import type { Db } from '../../db/client.ts'
import { type CartLineRow, cartRepository } from '../../modules/cart/cart.repository.ts'

/** The customer whose holds count as free: none, as an order by phone stands beside the others of its customer. */
const NOBODY = ''

export interface Wanted {
  productId: string
  count: number
}

/** Returns goods as lines at today's prices, in the order in which they were named; unknown ones are left out. */
export const linesOf = async (db: Db, wanted: readonly Wanted[], now: Date): Promise<CartLineRow[]> => {
  const products = await cartRepository(db).products(
    NOBODY,
    wanted.map(({ productId }) => productId),
  )
  const known = new Map(products.map((product) => [product.productId, product]))
  return wanted.flatMap(({ productId, count }, place) => {
    const product = known.get(productId)
    if (!product) return []
    const { price } = product
    const addedAt = new Date(now.getTime() + place)
    // A customer to whom the desk sells by phone does not queue.
    return [{ ...product, queue: null, count, unitPrice: price, shownPrice: price, addedAt }]
  })
}
