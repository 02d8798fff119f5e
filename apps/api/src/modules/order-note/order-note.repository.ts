import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { orderNotes } from './order-note.tables.ts'

export type OrderNoteRow = typeof orderNotes.$inferSelect

export const orderNoteRepository = (db: Db) => ({
  insert: async (note: OrderNoteRow): Promise<void> => {
    await db.insert(orderNotes).values(note)
  },

  /** Newest first. */
  ofOrder: (orderId: string): Promise<OrderNoteRow[]> =>
    db
      .select()
      .from(orderNotes)
      .where(eq(orderNotes.orderId, orderId))
      .orderBy(newestFirst(orderNotes.createdAt), desc(orderNotes.id)),
})
