import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }

const newestMigration = Math.max(...journal.entries.map(({ when }) => when))
/** Whoever asks wants to know now; a database that needs longer does not serve shoppers either. */
const ANSWER_WITHIN_MS = 2_000

const stateOf = async ({ db }: Database): Promise<string> => {
  const { rows } = await db.execute<{ newest: number | null }>(
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.newest ?? 0) >= newestMigration ? 'ready' : 'migrations are missing'
}

/**
 * Alive: the process answers. Ready: the database does too, soon enough, has the tables of this code, and the
 * process is not about to end.
 */
export const health = fp(async (app, { database }: { database: Database }) => {
  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (request, reply) => {
    const late = delay(ANSWER_WITHIN_MS, 'the database does not answer', { ref: false })
    const state = stateOf(database).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready')
      return 'the database does not answer'
    })
    const status = app.isClosing() ? 'closing' : await Promise.race([state, late])
    return reply.code(status === 'ready' ? 200 : 503).send({ status })
  })
})
