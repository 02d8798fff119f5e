import { type ErrorCode, type ErrorResponse, errorCatalogue } from '@hojreh/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { DomainError } from '../shared/domain-error.ts'
import { refusedFields } from './refused-fields.ts'

/** The one form of every error. */
export const sendError = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  extra: Partial<Pick<ErrorResponse, 'message' | 'fields' | 'retryAfterSeconds'>> = {},
) => {
  const body: ErrorResponse = {
    success: false,
    code,
    message: extra.message ?? errorCatalogue[code].message,
    ...(extra.fields && { fields: extra.fields }),
    requestId: request.id,
    ...(extra.retryAfterSeconds && { retryAfterSeconds: extra.retryAfterSeconds }),
  }
  if (extra.retryAfterSeconds) reply.header('retry-after', extra.retryAfterSeconds)
  return reply.code(errorCatalogue[code].status).header('cache-control', 'no-store').send(body)
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'malformed_request',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
}

// Failures of `pg` itself, which have no code.
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

// A connection that is lost, a PostgreSQL that starts, stops or is full, a statement or lock that took too long.
const AWAY_CODE = /^(08|53|57P|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ENOSPC)/

/** Whether the failure is the machine's and may be over in a moment (PostgreSQL documentation, "Error Codes"). */
const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // FATAL and PANIC of PostgreSQL end the connection, whatever the reason.
  const isEnd = 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')
  if (isEnd || AWAY_CODE.test(code) || LOST_CONNECTION.test(error.message)) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}

/** The one place where a failure becomes a response; at 500 the client gets a fixed sentence and a request id. */
export const errorHandler = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DomainError)
      return sendError(request, reply, error.code, {
        message: error.message,
        ...(error.fields && { fields: error.fields }),
        ...(error.retryAfterSeconds && { retryAfterSeconds: error.retryAfterSeconds }),
      })
    if (hasZodFastifySchemaValidationErrors(error))
      return sendError(request, reply, 'validation_failed', { fields: refusedFields(error.validation) })
    if (isDatabaseAway(error)) {
      request.log.error({ err: error }, 'the database is away')
      return sendError(request, reply, 'unavailable', { retryAfterSeconds: 5 })
    }
    const code = error.statusCode && error.statusCode < 500 ? codeOfStatus[error.statusCode] : undefined
    if (code) return sendError(request, reply, code)
    request.log.error({ err: error }, 'unexpected failure')
    return sendError(request, reply, 'internal_error')
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 'not_found'))
})
