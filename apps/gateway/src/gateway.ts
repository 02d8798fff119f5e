import type { IncomingMessage } from 'node:http'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import replyFrom from '@fastify/reply-from'
import { type AppName, isPlainTarget, NOWHERE } from '@hojreh/contract'
import { createServer, makeSingleFlight, noopObserver, type Observer, sendFailure } from '@hojreh/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BODY_LIMIT, largeBodies, timeLimitOf } from './body-limits.ts'
import {
  type ConnectionLimits,
  type UpstreamLimits,
  usualLimits,
  usualUpstreamLimits,
} from './connection-limits.ts'
import { requestHeaders, responseHeaders } from './forwarded-headers.ts'
import { type AdminPlace, appOfUrl, makeRouter, type PublicOrigins, type Upstreams } from './routing-table.ts'
import { takeBodies } from './take-bodies.ts'
import { openUpstreams } from './upstream-connections.ts'
import { BusyError } from './upstream-lane.ts'
import { type UpstreamPool, watchUpstreams } from './upstream-pool.ts'
import { limitVisitors } from './visitors.ts'

const UPSTREAM_TIMEOUT_MS = 35_000
/** Of Brotli's eleven: beyond it, compressing a page takes longer than it saves on the way. */
const BROTLI_QUALITY = 4

/** The content type of a body without one (RFC 9110, 8.3). */
const UNKNOWN_TYPE = 'application/octet-stream'

/** Browsers cache even a permanent redirect only for a while: the operator may give an app another host. */
const MOVED_CACHING = 'public, max-age=60'

export interface GatewayOptions {
  upstreams: Upstreams
  /** The public origin of each app with hosts of their own; null when they are paths of one host. */
  origins?: PublicOrigins | null
  /** Where the back office is; nowhere by default. */
  admin?: AdminPlace
  /** What the shopper sees in the address bar. */
  publicOrigin?: string | undefined
  logLevel: string
  /** Name of the shop on pages of failures. */
  shopTitle?: string | undefined
  /** Proxies in front of this one that may name the visitor's address; none by default. */
  trustedProxies?: string | undefined
  limits?: ConnectionLimits
  upstreamLimits?: UpstreamLimits
  /** How long an app may take to answer; slow calls and pictures have a time of their own. */
  responseTimeoutMs?: number
  observer?: Observer
}

/** A person who mistyped an address sees the shop's 404 page; none of what was typed goes there. */
const plainUrl = ({ url = '/', method }: IncomingMessage): string => {
  if (isPlainTarget(url) || !url.startsWith('/') || appOfUrl(url) === 'api') return url
  return method === 'GET' || method === 'HEAD' ? NOWHERE : url
}

/** As it came: reply-from would write it anew as JSON. */
const bodyOf = ({ body, headers }: FastifyRequest) =>
  Buffer.isBuffer(body) ? { body, contentType: headers['content-type'] ?? UNKNOWN_TYPE } : {}

/** Builds the reverse proxy; does not listen. */
export const buildGateway = async ({
  upstreams,
  origins = null,
  admin = null,
  publicOrigin,
  logLevel,
  shopTitle,
  trustedProxies,
  limits = usualLimits,
  upstreamLimits = usualUpstreamLimits,
  responseTimeoutMs = UPSTREAM_TIMEOUT_MS,
  observer = noopObserver,
}: GatewayOptions): Promise<FastifyInstance> => {
  const connections = openUpstreams(upstreamLimits, {
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
  })
  const pools = Object.fromEntries(
    Object.entries(upstreams).map(([name, origins]) => [name, watchUpstreams(origins, connections.isBusy)]),
  ) as Record<AppName | 'admin', UpstreamPool>
  const share = makeSingleFlight<(readonly [string, boolean])[]>()
  const statesOfAll = () =>
    share('states', () =>
      Promise.all(Object.entries(pools).map(async ([name, pool]) => [name, await pool.isReady()] as const)),
    )

  const app = await createServer({
    log: { level: logLevel },
    observer,
    readiness: async () => {
      const states = await statesOfAll()
      const status = states.every(([, isReady]) => isReady) ? 'ready' : 'not ready'
      return { status, ...Object.fromEntries(states) }
    },
    failsWithPage: ({ url }) => appOfUrl(url) !== 'api',
    isPublic: true,
    publicOrigin,
    shopTitle,
    connections: limits.connections,
    fastify: {
      trustProxy: trustedProxies ?? false,
      bodyLimit: BODY_LIMIT,
      requestTimeout: limits.requestMs,
      connectionTimeout: limits.idleMs,
      http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
      rewriteUrl: plainUrl,
      exposeHeadRoutes: false,
    },
  })
  limitVisitors(app, limits, { isBehindProxies: trustedProxies !== undefined })
  const takeBody = takeBodies(app, limits)
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  })
  await app.register(replyFrom, {
    disableRequestLogging: true,
    // Else connections to the apps outlive the gateway and keep them from closing.
    destroyAgent: true,
    undici: connections,
  })

  app.addHook('onClose', async () => {
    for (const pool of Object.values(pools)) pool.close()
  })

  const route = makeRouter(origins, admin)
  const handler = (request: FastifyRequest, reply: FastifyReply) => {
    if (!isPlainTarget(request.url)) return sendFailure(request, reply, 'malformed_request')
    const to = route(request.host, request.url)
    if ('refused' in to) return sendFailure(request, reply, to.refused)
    if ('moved' in to) return reply.header('cache-control', MOVED_CACHING).redirect(to.moved, 301)
    // The path alone: the query goes along as it came, however it is encoded.
    const [path = ''] = request.url.split('?', 1)
    const isSafe = request.method !== 'POST'
    const pool = pools[to.app]
    const timeLimit = timeLimitOf(path)
    // Nothing moves on the connection meanwhile; the next request on it has the usual time again.
    if (timeLimit) request.raw.socket.setTimeout?.(timeLimit)
    const askFirstOf = ([origin = '', ...others]: string[]): FastifyReply =>
      reply.from(origin + path, {
        ...bodyOf(request),
        ...(timeLimit && { timeout: timeLimit }),
        // The connection died before the response: only a request that changes nothing is repeated, once.
        retriesCount: isSafe ? 1 : 0,
        rewriteRequestHeaders: (_original, headers) => ({
          ...requestHeaders(request, headers),
          ...observer.headers(),
        }),
        rewriteHeaders: responseHeaders,
        onError: (_reply, { error: { cause } }) => {
          const isGone = request.raw.destroyed
          const isBusy = cause instanceof BusyError
          if (!isGone && !isBusy) {
            pool.failed(origin)
            request.log.warn({ app: to.app, origin }, 'the app behind this path does not answer')
          }
          if ((isSafe || isBusy) && !isGone && others.length > 0) return askFirstOf(others)
          return sendFailure(request, reply, 'unavailable')
        },
      })
    return askFirstOf(pool.inTurn())
  }
  // The methods that the shop knows; any other gets 405.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler })
  const post = { method: 'POST', preParsing: takeBody, handler } as const
  app.route({ ...post, url: '/*' })
  for (const { path, maxBodyBytes } of largeBodies) app.route({ ...post, url: path, bodyLimit: maxBodyBytes })
  return app
}
