export type EmbeddedPostgresErrorCode =
  | 'binaries_missing'
  | 'folder_unreachable'
  | 'disk_full'
  | 'no_user'
  | 'start_failed'

/** A failure of the embedded database with one sentence that says what to do. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
