import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** Headers of one connection, not of a message (RFC 9110, 7.6.1). */
const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-connection', 'proxy-authenticate', 'proxy-authorization'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
]
/** What an app could take for the word of a proxy, or of its tracing. */
const claims = [
  ...['forwarded', 'x-forwarded-port', 'x-forwarded-prefix', 'x-forwarded-server', 'x-real-ip'],
  ...['traceparent', 'tracestate', 'baggage'],
]

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))

/** What the app behind gets: the visitor's headers, and who asks as the gateway itself has seen it. */
export const requestHeaders = (request: FastifyRequest, headers: IncomingHttpHeaders) => ({
  ...without(headers, [...claims, 'proxy-connection', 'proxy-authorization']),
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})

/** What the visitor gets: everything of the answer but the talk between gateway and app. */
export const answerHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders => without(headers, hopByHop)
