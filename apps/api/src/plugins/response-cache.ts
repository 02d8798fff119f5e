import { etagOf, makeByteStore, makeCompressedBodies, makeSingleFlight } from '@hojreh/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { createRevisionCaches, noCache } from '../shared/revision-cache.ts'

interface Asked {
  revision: number
  /** Wakes requests that wait for the same response: it is there, or there will be none. */
  done: () => void
}
type ResponseHeaders = Record<string, string>
interface CachedResponse {
  body: Buffer
  headers: ResponseHeaders & { etag: string }
  revision: number
}

/** Sold counts order lists without being content: they are as fresh as this. */
const LIFE_MS = 60_000

/** Of Brotli's eleven. */
const BROTLI_QUALITY = 6

/** A browser may store the response but revalidates it each time. */
const CACHING = 'public, no-cache'

/** What is not published yet is in no memory: the link to it ends, and what it leads to is edited meanwhile. */
const isPreview = ({ query }: FastifyRequest) => Object.hasOwn(query as object, 'preview')

/** Without the id of the request that was first. */
const headersOf = (reply: FastifyReply): ResponseHeaders => {
  const { 'x-request-id': _id, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/**
 * Caches responses of calls that show public content, as bytes, until the content revision moves; they are sent before
 * any other work is done. Concurrent requests for the same URL share one computation. What a call cannot work out because
 * the database is away is what it said last.
 */
export const responseCache = fp(async (app, { megabytes }: { megabytes: number }) => {
  app.decorate('cachedAsOf', megabytes === 0 ? () => noCache : createRevisionCaches())
  const packed = makeCompressedBodies(BROTLI_QUALITY)
  const store = makeByteStore<CachedResponse>(Math.max(1, megabytes) * 1_024 * 1_024, LIFE_MS)
  const share = makeSingleFlight<void>()
  const asked = new WeakMap<FastifyRequest, Asked>()

  const send = (request: FastifyRequest, reply: FastifyReply, response: CachedResponse) => {
    const headers = { ...response.headers, 'x-request-id': request.id }
    reply.hijack()
    if (request.headers['if-none-match'] === headers.etag) {
      reply.raw.writeHead(304, headers).end()
      return
    }
    const { body, encoding } = packed.now(response.body, request.headers['accept-encoding'])
    reply.raw.writeHead(200, {
      ...headers,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    reply.raw.end(body)
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.config.isContent) return
    if (isPreview(request)) return void reply.header('cache-control', 'no-store')
    if (megabytes === 0) return
    const revision = request.contentRevision
    if (revision === null) return
    const sendStored = () => {
      const response = store.find(request.url, revision)
      if (response) send(request, reply, response)
      return response !== undefined
    }
    if (sendStored()) return reply
    const { promise, resolve: done } = Promise.withResolvers<void>()
    let isFirst = false
    const computed = share(`${revision} ${request.url}`, () => {
      isFirst = true
      return promise
    })
    if (!isFirst) {
      await computed
      if (sendStored()) return reply
    }
    asked.set(request, { revision, done })
    reply.raw.once('close', done)
  })

  // While the database is away for some seconds, an old page is better than none. It names no revision, so no page that
  // is made of it is kept.
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 503 || !request.routeOptions.config.isContent) return payload
    const last = store.last(request.url)
    if (last === undefined) return payload
    reply.code(200).removeHeader('retry-after').removeHeader('x-content-revision')
    reply.header('cache-control', 'no-store').header('content-type', last.headers['content-type'])
    return last.body
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { revision, done } = asked.get(request) ?? {}
    if (revision === undefined) return
    if (typeof payload === 'string' && reply.statusCode === 200 && !reply.hasHeader('set-cookie')) {
      reply.header('cache-control', CACHING).header('vary', 'accept-encoding')
      const body = Buffer.from(payload)
      const etag = etagOf(body)
      store.keep(request.url, { body, headers: { ...headersOf(reply), etag }, revision })
      reply.header('etag', etag)
    }
    done?.()
  })
})
