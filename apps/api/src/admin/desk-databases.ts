import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { type Database, openDatabase, type PoolLimits } from '../db/client.ts'
import { LONG_STATEMENT_MS } from '../db/time-limits.ts'

export interface DeskDatabases {
  /** What the calls of the back office read and write with. */
  desk: Database
  /** What files are read with. */
  aside: Database
}

/** Two files at once are all there may be, and a third waits no long. */
const FILES = 2
const WAIT_FOR_FILE_MS = 5_000

/**
 * Connections of the back office alone: however long its lists and files take, a shopper waits for none of them. They are
 * opened when somebody needs them.
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
