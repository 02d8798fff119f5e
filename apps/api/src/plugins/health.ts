import { access, constants } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }

const newestMigration = Math.max(...journal.entries.map(({ when }) => when))
/** A database that needs longer than this does not serve shoppers either. */
const ANSWER_WITHIN_MS = 2_000

const stateOf = async ({ db }: Database): Promise<string> => {
  const { rows } = await db.execute<{ newest: number | null }>(
    sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
  )
  return (rows[0]?.newest ?? 0) >= newestMigration ? 'ready' : 'migrations are missing'
}

interface HealthOptions {
  database: Database
  mediaFolder: string
}

/** The problem of the picture folder; no part of readiness, because the shop sells without it. */
const troubleOf = async (mediaFolder: string): Promise<{ media?: string }> => {
  try {
    await access(mediaFolder, constants.R_OK | constants.W_OK)
    return {}
  } catch {
    return { media: 'the folder of pictures is missing or cannot be written' }
  }
}

/**
 * Alive: the process answers. Ready: the database does too, soon enough, has the tables of this code, and the
 * process is not about to end. Pictures that cannot be kept are told beside it.
 */
export const health = fp(async (app, { database, mediaFolder }: HealthOptions) => {
  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (request, reply) => {
    const late = delay(ANSWER_WITHIN_MS, 'the database does not answer', { ref: false })
    const state = stateOf(database).catch((error: unknown) => {
      request.log.warn({ err: error }, 'not ready')
      return 'the database does not answer'
    })
    const status = app.isClosing() ? 'closing' : await Promise.race([state, late])
    const trouble = await Promise.race([
      troubleOf(mediaFolder),
      late.then(() => ({ media: 'does not answer' })),
    ])
    if (trouble.media) request.log.warn(trouble, 'pictures cannot be kept')
    return reply.code(status === 'ready' ? 200 : 503).send({ status, ...trouble })
  })
})
