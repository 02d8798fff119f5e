import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Render } from '../render/render-result.ts'
import { watchApi } from './api-watch.ts'
import { readBuildFiles } from './build-files.ts'
import { securityHeaders } from './content-security-policy.ts'
import { handleFailures } from './failure.ts'
import { serveFiles } from './files.ts'
import type { AppServerOptions } from './options.ts'
import { servePages } from './pages.ts'

const REQUEST_ID = /^[\w-]{8,64}$/

const loadRender = async (root: string): Promise<Render> => {
  const bundle: { render: Render } = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )
  return bundle.render
}

/** Builds the server of an app from its build; does not listen. */
export const createAppServer = async (
  options: AppServerOptions,
  { apiOrigin, logLevel }: { apiOrigin: string; logLevel: string },
): Promise<FastifyInstance> => {
  const files = readBuildFiles(options.root, options.name)
  const render = options.mode === 'ssr' ? await loadRender(options.root) : undefined
  const watch = watchApi(apiOrigin)
  const app = Fastify({
    logger: { level: logLevel },
    // The gateway logs each call; and a query string may hold an authority.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '')
      return REQUEST_ID.test(given) ? given : randomUUID()
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id)
  })
  handleFailures(app)
  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = (await watch.config()) !== undefined
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'the api does not answer' })
  })
  await serveFiles(app, options.root, files)
  servePages(app, { options, files, watch, apiOrigin, render })
  return app
}
