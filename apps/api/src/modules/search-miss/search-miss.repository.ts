import { asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { searchMisses, searchWishes } from './search-miss.tables.ts'

export type WishRow = typeof searchWishes.$inferSelect

export const searchMissRepository = (db: Db) => ({
  count: async (words: string, day: string): Promise<void> => {
    await db
      .insert(searchMisses)
      .values({ words, day, count: 1 })
      .onConflictDoUpdate({
        target: [searchMisses.words, searchMisses.day],
        set: { count: sql`${searchMisses.count} + 1` },
      })
  },

  wish: async (row: WishRow): Promise<void> => {
    await db.insert(searchWishes).values(row).onConflictDoNothing()
  },

  /** Words by how often they found nothing since a day, the most frequent first. */
  readMissed: async (since: string, offset: number, take: number) => {
    const times = sql<number>`sum(${searchMisses.count})::int`
    return db
      .select({
        words: searchMisses.words,
        times,
        lastDay: sql<string>`max(${searchMisses.day})::text`,
      })
      .from(searchMisses)
      .where(gte(searchMisses.day, since))
      .groupBy(searchMisses.words)
      .orderBy(desc(times), desc(sql`max(${searchMisses.day})`), asc(searchMisses.words))
      .offset(offset)
      .limit(take)
  },

  countMissed: async (since: string): Promise<number> => {
    const [row] = await db
      .select({ words: sql<number>`count(DISTINCT ${searchMisses.words})::int` })
      .from(searchMisses)
      .where(gte(searchMisses.day, since))
    return row?.words ?? 0
  },

  /** Counts the wishes for each of the words. */
  countWishes: async (words: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db
      .select({ words: searchWishes.words, waiting: count() })
      .from(searchWishes)
      .where(inArray(searchWishes.words, [...words]))
      .groupBy(searchWishes.words)
    return new Map(rows.map((row) => [row.words, row.waiting]))
  },

  /** Locks and returns the wishes that were looked for longest ago; other transactions skip them meanwhile. */
  takeDue: async (before: Date, take: number): Promise<WishRow[]> =>
    db
      .select()
      .from(searchWishes)
      .where(lt(searchWishes.lookedAt, before))
      .orderBy(asc(searchWishes.lookedAt), asc(searchWishes.id))
      .limit(take)
      .for('update', { skipLocked: true }),

  setLookedAt: async (ids: readonly string[], lookedAt: Date): Promise<void> => {
    await db
      .update(searchWishes)
      .set({ lookedAt })
      .where(inArray(searchWishes.id, [...ids]))
  },

  removeWish: async (id: string): Promise<void> => {
    await db.delete(searchWishes).where(eq(searchWishes.id, id))
  },

  removeOld: async (missedBefore: string, wishedBefore: Date): Promise<void> => {
    await db.delete(searchMisses).where(lt(searchMisses.day, missedBefore))
    await db.delete(searchWishes).where(lt(searchWishes.createdAt, wishedBefore))
  },
})
