import { randomUUID } from 'node:crypto'
import type { RawRequestDefaultExpression } from 'fastify'

const REQUEST_ID = /^[\w-]{8,64}$/

/** The id that the server in front has given to a request; a new one where there is none. */
export const requestIdOf = ({ headers }: RawRequestDefaultExpression): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
}
