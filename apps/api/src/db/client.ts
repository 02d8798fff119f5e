import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import * as schema from './schema.ts'

export type Schema = typeof schema
/** The database or a transaction of it: repositories take either. */
export type Db = Pick<
  NodePgDatabase<Schema>,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
  | '$with'
  | 'with'
  | '$count'
>

export interface Database {
  db: NodePgDatabase<Schema>
  pool: pg.Pool
  close: () => Promise<void>
}

// bigint columns hold rials and counts, which stay far below 2^53 (a CHECK keeps them there).
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Opens a pool. `onIdleError` hears of connections that the server closed while nobody used them. */
export const openDatabase = (url: string, size: number, onIdleError: (error: Error) => void): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', onIdleError)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
