import { limits, type SkippedLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { addToCart } from './add-to-cart.ts'
import { type CartRow, cartRepository } from './cart.repository.ts'
import { maxCountOf } from './cart.rules.ts'

export interface WantedLine {
  productId: string
  count: number
  title: string
}

/** Puts goods into the cart as far as they can be had, and answers those of which fewer came in than were wanted. */
export const addWhatIsThere = async (
  tx: Db,
  cart: CartRow,
  wanted: readonly WantedLine[],
  now: Date,
): Promise<SkippedLine[]> => {
  const repository = cartRepository(tx)
  const lines = new Map((await repository.lines(cart)).map(({ productId, count }) => [productId, count]))
  const ids = wanted.map(({ productId }) => productId)
  const most = new Map(
    (await repository.products(cart.customerId, ids)).map((product) => [
      product.productId,
      maxCountOf(product),
    ]),
  )
  let free = limits.maxCartLines - lines.size
  const skipped: SkippedLine[] = []
  const changes: { productId: string; count: number }[] = []
  for (const { productId, count, title } of wanted) {
    const there = lines.get(productId) ?? 0
    const room = free > 0 || there > 0 ? (most.get(productId) ?? 0) - there : 0
    const added = Math.max(0, Math.min(count, room))
    if (added > 0) changes.push({ productId, count: added })
    if (added > 0 && there === 0) free -= 1
    if (added < count) skipped.push({ productId, title, added })
  }
  if (changes.length > 0) await addToCart(tx, cart, changes, now)
  return skipped
}
