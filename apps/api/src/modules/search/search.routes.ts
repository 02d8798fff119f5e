import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import { searchProducts } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const registerSearch = (app: FastifyInstance): void => {
  registerContentEndpoint(app, endpoints.searchProducts, (query, reading) =>
    searchProducts(reading, query, query.sort),
  )
  registerContentEndpoint(app, endpoints.suggest, (query, reading) => suggest(reading, query.q))
}
