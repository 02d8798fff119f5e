import type { FastifyInstance } from 'fastify'
import { type Database, openDatabase } from '../../db/client.ts'
import type { Dependencies } from '../../shared/dependencies.ts'

/** Shoppers have connections of their own: two exports at once are all there may be, and a third waits no long. */
const CONNECTIONS = 2
const WAIT_MS = 3_000
const STATEMENT_MS = 60_000

/** Connections for long readings, apart from those that the shop lives on. They are opened when somebody needs them. */
export const openAside = (app: FastifyInstance, { database }: Pick<Dependencies, 'database'>): Database => {
  const aside = openDatabase(
    database.url,
    CONNECTIONS,
    (error) => app.log.warn({ err: error }, 'a connection for exports was lost'),
    { waitMs: WAIT_MS, statementMs: STATEMENT_MS },
  )
  app.addHook('onClose', () => aside.close())
  return aside
}
