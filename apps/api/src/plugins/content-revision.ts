import { makeSingleFlight } from '@hojreh/server'
import type { FastifyBaseLogger } from 'fastify'
import fp from 'fastify-plugin'
import type { Database, Db } from '../db/client.ts'
import { followContentRevision } from '../modules/content-revision/content-revision.ts'
import { followReplica } from '../modules/content-revision/follow-replica.ts'
import type { FollowedProducts } from '../modules/product-index/follow-products.ts'

const doOneAtATime = (run: () => Promise<void>, log: FastifyBaseLogger) => {
  const share = makeSingleFlight<void>()
  const runLogged = () =>
    run().catch((error: unknown) => log.error({ err: error }, 'what is due failed; it is tried again'))
  let last = Promise.resolve()
  return {
    begin: (): void => {
      last = share('', runLogged)
    },
    end: (): Promise<void> => last,
  }
}

interface Options {
  database: Database
  /** A replica that public content is read from while it keeps up. */
  replica: Database | undefined
  /** They are brought up to date before a revision is announced. */
  products: FollowedProducts
  /** What is due by its row. A look begins it and does not wait for it: the next one sees what it did. */
  due: readonly { isDue: (db: Db) => Promise<boolean>; run: () => Promise<void> }[]
}

/**
 * Names the content revision on every public GET answer: app servers drop their cached pages when it moves. And brings
 * the products in memory up to date before it does.
 */
export const contentRevision = fp<Options>(async (app, { database, replica, products, due }) => {
  const works = due.map(({ isDue, run }) => ({ isDue, ...doOneAtATime(run, app.log) }))
  const copy = replica && followReplica(replica, app.log)
  const following = followContentRevision(
    database,
    app.log,
    async (client, state) => {
      await products.catchUp(client, state)
      await copy?.catchUp(client, state)
    },
    async () => {
      for (const { isDue, begin } of works) if (await isDue(database.db)) begin()
    },
  )
  app.addHook('onClose', following.stop)
  app.addHook('onClose', async () => void (await Promise.all(works.map(({ end }) => end()))))
  app.addHook('onClose', products.stop)
  app.addHook('onClose', async () => copy?.stop())
  app.decorate('contentRevision', following.current)
  /** While the primary is away, what its replica has is better than nothing; no revision is named then. */
  app.decorate('isReadingReplica', (revision: number | null) =>
    copy === undefined ? false : revision === null ? copy.isThere() : copy.isUpToDate(),
  )
  app.decorateRequest('contentRevision', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return
    const { isContent } = request.routeOptions.config
    const seen = Number(request.headers['x-content-revision'] ?? 0)
    request.contentRevision = isContent ? await following.upTo(seen) : following.current()
    if (request.contentRevision !== null) reply.header('x-content-revision', request.contentRevision)
  })
})
