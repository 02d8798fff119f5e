import type { Endpoint, EndpointResponse } from '@hojreh/contract'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { CatalogContext } from '../modules/catalog/catalogue.ts'
import type { Customer } from '../modules/identity/customer.ts'
import { DomainError } from '../shared/domain-error.ts'

export interface EndpointInput<C extends Endpoint> {
  query: z.output<C['query']>
  body: z.output<C['body']>
  /** Set on calls with access `customer`; on public ones only when a valid session came along. */
  customer: C['access'] extends 'customer' ? Customer : Customer | null
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Puts a call of the contract on the server: its path, access rule, validation and answer. The handler returns the
 * response; expected failures are thrown as {@link DomainError}. What it changes for its customer it changes within
 * `customer.write`.
 */
export const registerEndpoint = <C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  handler: (input: EndpointInput<C>) => Promise<EndpointResponse<C>> | EndpointResponse<C>,
  /** Runs before the session is read. */
  prepare?: (request: FastifyRequest) => void,
  config: FastifyContextConfig = {},
): void => {
  const isPrivate = endpoint.access === 'customer' || endpoint.method === 'POST'
  const isWrite = endpoint.access === 'customer' && endpoint.method === 'POST'
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config,
    ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
    schema: {
      tags: [endpoint.tag],
      summary: endpoint.summary,
      querystring: endpoint.query,
      ...(endpoint.method === 'POST' && { body: endpoint.body }),
      ...(!endpoint.isPage && { response: { 200: endpoint.response } }),
    },
    // Before validation: a caller without a session learns nothing of the input of a customer's call.
    onRequest: async (request) => {
      prepare?.(request)
      if (config.isShared) return
      request.customer = await app.authenticate(request)
      if (endpoint.access === 'customer' && !request.customer) throw new DomainError('unauthenticated')
    },
    handler: async (request, reply) => {
      if (isPrivate) reply.header('cache-control', 'no-store')
      const response = await handler({
        query: request.query as z.output<C['query']>,
        body: request.body as z.output<C['body']>,
        customer: request.customer as EndpointInput<C>['customer'],
        request,
        reply,
      })
      if (isWrite && !request.customer?.hasWritten())
        throw new Error(`${endpoint.path} did not look whether its session still lives`)
      return response
    },
  })
}

/**
 * Puts a call on the server that shows public content alone. Its response is kept until the content revision moves,
 * so the handler knows nothing but the query and the catalogue of that revision.
 */
export const registerContentEndpoint = <C extends Endpoint>(
  app: FastifyInstance,
  endpoint: C,
  handler: (
    query: z.output<C['query']>,
    reading: CatalogContext,
  ) => Promise<EndpointResponse<C>> | EndpointResponse<C>,
): void =>
  registerEndpoint(
    app,
    endpoint,
    ({ query, request }) => handler(query, app.catalogContextAsOf(request.contentRevision)),
    undefined,
    {
      isContent: true,
    },
  )

/**
 * Puts a public call on the server whose response is the same for all and valid for a while, also in caches in front of
 * the server. No session is read, and the handler knows nothing but the query.
 */
export const registerSharedEndpoint = <C extends Endpoint & { access: 'public' }>(
  app: FastifyInstance,
  endpoint: C,
  caching: string,
  handler: (query: z.output<C['query']>) => Promise<EndpointResponse<C>> | EndpointResponse<C>,
): void =>
  registerEndpoint(
    app,
    endpoint,
    async ({ query, reply }) => {
      const response = await handler(query)
      reply.header('cache-control', caching)
      return response
    },
    undefined,
    { isShared: true },
  )
