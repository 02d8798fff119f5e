import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { orders } from '../order/order.tables.ts'
import { orderNotices } from './order-notice.tables.ts'

export type OrderNoticeRow = typeof orderNotices.$inferSelect
export type OrderNoticeWithOrder = OrderNoticeRow & { orderNumber: string | null }

interface Claim {
  now: Date
  /** End of the lease: until then no other process sends them. */
  leaseEnd: Date
  count: number
}

export const orderNoticeRepository = (db: Db) => ({
  insert: async (rows: (typeof orderNotices.$inferInsert)[]): Promise<void> => {
    await db.insert(orderNotices).values(rows).onConflictDoNothing()
  },

  newest: (take: number, status?: OrderNoticeRow['status']): Promise<OrderNoticeWithOrder[]> =>
    withOrder(db)
      .where(status && eq(orderNotices.status, status))
      .orderBy(newestFirst(orderNotices.createdAt))
      .limit(take)
      .then(flat),

  /** Notices that are due, for this caller alone until the lease ends. */
  claim: async ({ now, leaseEnd, count }: Claim): Promise<OrderNoticeWithOrder[]> => {
    const due = db
      .select({ id: orderNotices.id })
      .from(orderNotices)
      .where(and(eq(orderNotices.status, 'queued'), lte(orderNotices.dueAt, now)))
      .orderBy(asc(orderNotices.dueAt))
      .limit(count)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(orderNotices)
      .set({ dueAt: leaseEnd, attempts: sql`${orderNotices.attempts} + 1` })
      .where(inArray(orderNotices.id, due))
      .returning({ id: orderNotices.id })
    if (claimed.length === 0) return []
    return withOrder(db)
      .where(
        inArray(
          orderNotices.id,
          claimed.map(({ id }) => id),
        ),
      )
      .then(flat)
  },

  update: async (id: string, changes: Partial<typeof orderNotices.$inferInsert>): Promise<void> => {
    await db.update(orderNotices).set(changes).where(eq(orderNotices.id, id))
  },

  /** Failed notices that are queued again, with all their attempts before them. */
  requeue: async (now: Date): Promise<number> => {
    const rows = await db
      .update(orderNotices)
      .set({ status: 'queued', attempts: 0, dueAt: now, settledAt: null })
      .where(eq(orderNotices.status, 'failed'))
      .returning({ id: orderNotices.id })
    return rows.length
  },

  /** How many of each channel were not taken: given up, or tried again. */
  troubled: (): Promise<{ channel: OrderNoticeRow['channel']; count: number; lastError: string | null }[]> =>
    db
      .select({
        channel: orderNotices.channel,
        count: sql<number>`count(*)::int`,
        lastError: sql<
          string | null
        >`(array_agg(${orderNotices.lastError} ORDER BY ${orderNotices.createdAt} DESC))[1]`,
      })
      .from(orderNotices)
      .where(and(inArray(orderNotices.status, ['queued', 'failed']), isNotNull(orderNotices.lastError)))
      .groupBy(orderNotices.channel),

  removeOld: async (before: Date): Promise<void> => {
    await db
      .delete(orderNotices)
      // It was made before it was settled, and by that an index finds it.
      .where(
        and(
          eq(orderNotices.status, 'sent'),
          lt(orderNotices.createdAt, before),
          lt(orderNotices.settledAt, before),
        ),
      )
  },
})

const withOrder = (db: Db) =>
  db
    .select({ notice: orderNotices, orderNumber: orders.orderNumber, total: orders.total })
    .from(orderNotices)
    .innerJoin(orders, eq(orders.id, orderNotices.orderId))

/** A process of the former version writes no amount, and neither did those before it: then it is the order's. */
const flat = (
  rows: { notice: OrderNoticeRow; orderNumber: string | null; total: number | null }[],
): OrderNoticeWithOrder[] =>
  rows.map(({ notice, orderNumber, total }) => ({ ...notice, orderNumber, amount: notice.amount ?? total }))
