import { eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import type { Clock } from '../../shared/clock.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { deriveKey, keyedHash } from '../../shared/keys.ts'
import { slowDowns } from './slow-down.tables.ts'
import type { SubjectKind, Subjects } from './subject.ts'

export interface SlowDownRule<Of extends SubjectKind> {
  name: string
  of: Of
  /** Failures in a row that cost nothing. */
  free: number
  /** The wait after the next one; it doubles with every further one. */
  firstWaitMs: number
  longestWaitMs: number
  /** After so long without a failure all is forgotten. */
  memoryMs: number
}

export type SlowDown = ReturnType<typeof makeSlowDown>

/** Beyond this the wait has reached its longest anyway, and 2^n stays a number. */
const MOST_DOUBLINGS = 30

/** While there is no wait: clocks of two processes differ, and two requests of the same moment come in any order. */
const NOT_BLOCKED = new Date(0)

/** Makes each further failure in a row cost more time. Kept in the database: it holds across processes and restarts. */
export const makeSlowDown = (secret: string, clock: Clock) => {
  const hashKey = deriveKey(secret, 'slow-down')
  const keyOf = <Of extends SubjectKind>({ name }: SlowDownRule<Of>, subject: Subjects[Of]) =>
    `${name}:${keyedHash(hashKey, name, subject)}`

  const refuse = async (db: Db, key: string, now: Date): Promise<never> => {
    const [row] = await db.select().from(slowDowns).where(eq(slowDowns.key, key))
    const waitMs = (row?.blockedUntil.getTime() ?? 0) - now.getTime()
    throw new DomainError('too_many_requests', {
      retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)),
    })
  }

  return {
    /**
     * Counts a try of `subject` as failed before it is known, so that tries at the same moment count too.
     * Throws `too_many_requests` while the subject has to wait; such a try is not counted.
     */
    begin: async <Of extends SubjectKind>(
      db: Db,
      rule: SlowDownRule<Of>,
      subject: Subjects[Of],
    ): Promise<void> => {
      const now = clock()
      const key = keyOf(rule, subject)
      const isForgotten = lte(slowDowns.forgottenAt, now)
      const failures = sql`(CASE WHEN ${isForgotten} THEN 1 ELSE ${slowDowns.failures} + 1 END)`
      const doublings = sql`LEAST(${failures} - ${rule.free}::int - 1, ${MOST_DOUBLINGS}::int)`
      const waitMs = sql`LEAST(${rule.longestWaitMs}::float8, ${rule.firstWaitMs}::float8 * power(2, ${doublings}))`
      const blockedUntil = sql`${sql.param(now, slowDowns.blockedUntil)}::timestamptz + ${waitMs} * interval '1 millisecond'`
      const forgottenAt = new Date(now.getTime() + rule.memoryMs)
      const rows = await db
        .insert(slowDowns)
        .values({ key, failures: 1, blockedUntil: NOT_BLOCKED, forgottenAt })
        .onConflictDoUpdate({
          target: slowDowns.key,
          set: {
            failures: sql`${failures}`,
            blockedUntil: sql`CASE WHEN ${failures} <= ${rule.free}::int THEN excluded.blocked_until ELSE ${blockedUntil} END`,
            forgottenAt,
          },
          setWhere: sql`${lte(slowDowns.blockedUntil, now)} OR ${isForgotten}`,
        })
        .returning({ key: slowDowns.key })
      if (rows.length === 0) await refuse(db, key, now)
    },

    /** Forgets all failures of a subject that has shown who it is. */
    forget: async <Of extends SubjectKind>(
      db: Db,
      rule: SlowDownRule<Of>,
      subject: Subjects[Of],
    ): Promise<void> => {
      await db.delete(slowDowns).where(eq(slowDowns.key, keyOf(rule, subject)))
    },

    /** Takes back the one try that succeeded; failures of others behind the same address stay counted. */
    takeBack: async <Of extends SubjectKind>(
      db: Db,
      rule: SlowDownRule<Of>,
      subject: Subjects[Of],
    ): Promise<void> => {
      await db
        .update(slowDowns)
        .set({ failures: sql`GREATEST(${slowDowns.failures} - 1, 0)`, blockedUntil: NOT_BLOCKED })
        .where(eq(slowDowns.key, keyOf(rule, subject)))
    },

    removeOld: async (db: Db): Promise<void> => {
      // Skips rows that are being counted, as the rate limiter does.
      const over = db
        .select({ key: slowDowns.key })
        .from(slowDowns)
        .where(lt(slowDowns.forgottenAt, clock()))
        .for('update', { skipLocked: true })
      await db.delete(slowDowns).where(inArray(slowDowns.key, over))
    },
  }
}
