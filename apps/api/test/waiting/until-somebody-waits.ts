import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '../../src/db/client.ts'

/** Milliseconds; so short a look costs less than to wait for the next one. */
const FOR = { timeout: 30_000, interval: 5 }

/** Ends when a statement in this database, or so many of them, wait for a lock. */
export const untilSomebodyWaits = (db: Db, least = 1): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await db.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(least)
  }, FOR)
