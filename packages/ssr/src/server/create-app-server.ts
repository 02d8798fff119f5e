import { randomUUID } from 'node:crypto'
import { isPlainTarget, NOWHERE } from '@hojreh/contract'
import {
  closeInOrder,
  directLimits,
  logOutput,
  MOST_CONNECTIONS,
  type Observer,
  quiet,
  strictHttp,
} from '@hojreh/server'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { watchApi } from './api-watch.ts'
import { type AppSource, readBuild } from './app-source.ts'
import { securityHeaders } from './content-security-policy.ts'
import { handleFailures, sendFailure } from './failure.ts'
import type { AppServerOptions } from './options.ts'
import { servePages } from './pages.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

export interface ServerSettings {
  apiOrigin: string
  logLevel: string
  /** Name of the shop on pages of last resort. */
  shopTitle?: string | undefined
  /** Folder of the files of all versions of the app; without it only this build's are served. */
  keptFiles?: string | undefined
  observer?: Observer
}

const headersOf = ({ id }: FastifyRequest) => ({ ...securityHeaders, 'x-request-id': id })

/** Builds the server of an app, from its build unless another source is given; does not listen. */
export const createAppServer = async (
  options: AppServerOptions,
  { apiOrigin, logLevel, shopTitle, keptFiles, observer = quiet }: ServerSettings,
  source?: AppSource,
): Promise<FastifyInstance> => {
  const { files, render, serverFactory, serveFiles } = source ?? (await readBuild(options, keptFiles))
  const watch = watchApi(apiOrigin)
  const app = Fastify({
    ...(serverFactory && { serverFactory }),
    logger: { level: logLevel, hooks: observer.logHooks, stream: logOutput() },
    // The gateway logs each call; and a query string may hold an authority.
    logController: new LogController({ disableRequestLogging: true }),
    ...directLimits,
    // Who comes on a connection of before is served to the end, and told that it closes.
    return503OnClosing: false,
    // Before the router, which could not even read some of them.
    rewriteUrl: ({ url = '/', method }) =>
      isPlainTarget(url) || (method !== 'GET' && method !== 'HEAD') ? url : NOWHERE,
    frameworkErrors: (_error, request, reply) => {
      sendFailure(request, reply.headers(headersOf(request)), 400)
    },
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '')
      return REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  app.decorate('shopTitle', shopTitle)
  app.server.maxConnections = MOST_CONNECTIONS
  observer.follow(app)
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlainTarget(request.url)) return sendFailure(request, reply, 400)
  })
  // Pages bring their own.
  app.addHook('onSend', async (request, reply) => {
    for (const [name, value] of Object.entries(headersOf(request)))
      if (!reply.hasHeader(name)) reply.header(name, value)
  })
  handleFailures(app)
  await app.register(strictHttp)
  await app.register(closeInOrder)
  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (_request, reply) => {
    if (app.isClosing()) return reply.code(503).send({ status: 'closing' })
    const isReady = (await watch.config()) !== undefined
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'the api does not answer' })
  })
  await serveFiles(app)
  servePages(app, { options, files, watch, apiOrigin, render, observer })
  return app
}
