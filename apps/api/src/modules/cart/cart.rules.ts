import type { CartProblem } from '@hojreh/contract'
import { DEFAULT_WEIGHT_GRAMS } from '../shipping/shipping.service.ts'
import type { CartLineRow, CartProductRow } from './cart.repository.ts'

/** Pieces that one customer could have now, or by waiting in the queue of a sale while others hold all that are left. */
export const reachOf = ({ available, queue }: Pick<CartProductRow, 'available' | 'queue'>): number =>
  available <= 0 && queue ? queue.onHand : available

/** How many of a product one customer may have in the cart. */
export const maxCountOf = (
  product: Pick<CartProductRow, 'isPublished' | 'maxPerOrder' | 'available' | 'queue'>,
): number => (product.isPublished ? Math.max(0, Math.min(product.maxPerOrder, reachOf(product))) : 0)

/** The problems of a line, the most serious first. */
export const problemOf = (line: CartLineRow): CartProblem | null => {
  if (!line.isPublished) return 'gone'
  if (line.count > maxCountOf(line)) return 'insufficient_stock'
  return line.price === line.unitPrice ? null : 'price_changed'
}

/** Sums in rial at today's prices. Lines that are gone cost nothing: they cannot be bought. */
export const amountsOf = (lines: readonly CartLineRow[]) => {
  let subtotal = 0
  let goodsTotal = 0
  let weightGrams = 0
  for (const { isPublished, count, price, listPrice, weightGrams: weight } of lines) {
    if (!isPublished) continue
    subtotal += (listPrice ?? price) * count
    goodsTotal += price * count
    weightGrams += (weight ?? DEFAULT_WEIGHT_GRAMS) * count
  }
  return { subtotal, discount: subtotal - goodsTotal, goodsTotal, weightGrams }
}
