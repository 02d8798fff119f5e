import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import { DomainError } from '../shared/domain-error.ts'

const RETRY_SECONDS = 2

/**
 * Turns calls away at once while too many others wait for the database: a queue that only grows serves nobody.
 * Registered after health and metrics, which have to tell of it.
 */
export const queueLimit = fp<{ database: Database; most: number }>(async (app, { database, most }) => {
  app.addHook('onRequest', async (request) => {
    if (database.pool.waitingCount < most || !request.url.startsWith('/api/')) return
    throw new DomainError('unavailable', { retryAfterSeconds: RETRY_SECONDS })
  })
})
