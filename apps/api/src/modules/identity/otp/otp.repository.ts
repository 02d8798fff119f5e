import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { otpCodes } from '../identity.tables.ts'

export type OtpCode = typeof otpCodes.$inferSelect

export const otpRepository = (db: Db) => ({
  find: async (phone: string): Promise<OtpCode | null> => {
    const [row] = await db.select().from(otpCodes).where(eq(otpCodes.phone, phone))
    return row ?? null
  },

  /** Puts the code in the place of an earlier one that was sent at `sentBefore` or earlier; false when it is younger. */
  replace: async (
    code: Omit<typeof otpCodes.$inferInsert, 'tries' | 'consumedAt'>,
    sentBefore: Date,
  ): Promise<boolean> => {
    const rows = await db
      .insert(otpCodes)
      .values(code)
      .onConflictDoUpdate({
        target: otpCodes.phone,
        set: { ...code, tries: 0, consumedAt: null },
        setWhere: lte(otpCodes.sentAt, sentBefore),
      })
      .returning({ phone: otpCodes.phone })
    return rows.length === 1
  },

  /** Uses up one try of the active code; null when there is none or no try is left. */
  takeTry: async (phone: string, tries: number, now: Date): Promise<OtpCode | null> => {
    const [row] = await db
      .update(otpCodes)
      .set({ tries: sql`${otpCodes.tries} + 1` })
      .where(
        and(
          eq(otpCodes.phone, phone),
          isNull(otpCodes.consumedAt),
          gt(otpCodes.expiresAt, now),
          lt(otpCodes.tries, tries),
        ),
      )
      .returning()
    return row ?? null
  },

  /** True for the one caller that gets the code. */
  consume: async ({ phone, codeHash }: Pick<OtpCode, 'phone' | 'codeHash'>, now: Date): Promise<boolean> => {
    const rows = await db
      .update(otpCodes)
      .set({ consumedAt: now })
      .where(and(eq(otpCodes.phone, phone), eq(otpCodes.codeHash, codeHash), isNull(otpCodes.consumedAt)))
      .returning({ phone: otpCodes.phone })
    return rows.length === 1
  },

  removeOld: async (before: Date): Promise<void> => {
    await db.delete(otpCodes).where(lt(otpCodes.expiresAt, before))
  },
})
