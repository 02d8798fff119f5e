import { sql } from 'drizzle-orm'
import type { Database, Db } from './client.ts'

/** A long read of one snapshot, while the shop goes on; it blocks nobody. */
export const readAtOneMoment = <Result>(
  { db }: Pick<Database, 'db'>,
  read: (tx: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction(
    async (tx) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`)
      await tx.execute(sql`SET LOCAL idle_in_transaction_session_timeout = 0`)
      return read(tx)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
