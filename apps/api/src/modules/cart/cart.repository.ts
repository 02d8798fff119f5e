import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products, type StoredImage } from '../catalog/catalog.tables.ts'
import { stock, stockHolds } from '../inventory/inventory.tables.ts'
import { orderLines, orders } from '../order/order.tables.ts'

export type CartRow = typeof orders.$inferSelect

/**
 * What the customer could have: what is free, and what an earlier order of theirs holds, because going to pay
 * puts the new hold in the place of the old one.
 */
const obtainable = (customerId: string) =>
  sql<number>`coalesce(${stock.onHand} - ${stock.reserved}, 0) + coalesce((
    SELECT sum(${stockHolds.count}) FROM ${stockHolds}
    WHERE ${stockHolds.customerId} = ${customerId} AND ${stockHolds.productId} = ${products.id}
      AND NOT ${stockHolds.isKept}), 0)`.mapWith(Number)

const catalogueColumns = (customerId: string) => ({
  productId: products.id,
  title: products.title,
  slug: products.slug,
  image: sql<StoredImage | null>`${products.images} -> 0`,
  price: products.price,
  listPrice: products.listPrice,
  isPublished: products.isPublished,
  maxPerOrder: products.maxPerOrder,
  weightGrams: products.weightGrams,
  obtainable: obtainable(customerId),
})

/** The customer's row is locked, so that the cart cannot be gone. */
const one = ([row]: CartRow[]): CartRow => {
  if (!row) throw new Error('a cart that is not there was written')
  return row
}

export const cartRepository = (db: Db) => ({
  find: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.status, 'pending')))
    return row ?? null
  },

  /** The customer's row must be locked, see customerRepository.lock. */
  insert: async (id: string, customerId: string, createdAt: Date): Promise<CartRow> =>
    one(await db.insert(orders).values({ id, customerId, status: 'pending', createdAt }).returning()),

  /** Lines with what the catalogue says of them now, in the order of adding. */
  lines: ({ id, customerId }: CartRow) =>
    db
      .select({
        ...catalogueColumns(customerId),
        count: orderLines.count,
        unitPrice: orderLines.unitPrice,
        shownPrice: orderLines.shownPrice,
      })
      .from(orderLines)
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(eq(orderLines.orderId, id))
      .orderBy(asc(orderLines.addedAt), asc(orderLines.productId)),

  products: (customerId: string, ids: string[]) =>
    db
      .select(catalogueColumns(customerId))
      .from(products)
      .leftJoin(stock, eq(stock.productId, products.id))
      .where(inArray(products.id, ids)),

  putLine: async (line: typeof orderLines.$inferInsert): Promise<void> => {
    const { count, unitPrice, shownPrice, listPrice } = line
    await db
      .insert(orderLines)
      .values(line)
      .onConflictDoUpdate({
        target: [orderLines.orderId, orderLines.productId],
        set: { count, unitPrice, shownPrice, listPrice },
      })
  },

  removeLine: async (orderId: string, productId: string): Promise<void> => {
    await db
      .delete(orderLines)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  },

  setShownPrice: async (orderId: string, productId: string, shownPrice: number): Promise<void> => {
    await db
      .update(orderLines)
      .set({ shownPrice })
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  },

  setDelivery: async (
    id: string,
    delivery: { addressId: string; shippingMethodId: string | null; note?: string },
  ): Promise<CartRow> => one(await db.update(orders).set(delivery).where(eq(orders.id, id)).returning()),

  setCoupon: async (id: string, couponCode: string | null): Promise<CartRow> =>
    one(await db.update(orders).set({ couponCode }).where(eq(orders.id, id)).returning()),

  latestUnpaid: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), eq(orders.status, 'awaiting_payment')))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(1)
    return row ?? null
  },

  /** Whatever became of it. */
  latestPlaced: async (customerId: string): Promise<CartRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isNotNull(orders.placedAt)))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(1)
    return row ?? null
  },
})

export type CartLineRow = Awaited<ReturnType<ReturnType<typeof cartRepository>['lines']>>[number]
export type CartProductRow = Awaited<ReturnType<ReturnType<typeof cartRepository>['products']>>[number]
