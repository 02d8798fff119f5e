import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { makePool } from './pool.ts'
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
  | '_'
>

export interface Database {
  url: string
  db: NodePgDatabase<Schema>
  pool: pg.Pool
  close: () => Promise<void>
}

// bigint columns hold rials and counts, which stay far below 2^53; a CHECK limits the prices of products alone.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export interface PoolLimits {
  /** Longest wait for a connection. */
  waitMs?: number
  statementMs?: number
  /** Whether PostgreSQL may prepare statements; a pooler in transaction mode may not keep them. */
  isPreparing?: boolean
}

/** Opens a pool. `onLost` is called for connections that the server closed while no query ran on them. */
export const openDatabase = (
  url: string,
  size: number,
  onLost: (error: Error) => void,
  { waitMs = 5_000, statementMs = 30_000, isPreparing = true }: PoolLimits = {},
): Database => {
  const pool = makePool({
    isPreparing,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', onLost)
  // The pool sees errors of idle connections only. One that is lost between two statements of a transaction
  // would end the whole process; this way its next statement fails, and with it that one call.
  pool.on('connect', (client) => client.on('error', onLost))
  return { url, db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
