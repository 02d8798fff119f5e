import type { FastifyInstance } from 'fastify'
import { GatewayUnavailableError } from './payment-gateway.ts'

/** The address at which this process reaches itself. */
export const ownOrigin = (app: FastifyInstance): string => {
  const address = app.server.address()
  if (!address || typeof address === 'string')
    throw new GatewayUnavailableError('the api does not listen yet')
  const host = ['0.0.0.0', '::'].includes(address.address) ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
