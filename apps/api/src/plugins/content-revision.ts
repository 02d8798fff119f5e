import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import { followContentRevision } from '../modules/content-revision/content-revision.ts'

/** Names the content revision on every public GET answer: app servers drop their cached pages when it moves. */
export const contentRevision = fp<{ database: Database }>(async (app, { database }) => {
  const following = followContentRevision(database, app.log)
  app.addHook('onClose', following.stop)
  app.decorate('contentRevision', following.current)
  app.addHook('onRequest', async (request, reply) => {
    const revision = request.method === 'GET' ? following.current() : null
    if (revision !== null) reply.header('x-content-revision', revision)
  })
})
