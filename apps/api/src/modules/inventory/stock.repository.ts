import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { stock, stockHolds } from './inventory.tables.ts'

export type Hold = typeof stockHolds.$inferSelect

export const stockRepository = (db: Db) => ({
  /** Locks rows in the order of their ids: two callers that want the same goods never wait for each other in a circle. */
  lock: async (productIds: readonly string[]): Promise<void> => {
    if (productIds.length === 0) return
    await db
      .select({ productId: stock.productId })
      .from(stock)
      .where(inArray(stock.productId, [...new Set(productIds)]))
      .orderBy(asc(stock.productId))
      .for('update')
  },

  /** Sets `count` aside if that many are free. */
  reserve: async (productId: string, count: number): Promise<boolean> => {
    const rows = await db
      .update(stock)
      .set({ reserved: sql`${stock.reserved} + ${count}` })
      .where(and(eq(stock.productId, productId), sql`${stock.onHand} - ${stock.reserved} >= ${count}`))
      .returning({ productId: stock.productId })
    return rows.length === 1
  },

  unreserve: async (productId: string, count: number): Promise<void> => {
    await db
      .update(stock)
      .set({ reserved: sql`${stock.reserved} - ${count}` })
      .where(eq(stock.productId, productId))
  },

  /** Takes `count` from the shelf, `held` of them set aside before, if the rest is free. */
  sell: async (productId: string, count: number, held: number): Promise<boolean> => {
    const rows = await db
      .update(stock)
      .set({ onHand: sql`${stock.onHand} - ${count}`, reserved: sql`${stock.reserved} - ${held}` })
      .where(and(eq(stock.productId, productId), sql`${stock.onHand} - ${stock.reserved} >= ${count - held}`))
      .returning({ productId: stock.productId })
    return rows.length === 1
  },

  keepHolds: async (orderId: string): Promise<void> => {
    await db.update(stockHolds).set({ isKept: true }).where(eq(stockHolds.orderId, orderId))
  },

  /** Puts goods that were sold back on the shelf. */
  putBack: async (productId: string, count: number): Promise<void> => {
    await db
      .update(stock)
      .set({ onHand: sql`${stock.onHand} + ${count}` })
      .where(eq(stock.productId, productId))
  },

  insertHolds: async (holds: Omit<Hold, 'isKept'>[]): Promise<void> => {
    await db.insert(stockHolds).values(holds)
  },

  holdsOfCustomer: (customerId: string): Promise<Hold[]> =>
    db
      .select()
      .from(stockHolds)
      .where(and(eq(stockHolds.customerId, customerId), eq(stockHolds.isKept, false))),

  holdsOfOrder: (orderId: string): Promise<Hold[]> =>
    db.select().from(stockHolds).where(eq(stockHolds.orderId, orderId)),

  /** Whoever removes a hold gives its goods back; nobody else can remove it then. */
  removeHoldsOfCustomer: (customerId: string): Promise<Hold[]> =>
    db
      .delete(stockHolds)
      .where(and(eq(stockHolds.customerId, customerId), eq(stockHolds.isKept, false)))
      .returning(),

  removeHoldsOfOrder: (orderId: string): Promise<Hold[]> =>
    db.delete(stockHolds).where(eq(stockHolds.orderId, orderId)).returning(),

  removeExpiredHoldsOfOrder: (orderId: string, now: Date): Promise<Hold[]> =>
    db
      .delete(stockHolds)
      .where(
        and(eq(stockHolds.orderId, orderId), lte(stockHolds.expiresAt, now), eq(stockHolds.isKept, false)),
      )
      .returning(),

  ordersWithExpiredHolds: async (now: Date, count: number): Promise<string[]> => {
    const rows = await db
      .selectDistinct({ orderId: stockHolds.orderId })
      .from(stockHolds)
      .where(and(lte(stockHolds.expiresAt, now), eq(stockHolds.isKept, false)))
      .limit(count)
    return rows.map(({ orderId }) => orderId)
  },
})
