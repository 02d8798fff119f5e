import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config/config.ts'
import type { Database } from './db/client.ts'
import { catalogJobs } from './jobs/catalog-jobs.ts'
import { shopJobs } from './jobs/shop-jobs.ts'
import { registerAddresses } from './modules/address/address.routes.ts'
import { registerCart } from './modules/cart/cart.routes.ts'
import { registerCatalog } from './modules/catalog/catalog.routes.ts'
import { registerContact } from './modules/contact/contact.routes.ts'
import { registerContent } from './modules/content/content.routes.ts'
import { registerFavorites } from './modules/favorite/favorite.routes.ts'
import { registerGeo } from './modules/geo/geo.routes.ts'
import { registerIdentity } from './modules/identity/identity.module.ts'
import { registerMedia } from './modules/media/media.routes.ts'
import { chooseGateway } from './modules/payment/choose-gateway.ts'
import type { PaymentGateway } from './modules/payment/payment-gateway.ts'
import { registerSandboxGateway } from './modules/sandbox-gateway/sandbox.routes.ts'
import { registerSearch } from './modules/search/search.routes.ts'
import { registerSeo } from './modules/seo/seo.routes.ts'
import { registerStockNotices } from './modules/stock-notice/stock-notice.routes.ts'
import { registerTorob } from './modules/torob/torob.routes.ts'
import { authentication } from './plugins/authentication.ts'
import { closeIdleConnections } from './plugins/close-idle-connections.ts'
import { contentRevision } from './plugins/content-revision.ts'
import { documentation } from './plugins/documentation.ts'
import { errorHandler } from './plugins/error-handler.ts'
import { health } from './plugins/health.ts'
import { type LogStream, loggerOptions } from './plugins/logger.ts'
import { metrics } from './plugins/metrics.ts'
import { requestLog } from './plugins/request-log.ts'
import { securityHeaders } from './plugins/security-headers.ts'
import { type Clock, systemClock } from './shared/clock.ts'
import type { Dependencies } from './shared/dependencies.ts'
import { registerCheckout } from './workflows/checkout.routes.ts'
import { registerComments } from './workflows/comment.routes.ts'
import { registerHome } from './workflows/home.routes.ts'
import { registerOrders } from './workflows/orders.routes.ts'

export interface AppOptions {
  config: Config
  database: Database
  clock?: Clock
  logStream?: LogStream
  /** In the place of the configured one. */
  gateway?: PaymentGateway
}

/** The composition root: every module gets what it needs from here and nowhere else. Does not listen. */
export const buildApp = async ({
  config,
  database,
  clock = systemClock,
  logStream,
  gateway,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: loggerOptions(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    trustProxy: config.TRUSTED_PROXIES,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // JSON only: every other type is refused with 415.
  app.removeContentTypeParser('text/plain')
  const dependencies: Dependencies = { config, database, clock }
  await app.register(errorHandler)
  await app.register(closeIdleConnections)
  await app.register(securityHeaders, { config })
  await app.register(authentication, dependencies)
  await app.register(requestLog)
  await app.register(metrics)
  await app.register(health, { database })
  await app.register(documentation, { config })

  await app.register(contentRevision, { database })

  // Catalogue side: catalog, search, content, media.
  registerCatalog(app, dependencies)
  registerContent(app, dependencies)
  registerContact(app, dependencies)
  registerHome(app, dependencies)
  registerSeo(app, dependencies)
  registerTorob(app, dependencies)
  registerMedia(app, dependencies)
  registerSearch(app, dependencies)
  // Customer side: identity, cart, order, payment, shipping, geo.
  registerIdentity(app, dependencies)
  registerGeo(app)
  registerAddresses(app, dependencies)
  registerCart(app, dependencies)
  registerComments(app, dependencies)
  registerFavorites(app, dependencies)
  registerStockNotices(app, dependencies)
  const payment = { ...dependencies, gateway: gateway ?? chooseGateway(app, config), log: app.log }
  registerCheckout(app, payment)
  registerOrders(app, payment)
  registerSandboxGateway(app, dependencies)
  app.decorate('jobs', shopJobs(payment))
  app.decorate('catalogJobs', catalogJobs(dependencies))
  return app
}
