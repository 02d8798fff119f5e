import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Longer than anybody waits for a page; still an end. */
export const LONG_STATEMENT_MS = 60_000

/** Until this transaction ends a statement may take long: it writes or reads as many rows as the shop has. */
export const allowLongStatements = async (tx: Db): Promise<void> => {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${LONG_STATEMENT_MS}`))
}

/** Until this transaction ends it may pause between two statements: files are drawn or removed there. */
export const allowPauses = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
}

/** Until this transaction ends neither a statement nor a pause has a limit: a large file takes longer than a call may. */
export const liftTimeLimits = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await allowPauses(tx)
}
