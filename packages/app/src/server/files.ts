import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { BuildFiles } from './build-files.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

/** Serves the built files: those whose name holds their hash for ever, and which build is current. */
export const serveFiles = async (app: FastifyInstance, root: string, files: BuildFiles): Promise<void> => {
  await app.register(fastifyStatic, {
    root: join(root, 'dist/client/assets'),
    prefix: `${files.base}assets/`,
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
  app.get(`${files.base}build.json`, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ build: files.build }),
  )
}
