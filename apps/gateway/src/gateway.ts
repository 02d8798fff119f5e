import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import replyFrom from '@fastify/reply-from'
import { type ErrorAnswer, errorCatalogue } from '@hojreh/contract'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { appOfUrl, type Upstreams } from './routing-table.ts'
import { unavailablePage } from './unavailable-page.ts'

const UPSTREAM_TIMEOUT_MS = 35_000
/** Of Brotli's eleven: beyond it, packing a page takes longer than it saves on the way. */
const BROTLI_QUALITY = 4

/** The upstream did not answer: JSON for a call, a page for a person. */
const answerUnavailable = (request: FastifyRequest, reply: FastifyReply) => {
  reply.code(503).header('retry-after', 5).header('cache-control', 'no-store')
  if (appOfUrl(request.url) !== 'api')
    return reply.type('text/html; charset=utf-8').send(unavailablePage(request.id))
  const answer: ErrorAnswer = {
    success: false,
    code: 'unavailable',
    message: errorCatalogue.unavailable.message,
    requestId: request.id,
    retryAfterSeconds: 5,
  }
  return reply.send(answer)
}

const isReady = async (origin: string): Promise<boolean> => {
  try {
    const response = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Builds the reverse proxy; does not listen. */
export const buildGateway = async (upstreams: Upstreams, logLevel: string): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: { level: logLevel },
    // One line for each call, not two, and never a query string: it may hold an authority.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestTimeout: UPSTREAM_TIMEOUT_MS,
    exposeHeadRoutes: false,
  })
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  // Bodies go through as they come.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  await app.register(replyFrom, {
    disableRequestLogging: true,
    undici: { connections: 128, headersTimeout: UPSTREAM_TIMEOUT_MS, bodyTimeout: UPSTREAM_TIMEOUT_MS },
  })

  app.get('/livez', () => ({ status: 'live' }))
  app.get('/readyz', async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(upstreams).map(async ([name, origin]) => [name, await isReady(origin)] as const),
    )
    const all = states.every(([, ready]) => ready)
    return reply
      .code(all ? 200 : 503)
      .send({ status: all ? 'ready' : 'not ready', ...Object.fromEntries(states) })
  })

  app.all('/*', (request, reply) =>
    reply.from(upstreams[appOfUrl(request.url)] + request.url, {
      // A connection that died before the answer: only a call that changes nothing is asked again, once.
      retriesCount: request.method === 'GET' || request.method === 'HEAD' ? 1 : 0,
      rewriteRequestHeaders: (_original, headers) => ({
        ...headers,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-host': request.headers.host ?? '',
        'x-forwarded-proto': 'http',
      }),
      onError: (failed) => {
        request.log.warn({ app: appOfUrl(request.url) }, 'the app behind this path does not answer')
        return answerUnavailable(request, failed as FastifyReply)
      },
    }),
  )
  return app
}
