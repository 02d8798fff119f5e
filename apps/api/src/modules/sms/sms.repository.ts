import { and, asc, count, eq, gt, inArray, lt, lte, max, min, ne, or, sql } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client.ts'
import { countUpTo } from '../../db/paging/count-up-to.ts'
import { newestFirst } from '../../db/paging/newest-first.ts'
import { type Place, pagesByTime } from '../../db/paging/pages-by-time.ts'
import { smsMessages } from './sms.tables.ts'

export type SmsRow = typeof smsMessages.$inferSelect

/** Codes are too old by then. */
export const isRepeatable = ({ status, kind }: Pick<SmsRow, 'status' | 'kind'>): boolean =>
  status === 'failed' && kind !== 'otp'

interface SmsFilter {
  state?: SmsRow['status'] | undefined
  kind?: SmsRow['kind'] | undefined
}

const matches = ({ state, kind }: SmsFilter) =>
  and(state && eq(smsMessages.status, state), kind && eq(smsMessages.kind, kind))

const pages = pagesByTime(smsMessages.createdAt, smsMessages.id)

interface Claim {
  now: Date
  /** End of the lease: until then no other process sends them. */
  leaseEnd: Date
  count: number
  /** Only this one. */
  id?: string
}

export const smsRepository = (db: Db) => ({
  /** The id, or null when a message of the same was written before. */
  insert: async (message: PgInsertValue<typeof smsMessages>): Promise<string | null> => {
    const [row] = await db
      .insert(smsMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: smsMessages.id })
    return row?.id ?? null
  },

  find: async (id: string): Promise<SmsRow | null> => {
    const [row] = await db.select().from(smsMessages).where(eq(smsMessages.id, id))
    return row ?? null
  },

  newest: (count: number, statuses?: readonly SmsRow['status'][]): Promise<SmsRow[]> =>
    db
      .select()
      .from(smsMessages)
      .where(statuses && inArray(smsMessages.status, [...statuses]))
      .orderBy(newestFirst(smsMessages.createdAt))
      .limit(count),

  /** Newest first, after the one that was read last. */
  list: (filter: SmsFilter, take: number, last?: Place): Promise<SmsRow[]> =>
    db
      .select()
      .from(smsMessages)
      .where(and(matches(filter), last && pages.after('newest', last)))
      .orderBy(...pages.orderBy('newest'))
      .limit(take),

  count: (filter: SmsFilter): Promise<number> => countUpTo(db, smsMessages, matches(filter)),

  /** How many the providers refused for good, and since when. */
  failed: async () => {
    const [row] = await db
      .select({ count: count(), oldest: min(smsMessages.createdAt), newest: max(smsMessages.createdAt) })
      .from(smsMessages)
      .where(eq(smsMessages.status, 'failed'))
    return row ?? { count: 0, oldest: null, newest: null }
  },

  /** What went to a phone, newest first. */
  ofPhone: (phone: string, take: number): Promise<SmsRow[]> =>
    db
      .select()
      .from(smsMessages)
      .where(eq(smsMessages.phone, phone))
      .orderBy(newestFirst(smsMessages.createdAt), asc(smsMessages.id))
      .limit(take),

  /** Messages that are due, for this caller alone until the lease ends. */
  claim: ({ now, leaseEnd, count, id }: Claim): Promise<SmsRow[]> => {
    const due = db
      .select({ id: smsMessages.id })
      .from(smsMessages)
      .where(
        and(
          eq(smsMessages.status, 'queued'),
          lte(smsMessages.dueAt, now),
          gt(smsMessages.expiresAt, now),
          id === undefined ? undefined : eq(smsMessages.id, id),
        ),
      )
      .orderBy(asc(smsMessages.dueAt))
      .limit(count)
      .for('update', { skipLocked: true })
    return db
      .update(smsMessages)
      .set({ dueAt: leaseEnd, attempts: sql`${smsMessages.attempts} + 1` })
      .where(inArray(smsMessages.id, due))
      .returning()
  },

  update: async (id: string, changes: Partial<typeof smsMessages.$inferInsert>): Promise<void> => {
    await db.update(smsMessages).set(changes).where(eq(smsMessages.id, id))
  },

  expire: async (now: Date): Promise<void> => {
    await db
      .update(smsMessages)
      .set({ status: 'expired', settledAt: now })
      .where(and(eq(smsMessages.status, 'queued'), lte(smsMessages.expiresAt, now)))
  },

  /** A newer code took their place: they would only mislead. */
  expireCodesOf: async (phone: string, now: Date): Promise<void> => {
    await db
      .update(smsMessages)
      .set({ status: 'expired', settledAt: now })
      .where(and(eq(smsMessages.phone, phone), eq(smsMessages.kind, 'otp'), eq(smsMessages.status, 'queued')))
  },

  /** Failed messages that are queued again, with all their attempts before them; codes are too old by then. */
  requeue: async (now: Date, expiresAt: Date, id?: string): Promise<number> => {
    const rows = await db
      .update(smsMessages)
      .set({ status: 'queued', attempts: 0, dueAt: now, expiresAt, settledAt: null })
      .where(
        and(
          eq(smsMessages.status, 'failed'),
          ne(smsMessages.kind, 'otp'),
          id === undefined ? undefined : eq(smsMessages.id, id),
        ),
      )
      .returning({ id: smsMessages.id })
    return rows.length
  },

  removeOld: async (codesBefore: Date, othersBefore: Date): Promise<void> => {
    await db
      .delete(smsMessages)
      .where(
        or(
          lt(smsMessages.createdAt, othersBefore),
          and(eq(smsMessages.kind, 'otp'), lt(smsMessages.createdAt, codesBefore)),
        ),
      )
  },
})
