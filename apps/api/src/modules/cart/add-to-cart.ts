import { limits } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { cartMessages } from './cart.messages.ts'
import { type CartProductRow, type CartRow, cartRepository } from './cart.repository.ts'

interface Change {
  productId: string
  count: number
}

/** One change for each product: two lines of one product are one wish. */
const sumChanges = (changes: readonly Change[]): Map<string, number> => {
  const sums = new Map<string, number>()
  for (const { productId, count } of changes) sums.set(productId, (sums.get(productId) ?? 0) + count)
  return sums
}

/** Throws unless a line may grow to `count`. */
const checkGrowth = (product: CartProductRow | undefined, count: number): CartProductRow => {
  if (!product?.isPublished) throw new DomainError('product_unavailable')
  const { title, obtainable, maxPerOrder } = product
  if (count > obtainable)
    throw new DomainError('insufficient_stock', {
      message: cartMessages.insufficientStock(title, obtainable),
    })
  if (count > maxPerOrder)
    throw new DomainError('max_per_order', { message: cartMessages.maxPerOrder(title, maxPerOrder) })
  return product
}

/** What the cart holds, and what the catalogue says now of these goods. */
export const readGoods = async (tx: Db, cart: CartRow, productIds: readonly string[]) => {
  const repository = cartRepository(tx)
  const lines = await repository.lines(cart)
  const products = await repository.products(cart.customerId, [...productIds])
  return {
    lines: new Map(lines.map((line) => [line.productId, line])),
    products: new Map(products.map((product) => [product.productId, product])),
  }
}
type Goods = Awaited<ReturnType<typeof readGoods>>

/**
 * Applies all changes or, by throwing inside the caller's transaction, none. Prices come from the catalogue,
 * counts are counted on under the lock of the customer's row, so that parallel calls lose nothing.
 *
 * @param goods what the changes were decided on: other customers do not stand still, and a second look may differ
 */
export const addToCart = async (
  tx: Db,
  cart: CartRow,
  changes: readonly Change[],
  now: Date,
  goods?: Goods,
): Promise<void> => {
  const repository = cartRepository(tx)
  const sums = sumChanges(changes)
  const { lines, products } = goods ?? (await readGoods(tx, cart, [...sums.keys()]))
  for (const [productId, change] of sums) {
    if (change === 0) continue
    const count = (lines.get(productId)?.count ?? 0) + change
    const product = change > 0 ? checkGrowth(products.get(productId), count) : products.get(productId)
    // Taking away what is not there changes nothing.
    if (!product || (change < 0 && !lines.has(productId))) continue
    if (count <= 0) {
      await repository.removeLine(cart.id, productId)
      lines.delete(productId)
      continue
    }
    if (!lines.has(productId) && lines.size >= limits.maxCartLines) throw new DomainError('cart_full')
    const { price, listPrice } = product
    const line = { orderId: cart.id, productId, count, unitPrice: price, shownPrice: price, listPrice }
    await repository.putLine({ ...line, addedAt: now })
    lines.set(productId, { ...product, ...line })
  }
}
