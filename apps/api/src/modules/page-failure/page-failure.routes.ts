import { endpoints } from '@hojreh/contract'
import { type Observer, scrub } from '@hojreh/server'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeRateLimiter, type RateRule } from '../rate-limit/rate-limiter.ts'

const HOUR_MS = 60 * 60_000
/** Any client can call it: enough to see what fails, too little to fill a log. */
const perVisitor: RateRule<'visitor'> = {
  name: 'page-failure-address',
  of: 'visitor',
  limit: 30,
  windowMs: HOUR_MS,
}
const ofAll: RateRule<'shop'> = { name: 'page-failure', of: 'shop', limit: 600, windowMs: HOUR_MS }

const failureOf = ({ type, text, stack }: { type: string; text: string; stack: string }): Error =>
  Object.assign(new Error(text), { name: type, stack })

/**
 * Registers the endpoint for failures of pages in browsers: they go into the log and to the operator's collector, like
 * the server's own.
 */
export const registerPageFailures = (
  app: FastifyInstance,
  { config, database: { db }, clock }: Dependencies,
  observer: Observer,
): void => {
  const limiter = makeRateLimiter(config.SECRET, clock)
  registerEndpoint(app, endpoints.reportPageFailure, async ({ body, request }) => {
    await limiter.take(db, perVisitor, request.visitor)
    await limiter.take(db, ofAll, 'all')
    const { app: service, build, path } = body
    const failure = { type: scrub(body.type), text: scrub(body.text), stack: scrub(body.stack) }
    request.log.warn(
      { service, build: scrub(build), path: scrub(path), failure },
      'a page failed in a browser',
    )
    observer.report({ error: failureOf(failure), service, build: scrub(build), path, requestId: request.id })
    return { success: true as const }
  })
}
