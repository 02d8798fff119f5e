import { sql } from 'drizzle-orm'
import type { Database, Db } from './client.ts'
import { allowLongStatements } from './time-limits.ts'

/**
 * An export pauses between rows, also for a slow client. A client that reads nothing for so long loses its connection.
 */
const IDLE_MS = 60_000

/** Runs a long read of one snapshot while the shop goes on; it blocks no other transaction. */
export const readAtOneMoment = <Result>(
  { db }: Pick<Database, 'db'>,
  read: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await allowLongStatements(tx)
      await tx.execute(sql.raw(`SET LOCAL idle_in_transaction_session_timeout = ${IDLE_MS}`))
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
