import type { ExpectedFailure } from '@hojreh/server'
import type { FastifyError, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { FilesUnavailableError } from '../modules/file-store/file-store.ts'
import { DomainError } from '../shared/domain-error.ts'
import { refusedFields } from './refused-fields.ts'

// Failures of `pg` itself, which have no code.
const LOST_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

// A connection that is lost, a PostgreSQL that starts, stops or is full, a statement or lock that took too long, a
// primary that has just become a replica, a transaction that was undone for the sake of another (40001, 40P01).
const AWAY_CODE =
  /^(08|25006|40001|40P01|53|57P|57014|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ENOSPC)/

/** Whether the failure is the machine's and may be over in a moment (PostgreSQL documentation, "Error Codes"). */
const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // FATAL and PANIC of PostgreSQL end the connection, whatever the reason.
  const isEnd = 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC')
  if (isEnd || AWAY_CODE.test(code) || LOST_CONNECTION.test(error.message)) return true
  return error.cause !== undefined && isDatabaseAway(error.cause)
}

const PICTURES_AWAY = 'تصویرها موقتا در دسترس نیستند؛ کمی بعد، یا بدون تصویر، دوباره امتحان کنید'

/** The failures that the api foresees; whatever else happens is a fixed sentence and a request id for the client. */
export const expectedFailure = (
  error: FastifyError,
  request: FastifyRequest,
): ExpectedFailure | undefined => {
  if (error instanceof DomainError) {
    const { code, message, fields, retryAfterSeconds } = error
    return { code, message, ...(fields && { fields }), ...(retryAfterSeconds && { retryAfterSeconds }) }
  }
  if (hasZodFastifySchemaValidationErrors(error))
    return { code: 'validation_failed', fields: refusedFields(error.validation) }
  if (error instanceof FilesUnavailableError) {
    request.log.warn({ err: error }, 'pictures are away')
    return { code: 'unavailable', message: PICTURES_AWAY }
  }
  if (!isDatabaseAway(error)) return undefined
  request.log.error({ err: error }, 'the database is away, or undid the call')
  return { code: 'unavailable' }
}
