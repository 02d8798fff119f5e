import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from './identity.tables.ts'

export const sessionRepository = (db: Db) => ({
  insert: async (session: typeof sessions.$inferInsert): Promise<void> => {
    await db.insert(sessions).values(session)
  },

  isLive: async (id: string, customerId: string, now: Date): Promise<boolean> => {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(
        and(
          eq(sessions.id, id),
          eq(sessions.customerId, customerId),
          isNull(sessions.revokedAt),
          gt(sessions.expiresAt, now),
        ),
      )
    return rows.length === 1
  },

  revoke: async (id: string, now: Date): Promise<void> => {
    await db
      .update(sessions)
      .set({ revokedAt: now })
      .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
  },

  removeOld: async (before: Date): Promise<void> => {
    await db.delete(sessions).where(lt(sessions.expiresAt, before))
  },
})
