import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/db/client.ts'

/** Milliseconds; so short a look costs less than to wait for the next one. */
const FOR = { timeout: 30_000, interval: 5 }

const waiting = async (db: Db) => {
  const { rows } = await db.execute(
    sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows
}

/** Ends when a statement in this database waits for a lock. */
export const untilSomebodyWaits = (db: Db): Promise<void> =>
  vi.waitFor(async () => expect(await waiting(db)).not.toEqual([]), FOR)

/** Ends when so many statements in this database wait for locks. */
export const untilWaiting = (db: Db, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await waiting(db)).toHaveLength(count), FOR)
