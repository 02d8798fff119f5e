import { and, desc, eq, gt, isNull, lt, ne } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { sessions } from '../identity.tables.ts'

export type SessionRow = typeof sessions.$inferSelect
/** The facts of a session that every call needs. */
export type LiveSession = Pick<SessionRow, 'isByCode' | 'createdAt' | 'lastSeenAt'>

export const isLiveAt = (now: Date) => and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))

export const sessionRepository = (db: Db) => ({
  insert: async (session: typeof sessions.$inferInsert): Promise<void> => {
    await db.insert(sessions).values(session)
  },

  findLive: async (id: string, customerId: string, now: Date): Promise<LiveSession | null> => {
    const [row] = await db
      .select({
        isByCode: sessions.isByCode,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isLiveAt(now)))
    return row ?? null
  },

  listLive: (customerId: string, now: Date): Promise<SessionRow[]> =>
    db
      .select()
      .from(sessions)
      .where(and(eq(sessions.customerId, customerId), isLiveAt(now)))
      .orderBy(desc(sessions.lastSeenAt)),

  touch: async (id: string, now: Date): Promise<void> => {
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id))
  },

  /** Ends one session of this customer; false when there is no such live one. */
  revokeOf: async (customerId: string, id: string, now: Date): Promise<boolean> => {
    const rows = await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, id), eq(sessions.customerId, customerId), isLiveAt(now)))
      .returning({ id: sessions.id })
    return rows.length === 1
  },

  /** Ends all sessions of a customer, or all but one. Returns how many ended. */
  revokeAll: async (customerId: string, now: Date, exceptId = ''): Promise<number> => {
    const ended = await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.customerId, customerId), ne(sessions.id, exceptId), isNull(sessions.revokedAt)))
      .returning({ id: sessions.id })
    return ended.length
  },

  removeOld: async (before: Date): Promise<void> => {
    await db.delete(sessions).where(lt(sessions.expiresAt, before))
  },
})
