import type { Db } from '../../db/client.ts'
import { type Hold, stockRepository } from './stock.repository.ts'

export interface Wanted {
  productId: string
  count: number
}

/** Goods that cannot be had; whoever catches it knows their title. */
export class OutOfStockError extends Error {
  readonly productId: string
  constructor(productId: string) {
    super('out of stock')
    this.name = 'OutOfStockError'
    this.productId = productId
  }
}

const idsOf = (rows: readonly { productId: string }[]) => rows.map(({ productId }) => productId)

const giveBack = async (tx: Db, holds: readonly Hold[]) => {
  for (const { productId, count } of holds) await stockRepository(tx).unreserve(productId, count)
}

/**
 * Sets stock aside for an order. The customer's earlier holds, whatever order they were for, give way to it:
 * a shopper never stands in their own way. Throws {@link OutOfStockError}; the caller's transaction must end then.
 * The customer's row must be locked.
 */
export const holdStock = async (
  tx: Db,
  order: { id: string; customerId: string },
  lines: readonly Wanted[],
  expiresAt: Date,
): Promise<void> => {
  const repository = stockRepository(tx)
  const earlier = await repository.holdsOfCustomer(order.customerId)
  await repository.lock([...idsOf(earlier), ...idsOf(lines)])
  if (earlier.length > 0) await giveBack(tx, await repository.removeHoldsOfCustomer(order.customerId))
  for (const { productId, count } of lines)
    if (!(await repository.reserve(productId, count))) throw new OutOfStockError(productId)
  await repository.insertHolds(
    lines.map(({ productId, count }) => ({
      orderId: order.id,
      customerId: order.customerId,
      productId,
      count,
      expiresAt,
    })),
  )
}

/** Gives back what is held for an order; nothing when nothing is. */
export const releaseStock = async (tx: Db, orderId: string): Promise<void> => {
  const repository = stockRepository(tx)
  await repository.lock(idsOf(await repository.holdsOfOrder(orderId)))
  await giveBack(tx, await repository.removeHoldsOfOrder(orderId))
}

/** Like {@link releaseStock}, unless the hold was renewed meanwhile. */
export const releaseExpiredStock = async (tx: Db, orderId: string, now: Date): Promise<void> => {
  const repository = stockRepository(tx)
  await repository.lock(idsOf(await repository.holdsOfOrder(orderId)))
  await giveBack(tx, await repository.removeExpiredHoldsOfOrder(orderId, now))
}

/**
 * Turns what is held for an order into a sale; what is no longer held is taken from the free stock.
 * Throws {@link OutOfStockError}; run it in a transaction of its own (a savepoint) to go on after that.
 */
export const sellStock = async (tx: Db, orderId: string, lines: readonly Wanted[]): Promise<void> => {
  const repository = stockRepository(tx)
  await repository.lock([...idsOf(lines), ...idsOf(await repository.holdsOfOrder(orderId))])
  const held = new Map(
    (await repository.removeHoldsOfOrder(orderId)).map(({ productId, count }) => [productId, count]),
  )
  for (const { productId, count } of lines)
    if (!(await repository.sell(productId, count, held.get(productId) ?? 0)))
      throw new OutOfStockError(productId)
}

export const hasHold = async (tx: Db, orderId: string): Promise<boolean> =>
  (await stockRepository(tx).holdsOfOrder(orderId)).length > 0

/** When what is held for an order is given back; null when nothing is held. */
export const holdEnd = async (tx: Db, orderId: string): Promise<Date | null> =>
  (await stockRepository(tx).holdsOfOrder(orderId))[0]?.expiresAt ?? null

/** Keeps what is held for an order until somebody decides, however long that takes. */
export const keepStock = async (tx: Db, orderId: string): Promise<void> => {
  const repository = stockRepository(tx)
  await repository.lock(idsOf(await repository.holdsOfOrder(orderId)))
  await repository.keepHolds(orderId)
}

/** Takes a sale back: its goods are on the shelf again. */
export const returnStock = async (tx: Db, lines: readonly Wanted[]): Promise<void> => {
  const repository = stockRepository(tx)
  await repository.lock(idsOf(lines))
  for (const { productId, count } of lines) await repository.putBack(productId, count)
}
