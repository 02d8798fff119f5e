import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../shared/clock.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { deriveKey, keyedHash } from '../../shared/keys.ts'
import { rateLimits } from './rate-limit.tables.ts'
import type { SubjectKind, Subjects } from './subject.ts'

export interface RateRule<Of extends SubjectKind> {
  name: string
  of: Of
  limit: number
  windowMs: number
}

export type RateLimiter = ReturnType<typeof makeRateLimiter>

/** Counts in the database, so that limits hold across processes and restarts. */
export const makeRateLimiter = (secret: string, clock: Clock) => {
  const hashKey = deriveKey(secret, 'rate-limit')
  const keyOf = <Of extends SubjectKind>({ name }: RateRule<Of>, subject: Subjects[Of]) =>
    `${name}:${keyedHash(hashKey, name, subject)}`

  const count = async <Of extends SubjectKind>(db: Db, rule: RateRule<Of>, subject: Subjects[Of]) => {
    const now = clock()
    const isOver = lt(rateLimits.windowEndsAt, now)
    const [row] = await db
      .insert(rateLimits)
      .values({
        key: keyOf(rule, subject),
        count: 1,
        windowEndsAt: new Date(now.getTime() + rule.windowMs),
      })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
          windowEndsAt: sql`CASE WHEN ${isOver} THEN excluded.window_ends_at ELSE ${rateLimits.windowEndsAt} END`,
        },
      })
      .returning()
    if (!row) throw new Error('nothing was counted')
    return row
  }

  return {
    /**
     * Counts one more for `subject` and throws `too_many_requests` beyond the limit.
     * Inside a transaction that fails, the count is taken back with everything else.
     */
    take: async <Of extends SubjectKind>(
      db: Db,
      rule: RateRule<Of>,
      subject: Subjects[Of],
    ): Promise<void> => {
      const row = await count(db, rule, subject)
      if (row.count > rule.limit)
        throw new DomainError('too_many_requests', {
          retryAfterSeconds: Math.max(1, Math.ceil((row.windowEndsAt.getTime() - clock().getTime()) / 1_000)),
        })
    },

    /** Counts one more; returns how many there are in this window. */
    count: async <Of extends SubjectKind>(
      db: Db,
      rule: RateRule<Of>,
      subject: Subjects[Of],
    ): Promise<number> => (await count(db, rule, subject)).count,

    /** How many there are in this window. */
    read: async <Of extends SubjectKind>(
      db: Db,
      rule: RateRule<Of>,
      subject: Subjects[Of],
    ): Promise<number> => {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(rule, subject)))
      return row && row.windowEndsAt >= clock() ? row.count : 0
    },

    removeOld: async (db: Db): Promise<void> => {
      // Skipping what is being counted on: waiting for it, row by row, could end in a circle.
      const over = db
        .select({ key: rateLimits.key })
        .from(rateLimits)
        .where(lt(rateLimits.windowEndsAt, clock()))
        .for('update', { skipLocked: true })
      await db.delete(rateLimits).where(inArray(rateLimits.key, over))
    },
  }
}
