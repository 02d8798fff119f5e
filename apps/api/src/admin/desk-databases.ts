import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase, type PoolLimits } from '../db/client.ts'
import { LONG_STATEMENT_MS } from '../db/time-limits.ts'

export interface DeskDatabases {
  /** Connections for the calls of the back office. */
  desk: Database
  /** Connections for reading the files that the back office exports. */
  aside: Database
}

/** At most two files are read at once; a third waits for a short time only. */
const FILES = 2
const WAIT_FOR_FILE_MS = 5_000

/**
 * Opens the connections of the back office alone: however long its lists and files take, no shopper waits for one of
 * them. Each is opened on first use.
 */
export const openDeskDatabases = (
  app: FastifyInstance,
  config: Config,
  { url }: Pick<Database, 'url'>,
): DeskDatabases => {
  const open = (size: number, limits: PoolLimits): Database => {
    const database = openDatabase(
      url,
      size,
      (error) => app.log.warn({ err: error }, 'a connection of the back office was lost'),
      { ...limits, isPreparing: config.DATABASE_PREPARED },
    )
    app.addHook('onClose', () => database.close())
    return database
  }
  return {
    desk: open(config.DATABASE_DESK_POOL, {
      waitMs: config.DATABASE_WAIT_SECONDS * 1_000,
      statementMs: config.DATABASE_DESK_STATEMENT_SECONDS * 1_000,
    }),
    aside: open(FILES, { waitMs: WAIT_FOR_FILE_MS, statementMs: LONG_STATEMENT_MS }),
  }
}
