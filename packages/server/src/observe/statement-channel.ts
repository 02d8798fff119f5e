import { tracingChannel } from 'node:diagnostics_channel'

/** A statement that a database client runs; the text holds no parameters, but may hold literal values. */
export interface Statement {
  text: string
}

/**
 * Where the clients of a database publish their statements, and tracing listens: neither knows the other, and nobody
 * pays while nobody listens.
 */
export const statementChannel = tracingChannel<Statement>('hojreh:statement')
