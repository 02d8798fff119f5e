import { tracingChannel } from 'node:diagnostics_channel'

/** A statement that a database client runs; the text holds no parameters, but may hold literal values. */
export interface Statement {
  text: string
}

/**
 * The channel on which database clients publish their statements and tracing listens: neither knows the other, and
 * without a listener it costs nothing.
 */
export const statementChannel = tracingChannel<Statement>('hojreh:statement')
