import { type ErrorCode, errorCatalogue } from '@hojreh/contract'

interface Details {
  /** Field path → Persian message. */
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** Instead of the catalogue's sentence, when one that names the product or the time is better. */
  message?: string
}

/** An expected failure of a call. Its status and sentence come from the contract's catalogue. */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errorCatalogue[code].message)
    this.name = 'DomainError'
    this.code = code
    this.status = errorCatalogue[code].status
    this.fields = details.fields
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** A failure that is told at the field that it is about. */
export const atField = (code: ErrorCode, field: string): DomainError =>
  new DomainError(code, { fields: { [field]: errorCatalogue[code].message } })
