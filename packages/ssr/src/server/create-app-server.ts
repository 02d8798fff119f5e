import { isPlainTarget, NOWHERE } from '@hojreh/contract'
import { createServer, type Observer, sendFailure } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import { watchApi } from './api-watch.ts'
import { type AppSource, readBuild } from './app-source.ts'
import type { AppServerOptions } from './options.ts'
import { servePages } from './pages.ts'
import { serveStaffPages } from './staff-pages.ts'

export interface ServerSettings {
  apiOrigin: string
  logLevel: string
  /** Name of the shop on pages of last resort. */
  shopTitle?: string | undefined
  /** Folder of the files of all versions of the app; without it only this build's are served. */
  keptFiles?: string | undefined
  /** For rendered pages. */
  pageCacheBytes?: number | undefined
  observer?: Observer
}

/** Builds the server of an app, from its build unless another source is given; does not listen. */
export const createAppServer = async (
  options: AppServerOptions,
  { apiOrigin, logLevel, shopTitle, keptFiles, pageCacheBytes, observer }: ServerSettings,
  source?: AppSource,
): Promise<FastifyInstance> => {
  const { files, render, serverFactory, serveFiles } = source ?? (await readBuild(options, keptFiles))
  const watch = watchApi(apiOrigin)
  const app = await createServer({
    log: { level: logLevel },
    observer,
    readiness: async () => ({ status: (await watch.config()) ? 'ready' : 'the api does not respond' }),
    failsWithPage: () => true,
    shopTitle,
    fastify: {
      ...(serverFactory && { serverFactory }),
      // Before the router, which could not even read some of them.
      rewriteUrl: ({ url = '/', method }) =>
        isPlainTarget(url) || (method !== 'GET' && method !== 'HEAD') ? url : NOWHERE,
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (!isPlainTarget(request.url)) return sendFailure(request, reply, 'malformed_request')
  })
  await serveFiles(app)
  const { name } = options
  if (name === 'admin') serveStaffPages(app, files, watch, options.routes)
  else
    servePages(app, {
      options: { ...options, name },
      files,
      watch,
      apiOrigin,
      render,
      pageCacheBytes,
      observer,
    })
  return app
}
