import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

// Any number that no other advisory lock of ours uses.
const MIGRATION_LOCK = 7_246_001
const TURN_EVERY_MS = 50
/** Longer than an index of a large shop takes. */
const TURN_WITHIN_MS = 15 * 60_000

const holderOf = async (client: pg.PoolClient): Promise<number | undefined> => {
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = ${MIGRATION_LOCK} AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  )
  return rows[0]?.pid
}

/**
 * Takes the lock of migrations, which ends with the connection. By looking again and again: an index that is built waits
 * for every statement that runs, also for one that waits for it. Throws after `withinMs`, and says who has the lock.
 */
export const takeTurn = async (client: pg.PoolClient, withinMs = TURN_WITHIN_MS): Promise<void> => {
  const until = performance.now() + withinMs
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>(
      `SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS "isMine"`,
    )
    if (rows[0]?.isMine) return
    if (performance.now() >= until) {
      const holder = await holderOf(client)
      throw new Error(
        `به‌روز کردن دیگری هنوز تمام نشده است (اتصال ${holder})؛ پس از آن دوباره اجرا کنید · another migration has not ended (connection ${holder} of PostgreSQL, see pg_stat_activity): run this again when it has; if nobody migrates, end that connection with pg_terminate_backend(${holder})`,
      )
    }
    await delay(TURN_EVERY_MS)
  }
}
