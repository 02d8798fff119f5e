import { sql } from 'drizzle-orm'
import type { Database, Db } from './client.ts'

/** Reads at length from one moment of the shop, while it goes on; nobody waits for it. */
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
