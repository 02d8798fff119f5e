import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from 'vite'
import type { Render } from '../render/render-result.ts'
import type { AppSource } from '../server/app-source.ts'
import type { AppServerOptions } from '../server/options.ts'
import { buildFile, devFiles, serveDevFiles } from './dev-files.ts'

const SERVER_ENTRY = '/src/entry-server.tsx'

/** Styles come as elements that Vite fills, and changes over a socket of its own. */
const policy = (hotPort: number) =>
  [
    "default-src 'self'",
    // React asks for eval to show where on the server an error began.
    "script-src 'self' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ws://localhost:${hotPort}`,
  ].join('; ')

/**
 * The source of an app that changes while it runs.
 * @param hotPort where Vite tells browsers what was saved; the gateway passes no sockets on
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
  const files = devFiles(name)
  // The first page need not wait; what is wrong with the sources is told when somebody asks for one.
  if (mode === 'ssr') vite.ssrLoadModule(SERVER_ENTRY).catch(() => undefined)

  const render: Render = async (request) => {
    try {
      const loaded = await vite.ssrLoadModule(SERVER_ENTRY)
      const result = await (loaded as { render: Render }).render(request)
      if (result.kind !== 'page') return result
      for (const failure of result.failures) if (failure instanceof Error) vite.ssrFixStacktrace(failure)
      // Not kept: its code may be another one the next time.
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
      app.addHook('onSend', async (_request, reply) => {
        reply.header('content-security-policy', policy(hotPort))
      })
      app.addHook('onClose', () => vite.close())
      await serveDevFiles(app, files)
    },
  }
}
