import { createServer, type LogStream, noopObserver, type Observer } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { registerAdmin } from './admin/admin.module.ts'
import { type DeskDatabases, openDeskDatabases } from './admin/desk-databases.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/client.ts'
import { catalogJobs } from './jobs/catalog-jobs.ts'
import { shopJobs } from './jobs/shop-jobs.ts'
import { registerAddresses } from './modules/address/address.routes.ts'
import { registerCart } from './modules/cart/cart.routes.ts'
import { registerCatalog } from './modules/catalog/catalog.routes.ts'
import { makeSqlCatalogue } from './modules/catalog/sql-catalogue.ts'
import { registerContact } from './modules/contact/contact.routes.ts'
import { registerContent } from './modules/content/content.routes.ts'
import { registerFavorites } from './modules/favorite/favorite.routes.ts'
import type { FileStore } from './modules/file-store/file-store.ts'
import { openFileStore } from './modules/file-store/open-file-store.ts'
import { registerGeo } from './modules/geo/geo.routes.ts'
import { registerIdentity } from './modules/identity/identity.module.ts'
import { registerMedia } from './modules/media/media.routes.ts'
import { makeNoticeSender } from './modules/order-notice/deliver-notices.ts'
import { registerPageFailures } from './modules/page-failure/page-failure.routes.ts'
import { chooseGateways } from './modules/payment/choose-gateway.ts'
import type { InstalmentsGateway, PaymentGateway } from './modules/payment/payment-gateway.ts'
import { followProducts } from './modules/product-index/follow-products.ts'
import { makeMemoryCatalogues } from './modules/product-index/memory-catalogue.ts'
import { registerQueue } from './modules/queue/queue.routes.ts'
import { moveQueues } from './modules/queue/queue.service.ts'
import { registerInstalmentsSandbox } from './modules/sandbox-gateway/instalments/instalments.routes.ts'
import { registerSandboxGateway } from './modules/sandbox-gateway/sandbox.routes.ts'
import { makeSynonymApplier } from './modules/search/apply-synonyms.ts'
import { registerSearch } from './modules/search/search.routes.ts'
import { registerSearchMisses } from './modules/search-miss/search-miss.routes.ts'
import { registerSeo } from './modules/seo/seo.routes.ts'
import { chooseSmsProviders } from './modules/sms/choose-providers.ts'
import { makeSmsSender } from './modules/sms/deliver-sms.ts'
import { registerStockNotices } from './modules/stock-notice/stock-notice.routes.ts'
import { registerTorob } from './modules/torob/torob.routes.ts'
import { authentication } from './plugins/authentication.ts'
import { contentRevision } from './plugins/content-revision.ts'
import { documentation } from './plugins/documentation.ts'
import { expectedFailure } from './plugins/expected-failure.ts'
import { metrics } from './plugins/metrics.ts'
import { queueLimit } from './plugins/queue-limit.ts'
import { makeReadiness } from './plugins/readiness.ts'
import { requestLog } from './plugins/request-log.ts'
import { responseCache } from './plugins/response-cache.ts'
import { storableText } from './plugins/storable-text.ts'
import { visitor } from './plugins/visitor.ts'
import { type Clock, systemClock } from './shared/clock.ts'
import type { Dependencies } from './shared/dependencies.ts'
import { registerCheckout } from './workflows/checkout/checkout.routes.ts'
import { registerComments } from './workflows/comments/comment.routes.ts'
import { makeScheduledGoods } from './workflows/goods/show-scheduled.ts'
import { registerHome } from './workflows/home/home.routes.ts'
import { makeWooImportRunner } from './workflows/import/woo-rest/run-woo-imports.ts'
import { makeOfferApplier } from './workflows/offers/apply-offers.ts'
import { registerOrders } from './workflows/orders/orders.routes.ts'
import { registerGatewayReturn } from './workflows/payment/return-from-gateway.ts'
import { makePriceJobRunner } from './workflows/price-jobs/run-price-jobs.ts'
import { registerDelivery } from './workflows/shipping/delivery.routes.ts'

export interface AppOptions {
  config: Config
  database: Database
  /** A replica of it, for public content. */
  replica?: Database | undefined
  /** In the place of the back office's own. */
  deskDatabase?: Database
  clock?: Clock
  logStream?: LogStream
  /** In the place of the configured one. */
  gateway?: PaymentGateway
  /** Likewise. */
  instalments?: InstalmentsGateway | null
  observer?: Observer
  /** In the place of the configured store. */
  files?: FileStore
}

/** The composition root: every module gets what it needs from here and nowhere else. Does not listen. */
export const buildApp = async ({
  config,
  database,
  replica,
  deskDatabase,
  clock = systemClock,
  logStream,
  gateway,
  instalments = null,
  observer = noopObserver,
  files = openFileStore(config),
}: AppOptions): Promise<FastifyInstance> => {
  const app = await createServer({
    log: { level: config.LOG_LEVEL, stream: logStream },
    observer,
    readiness: makeReadiness({ database, files }),
    failsWithPage: () => false,
    expectedFailure,
    publicOrigin: config.PUBLIC_ORIGIN,
    closeDelayMs: config.CLOSE_DELAY_SECONDS * 1_000,
    fastify: { bodyLimit: 64 * 1024, trustProxy: config.TRUSTED_PROXIES },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // JSON only: every other type is refused with 415.
  app.removeContentTypeParser('text/plain')
  const dependencies: Dependencies = { config, database, clock, files }
  const offers = makeOfferApplier(dependencies)
  const scheduled = makeScheduledGoods(dependencies)
  const products = followProducts(database, config.PRODUCTS_IN_MEMORY, app.log)
  await app.register(contentRevision, {
    database,
    replica,
    products,
    due: [{ isDue: offers.isDue, run: offers.due }, scheduled, makeSynonymApplier(database)],
  })
  // Before everything that a response from memory does not need.
  await app.register(responseCache, { megabytes: config.RESPONSE_CACHE_MB })
  await app.register(storableText)
  await app.register(visitor)
  await app.register(authentication, dependencies)
  await app.register(requestLog)
  await app.register(metrics, { products })
  const opened = openDeskDatabases(app, config, database)
  const ofDesk: DeskDatabases = { ...opened, ...(deskDatabase && { desk: deskDatabase }) }
  await app.register(queueLimit, { database, desk: ofDesk.desk, most: config.DATABASE_QUEUE })
  await app.register(documentation, { config })

  const memoryCatalogue = makeMemoryCatalogues(database.db)
  app.decorate('catalogContextAsOf', (revision: number | null) => {
    const { db } = replica && app.isReadingReplica(revision) ? replica : database
    const cached = app.cachedAsOf(revision)
    const index = revision === null ? null : products.asOf(revision)
    return { db, cached, catalogue: index ? memoryCatalogue(db, index) : makeSqlCatalogue({ db, cached }) }
  })

  // Catalogue side: catalog, search, content, media.
  registerCatalog(app, dependencies)
  registerContent(app, dependencies)
  registerContact(app, dependencies)
  registerSearchMisses(app, dependencies)
  registerPageFailures(app, dependencies, observer)
  registerHome(app)
  registerSeo(app, dependencies)
  registerTorob(app, dependencies)
  registerMedia(app, dependencies)
  registerSearch(app)
  // Customer side: identity, cart, order, payment, shipping, geo.
  const smsSender = makeSmsSender({
    ...dependencies,
    providers: chooseSmsProviders(config),
    log: app.log,
  })
  registerIdentity(app, dependencies, smsSender)
  registerGeo(app)
  registerDelivery(app, dependencies)
  registerAddresses(app, dependencies)
  registerCart(app, dependencies)
  registerQueue(app, dependencies)
  registerComments(app, dependencies)
  registerFavorites(app, dependencies)
  registerStockNotices(app, dependencies)
  const gateways = gateway ? { gateway, instalments, otherGateways: [] } : chooseGateways(app, config)
  const payment = { ...dependencies, ...gateways, log: app.log }
  registerCheckout(app, payment)
  registerGatewayReturn(app, payment)
  registerOrders(app, payment)
  registerAdmin(app, dependencies, ofDesk, gateways)
  registerSandboxGateway(app, dependencies)
  registerInstalmentsSandbox(app, dependencies)
  app.decorate('jobs', shopJobs(payment))
  app.decorate('catalogJobs', catalogJobs({ ...dependencies, log: app.log }))
  app.decorate('smsJobs', [{ name: 'send SMS', run: smsSender.deliverDue }])
  app.decorate('noticeJobs', [
    { name: 'send notices of orders', run: makeNoticeSender({ ...dependencies, log: app.log }) },
  ])
  app.decorate('queueJobs', [{ name: 'let people in', run: () => moveQueues(database.db, clock()) }])
  app.decorate('priceJobs', [{ name: 'change many prices', run: makePriceJobRunner(dependencies) }])
  app.decorate('importJobs', [
    { name: 'take other shops in', run: makeWooImportRunner({ ...dependencies, log: app.log }) },
  ])
  return app
}
