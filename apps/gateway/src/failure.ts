import { type ErrorCode, type ErrorResponse, errorCatalogue } from '@hojreh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureMessages } from './failure.messages.ts'
import { type FailureText, failurePage, failurePagePolicy } from './failure-page.ts'
import { appOfUrl } from './routing-table.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Name of the shop on pages of failures; without one they carry none. */
    shopTitle: string | undefined
  }
}

/** Headers of whatever the gateway answers by itself; answers of the apps bring their own. */
export const safetyHeaders = {
  'content-security-policy': failurePagePolicy,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const

/** A failure or a state of this moment. */
export const ownHeaders = { 'cache-control': 'no-store', ...safetyHeaders } as const

export const RETRY_SECONDS = 5

const texts: Partial<Record<ErrorCode, FailureText>> = {
  unavailable: failureMessages.unavailable,
  internal_error: failureMessages.unexpected,
  too_many_requests: failureMessages.tooMany,
  payload_too_large: failureMessages.tooLarge,
}
/** The page for a person. */
export const textOf = (code: ErrorCode): FailureText => texts[code] ?? failureMessages.malformed

/** Come again: in a moment it may be different. */
const isOfThisMoment = (code: ErrorCode) => code === 'unavailable' || code === 'too_many_requests'

/** The response to an API call. */
export const bodyOf = (code: ErrorCode, requestId: string): ErrorResponse => ({
  success: false,
  code,
  message: errorCatalogue[code].message,
  requestId,
  ...(isOfThisMoment(code) && { retryAfterSeconds: RETRY_SECONDS }),
})

/** The one form of every failure of the gateway's own: JSON for a call, a page for a person. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => {
  reply.code(errorCatalogue[code].status).headers(ownHeaders)
  if (isOfThisMoment(code)) reply.header('retry-after', RETRY_SECONDS)
  if (appOfUrl(request.url) === 'api') return reply.send(bodyOf(code, request.id))
  return reply
    .type('text/html; charset=utf-8')
    .send(failurePage(textOf(code), request.id, request.server.shopTitle))
}

/** Failures inside the gateway: the response tells nothing of the cause. */
export const handleFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode === 413) return sendFailure(request, reply, 'payload_too_large')
    if (statusCode < 500) return sendFailure(request, reply, 'malformed_request')
    request.log.error({ err: error }, 'unexpected failure')
    return sendFailure(request, reply, 'internal_error')
  })
  app.setNotFoundHandler((request, reply) => sendFailure(request, reply, 'method_not_allowed'))
}
