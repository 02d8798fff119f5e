import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { Render } from '../render/render-result.ts'
import type { AppSource } from '../server/app-source.ts'
import type { AppServerOptions } from '../server/options.ts'
import { buildFile, devFiles, serveDevFiles } from './dev-files.ts'

const SERVER_ENTRY = '/src/entry-server.tsx'

/**
 * The source of an app that changes while it runs.
 * @param hotPort see {@link devFiles}
 */
export const openDevSource = async (
  { name, root, mode }: AppServerOptions,
  hotPort: number,
): Promise<AppSource> => {
  const vite = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: hotPort, clientPort: hotPort, host: 'localhost' } },
  })
  const files = devFiles(name, hotPort)
  // The first page need not wait; errors in the sources are reported when a page is requested.
  if (mode === 'ssr') vite.ssrLoadModule(SERVER_ENTRY).catch(() => undefined)

  const render: Render = async (request) => {
    try {
      const loaded = await vite.ssrLoadModule(SERVER_ENTRY)
      // The server's time limit is meant for a build: in development a page's first visit also compiles its modules.
      const { signal } = new AbortController()
      const result = await (loaded as { render: Render }).render({ ...request, signal })
      if (result.kind !== 'page') return result
      for (const failure of result.failures) if (failure instanceof Error) vite.ssrFixStacktrace(failure)
      // Not kept: its code may have changed by the next request.
      return { ...result, isCacheable: false }
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      throw error
    }
  }

  const own = [files.headScript, files.speculationRules, buildFile(files)]
  const isOfVite = (url: string) => url.startsWith(files.base) && !own.includes(url)

  return {
    files,
    render: mode === 'ssr' ? render : undefined,
    serverFactory: (handle) =>
      createHttpServer((request, response) => {
        if (isOfVite(request.url ?? '')) vite.middlewares(request, response, () => handle(request, response))
        else handle(request, response)
      }),
    serveFiles: async (app) => {
      app.addHook('onClose', () => vite.close())
      await serveDevFiles(app, files)
    },
  }
}
