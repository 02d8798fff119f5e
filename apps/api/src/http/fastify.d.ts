import type { FastifyRequest } from 'fastify'
import type { Job } from '../jobs/run-jobs.ts'
import type { Customer } from './register-call.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the session of a request; null without a valid one. */
    authenticate: (request: FastifyRequest) => Promise<Customer | null>
    /** What runs in the background of a serving process. */
    jobs: readonly Job[]
    /** Likewise, in a loop of its own. */
    catalogJobs: readonly Job[]
  }
  interface FastifyRequest {
    customer: Customer | null
  }
}
