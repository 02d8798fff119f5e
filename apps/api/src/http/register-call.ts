import type { Call, CallAnswer } from '@hojreh/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Customer } from '../modules/identity/customer.ts'
import { DomainError } from '../shared/domain-error.ts'
import type { Reading } from '../shared/reading.ts'

export interface CallInput<C extends Call> {
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** Set on calls with access `customer`; on public ones only when a valid session came along. */
  customer: C['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Puts a call of the contract on the server: its path, access rule, validation and answer.
 * The handler returns the response; expected failures are thrown as {@link DomainError}. What it changes for its customer
 * it changes within `customer.write`.
 */
export const registerCall = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: CallInput<C>) => Promise<CallAnswer<C>> | CallAnswer<C>,
  /** Runs before the session is read. */
  prepare?: (request: FastifyRequest) => void,
  config: FastifyContextConfig = {},
): void => {
  const isPrivate = call.access === 'customer' || call.method === 'POST'
  const isWrite = call.access === 'customer' && call.method === 'POST'
  app.route({
    method: call.method,
    url: call.path,
    config,
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    schema: {
      tags: [call.tag],
      summary: call.summary,
      querystring: call.query,
      ...(call.method === 'POST' && { body: call.body }),
      ...(!call.isPage && { response: { 200: call.answer } }),
    },
    // Before validation: a stranger learns nothing of what a customer's call would take.
    onRequest: async (request) => {
      prepare?.(request)
      request.customer = await app.authenticate(request)
      if (call.access === 'customer' && !request.customer) throw new DomainError('unauthenticated')
    },
    handler: async (request, reply) => {
      if (isPrivate) reply.header('cache-control', 'no-store')
      const answer = await handler({
        query: request.query as z.output<C['query']>,
        body: request.body as z.output<C['body']>,
        customer: request.customer as CallInput<C>['customer'],
        request,
        reply,
      })
      if (isWrite && !request.customer?.hasWritten())
        throw new Error(`${call.path} did not look whether its session still lives`)
      return answer
    },
  })
}

/**
 * Puts a call on the server that shows public content alone. Its response is kept until the content revision moves,
 * so the handler knows nothing but the query and the catalogue of that revision.
 */
export const registerContentCall = <C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (query: z.output<C['query']>, reading: Reading) => Promise<CallAnswer<C>> | CallAnswer<C>,
): void =>
  registerCall(
    app,
    call,
    ({ query, request }) => handler(query, app.readingAsOf(request.contentRevision)),
    undefined,
    {
      isContent: true,
    },
  )
