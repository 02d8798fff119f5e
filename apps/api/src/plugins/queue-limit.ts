import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import { DomainError } from '../shared/domain-error.ts'

const RETRY_SECONDS = 2
/** Limit of waiting calls of the back office: a shop has some dozens of staff. */
const MOST_OF_DESK = 50

interface Options {
  database: Database
  /** Connections of the back office. */
  desk: Database
  most: number
}

/**
 * Turns calls away at once while too many others wait for the database: a queue that only grows serves no call. The
 * back office has a queue of its own, in which no shopper waits, and comes last: it is turned away with shoppers, too.
 * Registered after health and metrics, which have to report it.
 */
export const queueLimit = fp<Options>(async (app, { database, desk, most }) => {
  app.addHook('onRequest', async ({ url }) => {
    const isFull =
      database.pool.waitingCount >= most ||
      (url.startsWith('/api/admin/') && desk.pool.waitingCount >= MOST_OF_DESK)
    if (!isFull || !url.startsWith('/api/')) return
    throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  })
})
