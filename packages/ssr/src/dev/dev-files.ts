import type { FastifyInstance } from 'fastify'
import { headScript } from '../browser/head-script.ts'
import type { BuildFiles } from '../server/build-files.ts'
import type { ServedApp } from '../server/options.ts'
import { DEV_ENTRY } from './dev-entry.ts'

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
 * The browser's files, named as Vite's server names them.
 * @param hotPort where Vite tells browsers what was saved; the gateway passes no sockets on
 */
export const devFiles = (app: ServedApp, hotPort: number): BuildFiles => {
  const base = `/_${app}/` as const
  const entry = `${base}@id/__x00__${DEV_ENTRY}`
  return {
    build: 'dev',
    base,
    entry,
    headScript: `${base}head.js`,
    preloadFont: undefined,
    policy: policy(hotPort),
    speculationRules: `${base}speculation-rules.json`,
    filesOf: () => ({ modules: [entry], styles: [] }),
    routeFile: (name) => `src/routes/${name}.tsx`,
  }
}

export const buildFile = ({ base }: BuildFiles): string => `${base}build.json`

/** One that a build of this address left behind would respond with old files: this one removes itself. */
const leavingWorker = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()))
`

/** Serves the few files that a build would hold beside its modules. */
export const serveDevFiles = async (app: FastifyInstance, files: BuildFiles): Promise<void> => {
  app.get(files.headScript, (_request, reply) => reply.type('text/javascript').send(headScript))
  app.get(files.speculationRules, (_request, reply) =>
    reply.type('application/speculationrules+json').send({}),
  )
  app.get('/service-worker.js', (_request, reply) => reply.type('text/javascript').send(leavingWorker))
  app.get(buildFile(files), () => ({ build: files.build }))
}
