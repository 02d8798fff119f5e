import { sql } from 'drizzle-orm'
import type { Db } from './client.ts'

/** Longer than anybody waits for a page; still an end. */
export const LONG_STATEMENT_MS = 60_000

/** Until this transaction ends a statement may take long: it writes or reads as many rows as the shop has. */
export const allowLongStatements = async (tx: Db): Promise<void> => {
  await tx.execute(sql.raw(`SET LOCAL statement_timeout = ${LONG_STATEMENT_MS}`))
}
