import type { VisitorKey } from '@hojreh/server'
import type { FastifyRequest } from 'fastify'
import type { Job } from '../jobs/run-jobs.ts'
import type { CatalogContext } from '../modules/catalog/catalogue.ts'
import type { Customer } from '../modules/identity/customer.ts'
import type { RevisionCache } from '../shared/revision-cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads the session of a request; null without a valid one. */
    authenticate: (request: FastifyRequest) => Promise<Customer | null>
    /** The revision of public content, at most half a second old; null when it is not known. */
    contentRevision: () => number | null
    /** The cache of shop-wide query results of one content revision; with null nothing is cached. */
    cachedAsOf: (revision: number | null) => RevisionCache
    /** For the metrics. */
    countWrongCode: () => void
    /** Whether public content of a revision is read at the replica. */
    isReadingReplica: (revision: number | null) => boolean
    /** The catalogue with all changes of a revision, in memory or in PostgreSQL. */
    catalogContextAsOf: (revision: number | null) => CatalogContext
    /** Background jobs of a serving process. */
    jobs: readonly Job[]
    /** Likewise, in a loop of its own. */
    catalogJobs: readonly Job[]
    smsJobs: readonly Job[]
    noticeJobs: readonly Job[]
    queueJobs: readonly Job[]
    priceJobs: readonly Job[]
    importJobs: readonly Job[]
  }
  interface FastifyContextConfig {
    /** The response shows public content alone: the same for everyone until the content revision moves. */
    isContent?: boolean
    /** The response is the same for everyone, and no session is read for it. */
    isShared?: boolean
  }
  interface FastifyRequest {
    /** Whom limits count, in the place of `ip`. */
    readonly visitor: VisitorKey
    customer: Customer | null
    /**
     * Of a GET: the revision of public content, at most half a second old. For what shows it, also not older than the
     * one that an app server has seen elsewhere. Null when it is not known.
     */
    contentRevision: number | null
  }
}
