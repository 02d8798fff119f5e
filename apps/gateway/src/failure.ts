import { type ErrorAnswer, type ErrorCode, errorCatalogue } from '@hojreh/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureMessages } from './failure.messages.ts'
import { failurePage, failurePagePolicy } from './failure-page.ts'
import { appOfUrl } from './routing-table.ts'

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

/** What a person reads. */
export const textOf = (code: ErrorCode) => {
  if (code === 'unavailable') return failureMessages.unavailable
  return code === 'internal_error' ? failureMessages.unexpected : failureMessages.malformed
}

/** What a call is answered with. */
export const bodyOf = (code: ErrorCode, requestId: string): ErrorAnswer => ({
  success: false,
  code,
  message: errorCatalogue[code].message,
  requestId,
  ...(code === 'unavailable' && { retryAfterSeconds: RETRY_SECONDS }),
})

/** The one form of every failure of the gateway's own: JSON for a call, a page for a person. */
export const answerFailure = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => {
  reply.code(errorCatalogue[code].status).headers(ownHeaders)
  if (code === 'unavailable') reply.header('retry-after', RETRY_SECONDS)
  if (appOfUrl(request.url) === 'api') return reply.send(bodyOf(code, request.id))
  return reply.type('text/html; charset=utf-8').send(failurePage(textOf(code), request.id))
}

/** What goes wrong inside the gateway is told without a word of how. */
export const handleFailures = (app: FastifyInstance): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isTheirs = error.statusCode !== undefined && error.statusCode < 500
    if (!isTheirs) request.log.error({ err: error }, 'unexpected failure')
    return answerFailure(request, reply, isTheirs ? 'malformed_request' : 'internal_error')
  })
  app.setNotFoundHandler((request, reply) => answerFailure(request, reply, 'method_not_allowed'))
}
