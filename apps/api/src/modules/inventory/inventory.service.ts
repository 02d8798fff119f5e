import type { SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Locked } from '../../db/locked.ts'
import { holdsOf, type Returned, stockRepository, type Wanted } from './stock.repository.ts'

/** An order whose lock the caller holds: what is held for it changes only under this lock. */
type LockedOrder = Locked<{ id: string }>

/** Thrown when goods are out of stock; the catcher knows their title. */
export class OutOfStockError extends Error {
  readonly productId: string
  constructor(productId: string) {
    super('out of stock')
    this.name = 'OutOfStockError'
    this.productId = productId
  }
}

/** An order, and until when staff keep its goods if they took it by phone. */
export type Holder = Locked<{ id: string; customerId: string; heldUntil: Date | null }>

/**
 * Sets stock aside for an order. The customer's earlier holds, whatever order they were for, give way to it, so that a
 * shopper is never blocked by their own holds. An order by phone is held beside them: each of the two has its goods,
 * and the time that staff gave it is never shortened. Throws {@link OutOfStockError}; the caller's transaction must end
 * then.
 */
export const holdStock = async (
  tx: Db,
  order: Holder,
  lines: readonly Wanted[],
  until: Date,
): Promise<void> => {
  const { id, customerId, heldUntil } = order
  const isOfDesk = heldUntil !== null
  const held = isOfDesk ? holdsOf.order(id) : holdsOf.customer(customerId)
  await reserve(tx, order, lines, { held, expiresAt: later(heldUntil, until), isOfDesk })
}

const later = (one: Date | null, other: Date): Date => (one && one > other ? one : other)

const reserve = async (
  tx: Db,
  owner: { id: string; customerId: string },
  lines: readonly Wanted[],
  hold: { held: SQL; expiresAt: Date; isOfDesk: boolean },
): Promise<void> => {
  const stock = await stockRepository(tx).lock(hold.held, lines)
  const held = await stock.reserve(owner, lines, hold)
  const missing = lines.find(({ productId }) => !held.includes(productId))
  if (missing) throw new OutOfStockError(missing.productId)
}

/** Changes what is held for an unpaid order to other goods; only its own holds, and those of its edit, give way. */
export const holdChanged = (
  tx: Db,
  order: Holder,
  editId: string,
  lines: readonly Wanted[],
  until: Date,
): Promise<void> =>
  reserve(tx, order, lines, {
    held: holdsOf.orderAndEdit(order.id, editId),
    expiresAt: later(order.heldUntil, until),
    isOfDesk: order.heldUntil !== null,
  })

/** Sets the further pieces of an edit aside, beside whatever else its customer pays for: the hold has the edit's id. */
export const holdForEdit = (
  tx: Db,
  { customerId }: Locked<{ customerId: string }>,
  editId: string,
  further: readonly Wanted[],
  until: Date,
): Promise<void> =>
  reserve(tx, { id: editId, customerId }, further, {
    held: holdsOf.order(editId),
    expiresAt: until,
    isOfDesk: true,
  })

/** Keeps what is held for an edit until the given time. */
export const holdEditUntil = async (
  tx: Db,
  _order: LockedOrder,
  editId: string,
  until: Date,
): Promise<void> => {
  const stock = await stockRepository(tx).lock(holdsOf.order(editId))
  await stock.holdUntil(editId, until)
}

/** Releases what is held for an edit of an order. */
export const releaseEdit = (tx: Db, _order: LockedOrder, editId: string): Promise<void> =>
  release(tx, holdsOf.order(editId))

/** Likewise, unless an attempt to pay for it began late: then it is held as long as that lives. */
export const releaseExpiredEdit = (tx: Db, _order: LockedOrder, editId: string, now: Date): Promise<void> =>
  release(tx, holdsOf.expired(editId, now))

/**
 * Takes further pieces of a sold order from the shelf, first those that its edit holds, and puts other pieces back on
 * it. Returns false, without any change, when not all of the further pieces are there.
 */
export const exchangeStock = async (
  tx: Db,
  { id }: LockedOrder,
  editId: string,
  { further, fewer }: { further: readonly Wanted[]; fewer: readonly Wanted[] },
): Promise<boolean> => {
  const stock = await stockRepository(tx).lock(holdsOf.order(editId), [...further, ...fewer])
  if (further.length > 0 && !(await stock.sell(editId, further, id))) return false
  if (fewer.length > 0) await stock.takeBack(fewer.map((line) => ({ ...line, restocked: line.count })))
  return true
}

/** Locks all that is held for an order and its edit, and other goods, before the first of them is changed. */
export const lockWithEdit = async (
  tx: Db,
  { id }: LockedOrder,
  editId: string,
  goods: readonly Wanted[],
): Promise<void> => {
  await stockRepository(tx).lock(holdsOf.orderAndEdit(id, editId), goods)
}

const release = async (tx: Db, held: SQL): Promise<void> => {
  const stock = await stockRepository(tx).lock(held)
  await stock.release(held)
}

/** Releases the stock that is held for an order, if any. */
export const releaseStock = (tx: Db, { id }: LockedOrder): Promise<void> => release(tx, holdsOf.order(id))

/** Likewise, when its payment failed; what staff keep longer stays held. */
export const releaseUnpaid = async (
  tx: Db,
  order: Locked<{ id: string; heldUntil: Date | null }>,
  now: Date,
): Promise<void> => {
  const { id, heldUntil } = order
  if (!heldUntil || heldUntil <= now) return releaseStock(tx, order)
  const stock = await stockRepository(tx).lock(holdsOf.order(id))
  await stock.holdUntil(id, heldUntil)
}

/** Like {@link releaseStock}, unless the hold was renewed meanwhile. */
export const releaseExpiredStock = (tx: Db, { id }: LockedOrder, now: Date): Promise<void> =>
  release(tx, holdsOf.expired(id, now))

/**
 * Turns what is held for an order into a sale; what is no longer held is taken from the free stock. Returns false,
 * without any change, when not all of the goods are there.
 */
export const sellStock = async (tx: Db, { id }: LockedOrder, lines: readonly Wanted[]): Promise<boolean> => {
  const stock = await stockRepository(tx).lock(holdsOf.order(id), lines)
  return stock.sell(id, lines)
}

export const hasHold = async (tx: Db, orderId: string): Promise<boolean> =>
  (await stockRepository(tx).holdsOfOrder(orderId)).length > 0

/** Returns when what is held for an order is released; null when nothing is held. */
export const holdEnd = async (tx: Db, orderId: string): Promise<Date | null> =>
  (await stockRepository(tx).holdsOfOrder(orderId))[0]?.expiresAt ?? null

/**
 * Keeps what is held for an order while staff check its payment: of each product only if all that is kept stays within
 * `percent` of the shelf, or is one piece. The rest expires like any hold.
 */
export const keepStock = async (tx: Db, { id }: LockedOrder, percent: number): Promise<void> => {
  const stock = await stockRepository(tx).lock(holdsOf.order(id))
  await stock.keepHolds(id, percent)
}

/** Takes a sale back: as many of its pieces as can be sold again are on the shelf again. */
export const returnStock = async (tx: Db, lines: readonly Returned[]): Promise<void> => {
  const stock = await stockRepository(tx).lock(null, lines)
  await stock.takeBack(lines)
}

/**
 * Brings `products.sold_count` up to date. Not with each sale: a product's row has many indexes, and every write of it
 * is a change that all api processes read.
 */
export const countSales = (db: Db): Promise<void> => stockRepository(db).countSales()
