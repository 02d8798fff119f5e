import type { FastifyRequest } from 'fastify'
import type { Customer } from './register-call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the session of a request; null without a valid one. */
    authenticate: (request: FastifyRequest) => Promise<Customer | null>
  }
  interface FastifyRequest {
    customer: Customer | null
  }
}
