import { limits, type SkippedLine } from '@hojreh/contract'
import type { CustomerTx } from '../identity/customer-lock.ts'
import { addToCart } from './add-to-cart.ts'
import type { CartLineRow, CartProductRow } from './cart.repository.ts'
import { maxCountOf } from './cart.rules.ts'
import type { LockedCart } from './locked-cart.repository.ts'

export interface WantedLine {
  productId: string
  count: number
  title: string
}

/**
 * Puts goods into the cart as far as they can be had. Returns its lines, and those goods of which fewer came in than
 * were wanted.
 */
export const addAvailableItems = async (
  tx: CustomerTx,
  open: { cart: LockedCart; lines: readonly CartLineRow[] },
  wanted: readonly WantedLine[],
  products: readonly CartProductRow[],
  now: Date,
): Promise<{ lines: readonly CartLineRow[]; skipped: SkippedLine[] }> => {
  const known = new Map(products.map((product) => [product.productId, product]))
  const counts = new Map(open.lines.map(({ productId, count }) => [productId, count]))
  let free = limits.maxCartLines - counts.size
  const skipped: SkippedLine[] = []
  const changes: { productId: string; count: number }[] = []
  for (const { productId, count, title } of wanted) {
    const product = known.get(productId)
    const there = counts.get(productId) ?? 0
    const room = product && (free > 0 || there > 0) ? maxCountOf(product) - there : 0
    const added = Math.max(0, Math.min(count, room))
    if (added > 0) changes.push({ productId, count: added })
    if (added > 0 && there === 0) free -= 1
    if (added < count) skipped.push({ productId, title, added })
  }
  const lines = changes.length > 0 ? await addToCart(tx, open, changes, products, now) : open.lines
  return { lines, skipped }
}
