import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { ErrorCode } from '@hojreh/contract'
import Fastify, {
  type FastifyError,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { closeInOrder } from './close/close-in-order.ts'
import { refuseBrokenRequest } from './failure/broken-request.ts'
import { codeOfNoRoute, codeOfRefusal, type FailureDetails, sendFailure } from './failure/failure.ts'
import { directLimits, MOST_CONNECTIONS } from './http/direct-limits.ts'
import { requestIdOf } from './http/request-id.ts'
import { securityHeaders, transportHeaders } from './http/security-headers.ts'
import { strictHttp } from './http/strict-http.ts'
import { type LogOptions, loggerOptions } from './log/logger.ts'
import { noopObserver, type Observer } from './observe/observer.ts'

/** `ready`, or why not. */
export type Readiness = { status: string } & Record<string, unknown>
/** The code of an expected failure, with what its response says beyond that. */
export type ExpectedFailure = { code: ErrorCode } & FailureDetails

export interface ServerOptions {
  log: LogOptions
  observer?: Observer | undefined
  /** Answers `/readyz`; not asked while the server closes. */
  readiness: (request: FastifyRequest) => Promise<Readiness>
  /** Whether a person reads what this request fails with. */
  failsWithPage: (request: FastifyRequest) => boolean
  /** Failures that the server foresees, in its own words. */
  expectedFailure?: (error: FastifyError, request: FastifyRequest) => ExpectedFailure | undefined
  /** Whether visitors reach it directly: their words on a request's id or trace are ignored. */
  isPublic?: boolean
  /** What the shopper sees in the address bar, if the server knows it: on https browsers are told to stay there. */
  publicOrigin?: string | undefined
  shopTitle?: string | undefined
  /** How long requests are still taken after the process is told to end. */
  closeDelayMs?: number | undefined
  /** Connections at once. */
  connections?: number
  /** What differs from the usual options of Fastify. */
  fastify?: FastifyHttpOptions<Server>
}

/** The one base of gateway, app servers and api. Does not listen. */
export const createServer = async ({
  log,
  observer = noopObserver,
  readiness,
  failsWithPage,
  expectedFailure = () => undefined,
  isPublic = false,
  publicOrigin,
  shopTitle,
  closeDelayMs,
  connections = MOST_CONNECTIONS,
  fastify = {},
}: ServerOptions): Promise<FastifyInstance> => {
  const headers = Object.entries({ ...securityHeaders, ...transportHeaders(publicOrigin) })
  const addHeaders = (request: FastifyRequest, reply: FastifyReply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value)
    if (!reply.hasHeader('x-request-id')) reply.header('x-request-id', request.id)
  }
  const app = Fastify({
    ...directLimits,
    // Requests on open connections are served, and told that the connection closes.
    return503OnClosing: false,
    genReqId: isPublic ? () => randomUUID() : requestIdOf,
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (_error, request, reply) => {
      addHeaders(request, reply)
      sendFailure(request, reply, 'malformed_request')
    },
    ...fastify,
    logger: loggerOptions(log, observer.logHooks),
    // A server logs its responses itself, if at all, and never a query string: it may hold an authority.
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.server.maxConnections = connections
  app.decorate('failsWithPage', failsWithPage)
  app.decorate('shopTitle', shopTitle)
  observer.instrument(app, { isPublic })
  // What a page or an app behind this server brings stays.
  app.addHook('onSend', (request, reply, payload, done) => {
    addHeaders(request, reply)
    done(null, payload)
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { code = codeOfRefusal(error), ...details } = expectedFailure(error, request) ?? {}
    if (code) return sendFailure(request, reply, code, details)
    request.log.error({ err: error }, 'unexpected failure')
    return sendFailure(request, reply, 'internal_error')
  })
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, codeOfNoRoute(request)))
  await app.register(strictHttp)
  await app.register(closeInOrder, { delayMs: closeDelayMs })

  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/readyz', async (request, reply) => {
    const state = app.isClosing() ? { status: 'closing' } : await readiness(request)
    return reply
      .code(state.status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state)
  })
  return app
}
