import Fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Config } from './config/config.ts'
import type { Database } from './db/client.ts'
import { errorHandler } from './plugins/error-handler.ts'
import { type Clock, systemClock } from './shared/clock.ts'

export interface AppOptions {
  config: Config
  database: Database
  clock?: Clock
}

/** What every module is made from. */
export interface Dependencies {
  config: Config
  database: Database
  clock: Clock
}

/** The composition root: every module gets what it needs from here and nowhere else. Does not listen. */
export const buildApp = async ({
  config,
  database,
  clock = systemClock,
}: AppOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL },
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
    },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('customer', null)
  await app.register(errorHandler)

  const dependencies: Dependencies = { config, database, clock }
  // Catalogue side: catalog, search, content, media.
  // Customer side: identity, cart, order, payment, shipping, geo.
  void dependencies
  return app
}
