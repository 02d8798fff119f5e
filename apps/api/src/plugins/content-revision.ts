import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import { followContentRevision } from '../modules/content-revision/content-revision.ts'
import { followProducts } from '../modules/product-index/follow-products.ts'

interface Options {
  database: Database
  /** How many products are kept in memory at most. */
  productsInMemory: number
}

/**
 * Names the content revision on every public GET answer: app servers drop their cached pages when it moves. And brings
 * the products in memory up to date before it does.
 */
export const contentRevision = fp<Options>(async (app, { database, productsInMemory }) => {
  const products = followProducts(database, productsInMemory, app.log)
  const following = followContentRevision(database, app.log, products.catchUp)
  app.addHook('onClose', following.stop)
  app.addHook('onClose', products.stop)
  app.decorate('contentRevision', following.current)
  app.decorate('productsFor', ({ headers }) => {
    const revision = following.current()
    return revision === null
      ? null
      : products.asOf(Math.max(revision, Number(headers['x-content-revision'] ?? 0)))
  })
  app.addHook('onRequest', async (request, reply) => {
    const revision = request.method === 'GET' ? following.current() : null
    if (revision !== null) reply.header('x-content-revision', revision)
  })
})
