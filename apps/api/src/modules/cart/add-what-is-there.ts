import { limits, type SkippedLine } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { addToCart, readGoods } from './add-to-cart.ts'
import type { CartRow } from './cart.repository.ts'
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
  const goods = await readGoods(
    tx,
    cart,
    wanted.map(({ productId }) => productId),
  )
  let free = limits.maxCartLines - goods.lines.size
  const skipped: SkippedLine[] = []
  const changes: { productId: string; count: number }[] = []
  for (const { productId, count, title } of wanted) {
    const product = goods.products.get(productId)
    const there = goods.lines.get(productId)?.count ?? 0
    const room = product && (free > 0 || there > 0) ? maxCountOf(product) - there : 0
    const added = Math.max(0, Math.min(count, room))
    if (added > 0) changes.push({ productId, count: added })
    if (added > 0 && there === 0) free -= 1
    if (added < count) skipped.push({ productId, title, added })
  }
  if (changes.length > 0) await addToCart(tx, cart, changes, now, goods)
  return skipped
}
