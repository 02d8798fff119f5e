import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Longer than a visitor waits for a page, but still a limit. */
export const LONG_STATEMENT_MS = 60_000

/** Lets statements of this transaction take long: they write or read as many rows as the shop has. */
export const allowLongStatements = async (tx: Db): Promise<void> => {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${LONG_STATEMENT_MS}`))
}

/** Lets this transaction pause between two statements: files are drawn or removed there. */
export const allowPauses = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
}

/** Removes the limits of statements and pauses of this transaction: a large file takes longer than a call may. */
export const liftTimeLimits = async (tx: Db): Promise<void> => {
  await tx.execute(sql`SET LOCAL statement_timeout = 0`)
  await allowPauses(tx)
}
