import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { products } from '../catalog/catalog.tables.ts'
import { counters, orderEvents, orderLines, orders } from './order.tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type OrderLineRow = typeof orderLines.$inferSelect
export type OrderEventRow = typeof orderEvents.$inferSelect

// A cart is an order only for those who know that.
const isPlaced = ne(orders.status, 'pending')

export const orderRepository = (db: Db) => ({
  findOwn: async (customerId: string, id: string): Promise<OrderRow | null> => {
    const [row] = await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.customerId, customerId), isPlaced))
    return row ?? null
  },

  /** Locks the order until the transaction ends: whoever settles, cancels or moves it begins here. */
  lock: async (id: string): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update')
    return row ?? null
  },

  findByNumber: async (orderNumber: string): Promise<OrderRow | null> => {
    const [row] = await db.select().from(orders).where(eq(orders.orderNumber, orderNumber))
    return row ?? null
  },

  list: (customerId: string, take: number, skip: number): Promise<OrderRow[]> =>
    db
      .select()
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isPlaced))
      .orderBy(desc(orders.placedAt), desc(orders.id))
      .limit(take)
      .offset(skip),

  newest: (take: number): Promise<OrderRow[]> =>
    db.select().from(orders).where(isPlaced).orderBy(desc(orders.placedAt), desc(orders.id)).limit(take),

  count: async (customerId: string): Promise<number> => {
    const [row] = await db
      .select({ count: count() })
      .from(orders)
      .where(and(eq(orders.customerId, customerId), isPlaced))
    return row?.count ?? 0
  },

  /** Ordered by product: the order in which their stock is locked. */
  lines: (orderIds: string[]): Promise<OrderLineRow[]> =>
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, orderIds))
      .orderBy(asc(orderLines.productId)),

  events: (orderId: string): Promise<OrderEventRow[]> =>
    db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.at)),

  update: async (id: string, changes: Partial<typeof orders.$inferInsert>): Promise<void> => {
    await db.update(orders).set(changes).where(eq(orders.id, id))
  },

  updateLine: async (
    orderId: string,
    productId: string,
    snapshot: Partial<typeof orderLines.$inferInsert>,
  ): Promise<void> => {
    await db
      .update(orderLines)
      .set(snapshot)
      .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  },

  insertEvent: async (event: typeof orderEvents.$inferInsert): Promise<void> => {
    await db.insert(orderEvents).values(event)
  },

  addToSoldCounts: async (lines: readonly { productId: string; count: number }[]): Promise<void> => {
    for (const { productId, count } of lines)
      await db
        .update(products)
        .set({ soldCount: sql`${products.soldCount} + ${count}` })
        .where(eq(products.id, productId))
  },

  /** The next value of a counter; its row stays locked until the transaction ends, so no value is lost. */
  nextValue: async (name: string, first: number): Promise<number> => {
    const [row] = await db
      .insert(counters)
      .values({ name, value: first })
      .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
      .returning()
    return row?.value ?? first
  },
})
