import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { orderViews } from './order-view.tables.ts'

export type OrderViewRow = typeof orderViews.$inferSelect

export const orderViewRepository = (db: Db) => ({
  ofMember: (staffId: string): Promise<OrderViewRow[]> =>
    db
      .select()
      .from(orderViews)
      .where(eq(orderViews.staffId, staffId))
      .orderBy(asc(orderViews.createdAt), asc(orderViews.id)),

  /** Saves a view; it replaces the member's view of the same name. */
  save: async (view: OrderViewRow): Promise<OrderViewRow> => {
    const [row] = await db
      .insert(orderViews)
      .values(view)
      .onConflictDoUpdate({
        target: [orderViews.staffId, orderViews.name],
        set: { question: sql`excluded.question` },
      })
      .returning()
    if (!row) throw new Error('a view was not kept')
    return row
  },

  /** Removes a view of this member and returns it; null when there is none. */
  remove: async (staffId: string, id: string): Promise<OrderViewRow | null> => {
    const [row] = await db
      .delete(orderViews)
      .where(and(eq(orderViews.id, id), eq(orderViews.staffId, staffId)))
      .returning()
    return row ?? null
  },
})
