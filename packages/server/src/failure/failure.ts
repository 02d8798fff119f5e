import { type ErrorCode, type ErrorResponse, errorCatalogue } from '@hojreh/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failurePage, failurePagePolicy } from './failure-page.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a person reads the failure: a page, not JSON. */
    failsWithPage: (request: FastifyRequest) => boolean
    /** Name of the shop on pages of failures; without one they carry none. */
    shopTitle: string | undefined
  }
}

export type FailureDetails = Partial<Pick<ErrorResponse, 'message' | 'fields' | 'retryAfterSeconds'>>

export const RETRY_SECONDS = 5
/** Whether it may be different after {@link RETRY_SECONDS}. */
export const isMomentary = (code: ErrorCode) => code === 'unavailable' || code === 'too_many_requests'

/** The response to an API call. */
export const failureBody = (
  code: ErrorCode,
  requestId: string,
  { message, fields, retryAfterSeconds = isMomentary(code) ? RETRY_SECONDS : undefined }: FailureDetails = {},
): ErrorResponse => ({
  success: false,
  code,
  message: message ?? errorCatalogue[code].message,
  ...(fields && { fields }),
  requestId,
  ...(retryAfterSeconds && { retryAfterSeconds }),
})

/** The one form of every failure of every server: JSON for a call, a page for a person. */
export const sendFailure = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  details?: FailureDetails,
): FastifyReply => {
  const body = failureBody(code, request.id, details)
  reply.code(errorCatalogue[code].status).header('cache-control', 'no-store')
  if (body.retryAfterSeconds) reply.header('retry-after', body.retryAfterSeconds)
  const { failsWithPage, shopTitle } = request.server
  if (!failsWithPage(request)) return reply.send(body)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', failurePagePolicy)
    .send(failurePage(code, request.id, shopTitle))
}

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
}

/** The code of a failure that Fastify or a plugin refuses a request with; undefined for an unexpected one. */
export const codeOfRefusal = ({ statusCode = 500 }: FastifyError): ErrorCode | undefined => {
  if (statusCode === 503) return 'unavailable'
  return statusCode < 500 ? (codeOfStatus[statusCode] ?? 'malformed_request') : undefined
}

const pageMethods: readonly string[] = ['GET', 'HEAD']
/** A path may be missing for a method that the server knows; a page has no other. */
export const codeOfNoRoute = (request: FastifyRequest): ErrorCode => {
  const known = request.server.failsWithPage(request) ? pageMethods : [...pageMethods, 'POST']
  return known.includes(request.method) ? 'not_found' : 'method_not_allowed'
}
