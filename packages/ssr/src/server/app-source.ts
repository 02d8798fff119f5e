import type { RequestListener, Server } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Render } from '../render/render-result.ts'
import { type BuildFiles, readBuildFiles } from './build-files.ts'
import { serveFiles } from './files.ts'
import type { AppServerOptions } from './options.ts'

/** Where the server of an app has its files and its renderer from. */
export interface AppSource {
  files: BuildFiles
  /** None for an app that browsers render. */
  render: Render | undefined
  serveFiles: (app: FastifyInstance) => Promise<void>
  /** In the place of a plain HTTP server. */
  serverFactory?: (handle: RequestListener) => Server
}

const loadRender = async (root: string): Promise<Render> => {
  const bundle: { render: Render } = await import(
    pathToFileURL(join(root, 'dist/server/entry-server.js')).href
  )
  return bundle.render
}

/** The build in the app's folder. */
export const readBuild = async (
  { name, root, mode }: AppServerOptions,
  keptFiles?: string,
): Promise<AppSource> => {
  const files = readBuildFiles(root, name)
  return {
    files,
    render: mode === 'ssr' ? await loadRender(root) : undefined,
    serveFiles: (app) => serveFiles(app, root, files, { keptFiles, hasServiceWorker: name !== 'admin' }),
  }
}
