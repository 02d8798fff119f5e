import { asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { newestFirst } from '../../db/newest-first.ts'
import { contactMessages } from './contact.tables.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

export const contactRepository = (db: Db) => ({
  insert: async (message: ContactMessage): Promise<void> => {
    await db.insert(contactMessages).values(message)
  },

  /** Newest first; `onlyNew` leaves out those that were opened. */
  readNewest: (take: number, onlyNew: boolean): Promise<ContactMessage[]> =>
    db
      .select()
      .from(contactMessages)
      .where(onlyNew ? isNull(contactMessages.seenAt) : undefined)
      .orderBy(newestFirst(contactMessages.createdAt), asc(contactMessages.id))
      .limit(take),

  /** A message, marked as seen; null when there is none. */
  open: async (id: string, now: Date): Promise<ContactMessage | null> =>
    db.transaction(async (tx) => {
      const [message] = await tx
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, id))
        .for('update')
      if (!message) return null
      if (message.seenAt === null)
        await tx.update(contactMessages).set({ seenAt: now }).where(eq(contactMessages.id, id))
      return message
    }),
})
