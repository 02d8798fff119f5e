interface LoggedError {
  type: string
  message: string
  stack: string
  [more: string]: unknown
}

const MAX_DEPTH = 4

/** Drizzle puts the parameters of a failed query into its message: phones and hashes among them. */
const withoutParameters = (text: string): string => text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, '')

/** The loggable part of a failure: not the rows that PostgreSQL quotes in `detail`, nor any other property. */
export const errorForLog = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  const code = 'code' in error ? error.code : undefined
  return {
    type: error.name,
    message: withoutParameters(error.message),
    stack: withoutParameters(error.stack ?? ''),
    ...(typeof code === 'string' && { code }),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: errorForLog(error.cause, depth + 1) }),
  }
}
