import { sql } from 'drizzle-orm'
import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import journal from '../db/migrations/meta/_journal.json' with { type: 'json' }

const newestMigration = Math.max(...journal.entries.map(({ when }) => when))

/** Alive: the process answers. Ready: the database does too and has the tables of this code. */
export const health = fp(async (app, { database }: { database: Database }) => {
  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (request, reply) => {
    try {
      const { rows } = await database.db.execute<{ newest: number | null }>(
        sql`SELECT max(created_at) AS newest FROM drizzle.__drizzle_migrations`,
      )
      if ((rows[0]?.newest ?? 0) >= newestMigration) return { status: 'ready' }
      return reply.code(503).send({ status: 'migrations are missing' })
    } catch (error) {
      request.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
})
