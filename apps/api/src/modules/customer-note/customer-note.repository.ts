import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { customerNotes } from './customer-note.tables.ts'

export type CustomerNoteRow = typeof customerNotes.$inferSelect

export const customerNoteRepository = (db: Db) => ({
  insert: async (note: CustomerNoteRow): Promise<void> => {
    await db.insert(customerNotes).values(note)
  },

  /** Newest first. */
  ofCustomer: (customerId: string, take: number): Promise<CustomerNoteRow[]> =>
    db
      .select()
      .from(customerNotes)
      .where(eq(customerNotes.customerId, customerId))
      .orderBy(newestFirst(customerNotes.createdAt), asc(customerNotes.id))
      .limit(take),
})
