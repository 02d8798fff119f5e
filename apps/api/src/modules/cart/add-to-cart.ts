import { limits } from '@hojreh/contract'
import { DomainError } from '../../shared/domain-error.ts'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { cartMessages } from './cart.messages.ts'
import type { CartLineRow, CartProductRow } from './cart.repository.ts'
import { reachOf } from './cart.rules.ts'
import { type LockedCart, lockedCartRepository } from './locked-cart.repository.ts'

export interface Change {
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
  const { title, maxPerOrder } = product
  const reach = reachOf(product)
  if (count > reach)
    throw new DomainError('insufficient_stock', { message: cartMessages.insufficientStock(title, reach) })
  if (count > maxPerOrder)
    throw new DomainError('max_per_order', { message: cartMessages.maxPerOrder(title, maxPerOrder) })
  return product
}

/** As they are read: in the order of adding. */
const inOrder = (one: CartLineRow, other: CartLineRow): number =>
  one.addedAt.getTime() - other.addedAt.getTime() || (one.productId < other.productId ? -1 : 1)

/**
 * Applies all changes or, by throwing before anything is written, none. Prices come from the catalogue,
 * counts are counted on under the lock of the customer's row, so that parallel calls lose nothing. Returns the lines.
 *
 * @param products what the catalogue says of the goods
 */
export const addToCart = async (
  tx: CustomerTx,
  { cart, lines: before }: { cart: LockedCart; lines: readonly CartLineRow[] },
  changes: readonly Change[],
  products: readonly CartProductRow[],
  now: Date,
): Promise<CartLineRow[]> => {
  const known = new Map(products.map((product) => [product.productId, product]))
  const lines = new Map(before.map((line) => [line.productId, line]))
  const put: CartLineRow[] = []
  const removed: string[] = []
  for (const [productId, change] of sumChanges(changes)) {
    if (change === 0) continue
    const line = lines.get(productId)
    const count = (line?.count ?? 0) + change
    const product = change > 0 ? checkGrowth(known.get(productId), count) : known.get(productId)
    // Taking away what is not there changes nothing.
    if (!product || (change < 0 && !line)) continue
    if (count <= 0) {
      removed.push(productId)
      lines.delete(productId)
      continue
    }
    if (!line && lines.size >= limits.maxCartLines) throw new DomainError('cart_full')
    const { price } = product
    const next = { ...product, count, unitPrice: price, shownPrice: price, addedAt: line?.addedAt ?? now }
    put.push(next)
    lines.set(productId, next)
  }
  const repository = lockedCartRepository(tx)
  await repository.removeLines(cart, removed)
  await repository.putLines(cart, put)
  return [...lines.values()].sort(inOrder)
}
