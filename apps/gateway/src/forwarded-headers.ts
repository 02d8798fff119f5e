import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { internalHeaders } from './internal-headers.ts'

/** Headers of one connection, not of a message (RFC 9110, 7.6.1). */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]
/** The gateway has answered `Expect` itself when it read the body. */
const ofTheVisitorsConnection = ['proxy-connection', 'proxy-authorization', 'expect']

const fromVisitors: ReadonlySet<string> = new Set([...internalHeaders, ...ofTheVisitorsConnection])
const fromApps: ReadonlySet<string> = new Set(hopByHop)

const without = (headers: IncomingHttpHeaders, names: ReadonlySet<string>): IncomingHttpHeaders => {
  const rest: IncomingHttpHeaders = {}
  for (const name in headers) if (!names.has(name)) rest[name] = headers[name]
  return rest
}

/** The request headers for the app: the visitor's, and the visitor's address as the gateway saw it. */
export const requestHeaders = (request: FastifyRequest, headers: IncomingHttpHeaders) => ({
  ...without(headers, fromVisitors),
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

/** The response headers for the visitor: without those between gateway and app. */
export const responseHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  without(headers, fromApps)
