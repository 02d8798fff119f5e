import { and, asc, count, eq, isNotNull, isNull, max, min } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { asLocked, type Locked } from '../../db/locked.ts'
import { countUpTo } from '../../db/paging/count-up-to.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { contactMessages } from './contact.tables.ts'

export type ContactMessage = typeof contactMessages.$inferSelect

type MessageState = 'new' | 'seen' | 'answered'

const isInState = (state: MessageState | undefined) => {
  const { seenAt, answeredAt } = contactMessages
  switch (state) {
    case undefined:
      return undefined
    case 'new':
      return isNull(seenAt)
    case 'seen':
      return and(isNotNull(seenAt), isNull(answeredAt))
    case 'answered':
      return isNotNull(answeredAt)
  }
}

const pages = pagesByTime(contactMessages.createdAt, contactMessages.id)

export const contactRepository = (db: Db) => ({
  insert: async (message: typeof contactMessages.$inferInsert): Promise<void> => {
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

  /** Likewise newest first, for lists that continue after the message that was read last. */
  list: (state: MessageState | undefined, take: number, last?: Place) =>
    db
      .select()
      .from(contactMessages)
      .where(and(isInState(state), last && pages.after('newest', last)))
      .orderBy(...pages.orderBy('newest'))
      .limit(take),

  /** Returns the messages from a phone, newest first. */
  ofPhone: (phone: string, take: number): Promise<ContactMessage[]> =>
    db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.phone, phone))
      .orderBy(newestFirst(contactMessages.createdAt), asc(contactMessages.id))
      .limit(take),

  count: (state: MessageState | undefined): Promise<number> =>
    countUpTo(db, contactMessages, isInState(state)),

  /** Counts the unopened messages, with the times of the oldest and the newest. */
  waiting: async () => {
    const { createdAt } = contactMessages
    const [row] = await db
      .select({ count: count(), oldest: min(createdAt), newest: max(createdAt) })
      .from(contactMessages)
      .where(isInState('new'))
    return row ?? { count: 0, oldest: null, newest: null }
  },

  /** Returns a message, locked until the transaction ends. */
  lock: async (id: string): Promise<Locked<ContactMessage> | null> => {
    const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
    return message ? asLocked(message) : null
  },

  update: async (
    { id }: Locked<Pick<ContactMessage, 'id'>>,
    changes: Partial<ContactMessage>,
  ): Promise<void> => {
    await db.update(contactMessages).set(changes).where(eq(contactMessages.id, id))
  },

  /** Returns a message and marks it as seen; null when there is none. */
  open: async (id: string, now: Date): Promise<ContactMessage | null> =>
    db.transaction(async (tx) => {
      const [message] = await tx
        .select()
        .from(contactMessages)
        .where(eq(contactMessages.id, id))
        .for('update')
      if (!message) return null
      if (message.seenAt !== null) return message
      await tx.update(contactMessages).set({ seenAt: now }).where(eq(contactMessages.id, id))
      return { ...message, seenAt: now }
    }),
})
