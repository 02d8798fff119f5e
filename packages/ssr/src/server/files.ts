import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BuildFiles } from './build-files.ts'
import { keepFiles } from './old-build-files.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

const KEEP_AGAIN_MS = 60 * 60 * 1_000

/** The folders of the built files: this build's, and those of other versions of the app when a folder keeps them. */
const foldersOf = (app: FastifyInstance, root: string, keptFiles: string | undefined): string[] => {
  const own = join(root, 'dist/client/assets')
  if (!keptFiles) return [own]
  const keep = () => {
    try {
      keepFiles(own, keptFiles)
    } catch (error) {
      // A full disk: this build's own files are served all the same.
      app.log.warn({ err: error }, 'the files of this build could not be kept for pages that outlive it')
    }
  }
  keep()
  const timer = setInterval(keep, KEEP_AGAIN_MS)
  app.addHook('onClose', async () => clearInterval(timer))
  return [own, keptFiles]
}

/** At the root of the host, because a worker rules only what lies below it; asked for anew at every visit. */
const serveServiceWorker = (app: FastifyInstance, root: string) => {
  const serviceWorker = readFileSync(join(root, 'dist/client/service-worker.js'), 'utf8')
  app.get('/service-worker.js', (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
      .header('cache-control', 'no-cache')
      .send(serviceWorker),
  )
}

/**
 * Serves the built files: those whose name holds their hash for ever, and which build is current.
 * @param keptFiles folder of the files of all versions of the app, for pages that are older than this process
 */
export const serveFiles = async (
  app: FastifyInstance,
  root: string,
  files: BuildFiles,
  { keptFiles, hasServiceWorker }: { keptFiles?: string | undefined; hasServiceWorker: boolean },
): Promise<void> => {
  await app.register(fastifyStatic, {
    root: foldersOf(app, root, keptFiles),
    prefix: `${files.base}assets/`,
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    decorateReply: false,
  })
  const speculationRules = readFileSync(join(root, 'dist/client/speculation-rules.json'), 'utf8')
  app.get(files.speculationRules, (_request, reply) =>
    reply
      .header('content-type', 'application/speculationrules+json')
      .header('cache-control', 'public, max-age=3600')
      .send(speculationRules),
  )
  if (hasServiceWorker) serveServiceWorker(app, root)
  app.get(`${files.base}build.json`, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build: files.build }),
  )
}
