import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { allowLongStatements } from '../../db/time-limits.ts'
import { writeBoughtTogether } from '../../modules/order/bought-together.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** Any number that no other advisory lock of ours uses. */
const PAIRS_LOCK = 7_246_031
/** What was bought together in another season says little of today. */
const COUNTED_DAYS = 120

/**
 * Counts anew which goods were paid for in the same orders: no cart, nothing cancelled or sent back, and no two options of
 * one design. Only rows that changed are written, so a quiet day empties no cache.
 */
export const countPairs = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // Two that write the same rows in different orders would wait for each other.
    const { rows } = await tx.execute<{ isAlone: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${PAIRS_LOCK}) AS "isAlone"`,
    )
    if (!rows[0]?.isAlone) return
    await allowLongStatements(tx)
    const since = new Date(now.getTime() - COUNTED_DAYS * DAY_MS)
    await writeBoughtTogether(tx, since)
  })

/** Makes the job that counts once a day, and when a process starts; an hour after it failed: it reads a season's orders. */
export const makePairCounter = ({
  database: { db },
  clock,
}: Pick<Dependencies, 'database' | 'clock'>): (() => Promise<void>) => {
  let next = 0
  return async () => {
    const now = clock()
    if (now.getTime() < next) return
    next = now.getTime() + HOUR_MS
    await countPairs(db, now)
    next = now.getTime() + DAY_MS
  }
}
