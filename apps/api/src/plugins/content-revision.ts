import fp from 'fastify-plugin'
import type { Database } from '../db/client.ts'
import { followContentRevision } from '../modules/content-revision/content-revision.ts'
import { followProducts } from '../modules/product-index/follow-products.ts'

interface Options {
  database: Database
  /** The most products in memory. */
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
  app.decorate('productsAsOf', products.asOf)
  app.decorateRequest('contentRevision', null)
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return
    const { isContent } = request.routeOptions.config
    const seen = Number(request.headers['x-content-revision'] ?? 0)
    request.contentRevision = isContent ? await following.upTo(seen) : following.current()
    if (request.contentRevision !== null) reply.header('x-content-revision', request.contentRevision)
  })
})
