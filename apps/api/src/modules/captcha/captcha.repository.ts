import { and, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { captchaPasses, captchaSolutions } from './captcha.tables.ts'

export const captchaRepository = (db: Db) => ({
  /** True for the first caller that brings this solution. */
  takeSolution: async (challenge: string, expiresAt: Date): Promise<boolean> => {
    const rows = await db
      .insert(captchaSolutions)
      .values({ challenge, expiresAt })
      .onConflictDoNothing()
      .returning({ challenge: captchaSolutions.challenge })
    return rows.length === 1
  },

  insertPass: async (passHash: string, expiresAt: Date): Promise<void> => {
    await db.insert(captchaPasses).values({ passHash, expiresAt })
  },

  /** Uses the pass up; true for one caller only, however many come at once. */
  consumePass: async (passHash: string, now: Date): Promise<boolean> => {
    const rows = await db
      .delete(captchaPasses)
      .where(and(eq(captchaPasses.passHash, passHash), gt(captchaPasses.expiresAt, now)))
      .returning({ passHash: captchaPasses.passHash })
    return rows.length === 1
  },

  removeOld: async (now: Date): Promise<void> => {
    await db.delete(captchaPasses).where(lt(captchaPasses.expiresAt, now))
    await db.delete(captchaSolutions).where(lt(captchaSolutions.expiresAt, now))
  },
})
