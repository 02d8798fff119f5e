import type { OutgoingHttpHeaders } from 'node:http'
import { destinationOf } from '@hojreh/app/destination'
import { guardRedirect } from '@hojreh/auth/bridge'
import { type PublicConfig, redirectFor } from '@hojreh/contract'
import {
  makeFairTurns,
  noopObserver,
  type Observer,
  sendFailure,
  transportHeaders,
  visitorKey,
} from '@hojreh/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Render } from '../render/render-result.ts'
import type { ApiWatch } from './api-watch.ts'
import type { BuildFiles } from './build-files.ts'
import { compressedFor } from './compressed-page.ts'
import { readCookieHeader } from './cookie-header.ts'
import { makeEmptyPage, makeRenderedPage, type PageRequest } from './make-page.ts'
import type { SiteServerOptions } from './options.ts'
import { pageAddress } from './page-address.ts'
import { type CachedPage, createPageCache } from './page-cache.ts'
import { createRouteMatcher } from './path-matcher.ts'

/**
 * Renders at once: one takes some 15 ms of the only thread, and what comes from memory waits for all that are ready. So many
 * wait as take two seconds, half of what the gateway asks at once: there is room for pages from memory.
 */
const RENDERS = { atOnce: 8, most: 128 }

/** As the gateway or nginx says. */
const visitorOf = ({ headers, ip }: FastifyRequest) => visitorKey(String(headers['x-forwarded-for'] ?? ip))

/** Past Fastify's own way of sending, which takes every header into its hands several times. */
const response = (reply: FastifyReply, status: number, headers: OutgoingHttpHeaders, body?: Buffer) => {
  reply.raw.writeHead(status, headers)
  reply.hijack() // Not before: a header that Node refuses ends as any other failure.
  reply.raw.end(body)
}

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: CachedPage) => {
  const headers = { ...page.headers, 'x-request-id': request.id }
  const { etag } = page.headers
  if (etag && request.headers['if-none-match'] === etag) return response(reply, 304, headers)
  const { body, encoding } = await compressedFor(page, request.headers['accept-encoding'])
  const encodingHeader = encoding && { 'content-encoding': encoding }
  return response(reply, page.status, { ...headers, ...encodingHeader, 'content-length': body.length }, body)
}

/** The guard, before any HTML: only whether the auth cookie holds a value matters here, the api checks it. */
const guardedLocation = (
  { headers: { cookie } }: FastifyRequest,
  url: URL,
  name: SiteServerOptions['name'],
  config: PublicConfig,
) => {
  const isSignedIn = readCookieHeader(cookie, config.authCookieName) !== undefined
  const path = guardRedirect(url, isSignedIn, Object.values(config.origins))
  if (path === null) return null
  const destination = destinationOf(path, name, config.origins)
  return destination.kind === 'here' ? destination.to : destination.href
}

/** A browser may keep even a permanent redirect only for a while: the operator may take it back. */
const REDIRECT_CACHING = 'public, max-age=60'

/** Where a rule of the shop leads; to another app of the shop by its own address. */
const movedTo = async (
  request: FastifyRequest,
  { name }: SiteServerOptions,
  config: PublicConfig,
  watch: ApiWatch,
) => {
  const origins = Object.values(config.origins)
  const redirect = redirectFor(await watch.routeRules(), request.url, origins)
  if (!redirect) return null
  const destination = destinationOf(redirect.to, name, config.origins)
  return {
    location: destination.kind === 'here' ? destination.to : destination.href,
    status: redirect.status,
  }
}

export interface Pages {
  options: SiteServerOptions
  files: BuildFiles
  watch: ApiWatch
  apiOrigin: string
  render: Render | undefined
  pageCacheBytes?: number | undefined
  observer?: Observer | undefined
}

/** Every path that is no file: the guard, then a page from memory or a new render. */
export const servePages = (
  app: FastifyInstance,
  { options, files, watch, apiOrigin, render, pageCacheBytes, observer = noopObserver }: Pages,
): void => {
  const { name, knownQuery = [], routes = {} } = options
  const cache = createPageCache(undefined, pageCacheBytes)
  const takeTurn = makeFairTurns(RENDERS)
  const fileOf = createRouteMatcher(routes, files)

  const pageFor = async (
    request: FastifyRequest,
    url: URL,
    { config, revision }: Pick<PageRequest, 'config' | 'revision'>,
  ): Promise<CachedPage> => {
    if (!render) return makeEmptyPage(config, fileOf(url.pathname), files)
    const address = pageAddress(url, knownQuery)
    const headers = { ...observer.headers(), 'x-request-id': request.id }
    const asked = { address, headers, config, apiOrigin, app: name, revision }
    return cache.get(address, revision, async () => {
      const made = await takeTurn(visitorOf(request), () => makeRenderedPage(asked, render, files))
      for (const err of made.failures) request.log.error({ err }, 'a part of the page could not be rendered')
      return made
    })
  }

  app.get('/*', async (request, reply) => {
    // Before the configuration: a page is never older than the revision that it is kept for.
    const revision = await watch.revision()
    const config = await watch.config()
    if (!config) return sendFailure(request, reply, 'unavailable')
    reply.headers(transportHeaders(config.origins.shop))
    const moved = await movedTo(request, options, config, watch)
    if (moved) return reply.header('cache-control', REDIRECT_CACHING).redirect(moved.location, moved.status)
    const url = new URL(request.url, config.origins[name])
    const location = guardedLocation(request, url, name, config)
    if (location !== null) return reply.header('cache-control', 'no-store').redirect(location, 302)
    await sendPage(request, reply, await pageFor(request, url, { config, revision }))
  })
}
