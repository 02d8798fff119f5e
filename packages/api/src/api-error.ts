import { bareErrors, type ErrorCode, type ErrorResponse } from '@hojreh/contract'
import { apiMessages } from './messages.ts'

/** A failed call. `message` is Persian and for people, `text` is English and for logs. */
export interface ApiError {
  /** HTTP status; null when nothing answered. */
  status: number | null
  code: ErrorCode | 'no_response'
  message: string
  /** Field path to Persian message, with `validation_failed`. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  requestId?: string
  /** Method, URL, status and status text, or 'no response' (specification, section 7). */
  text: string
}

const codes: Record<number, keyof typeof bareErrors> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** For a status that came without a response of ours, such as a proxy's own error page. */
const codeOfStatus = (status: number): keyof typeof bareErrors =>
  codes[status] ?? (status >= 500 ? 'internal_error' : 'malformed_request')

// By hand and not by the contract's schema: every page would carry the validator for it.
const isErrorResponse = (body: unknown): body is ErrorResponse => {
  if (typeof body !== 'object' || body === null) return false
  const { success, code, message } = body as Partial<Record<keyof ErrorResponse, unknown>>
  return success === false && typeof message === 'string' && typeof code === 'string'
}

const fromResponse = (status: number, response: ErrorResponse, text: string): ApiError => ({
  status,
  code: response.code,
  message: response.message,
  ...(response.fields && { fields: response.fields }),
  ...(response.retryAfterSeconds && { retryAfterSeconds: response.retryAfterSeconds }),
  requestId: response.requestId,
  text,
})

/** The error of a response with status 400 to 599; `body` is its parsed JSON or undefined. */
export const errorOfResponse = (
  method: string,
  url: string,
  response: Pick<Response, 'status' | 'statusText'>,
  body: unknown,
): ApiError => {
  const { status, statusText } = response
  const text = `${method} ${url}: ${status} ${statusText}`.trimEnd()
  if (isErrorResponse(body)) return fromResponse(status, body, text)
  const code = codeOfStatus(status)
  return { status, code, message: bareErrors[code].message, text }
}

/** The error of a call that nothing answered, or whose response was not readable. */
export const errorOfSilence = (method: string, url: string): ApiError => ({
  status: null,
  code: 'no_response',
  message: apiMessages.noResponse,
  text: `${method} ${url}: no response`,
})

/** The error of a customer's call without a session; the server would say the same. */
export const errorOfVisitor = (method: string, url: string): ApiError => ({
  status: 401,
  code: 'unauthenticated',
  message: bareErrors.unauthenticated.message,
  text: `${method} ${url}: no session`,
})

/** Narrows what a thunk's `unwrap` throws. */
export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'text' in error && 'status' in error
