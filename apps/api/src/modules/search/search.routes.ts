import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import { searchProducts } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const registerSearch = (app: FastifyInstance): void => {
  registerContentCall(app, calls.searchProducts, (query, reading) =>
    searchProducts(reading, query, query.sort),
  )
  registerContentCall(app, calls.suggest, (query, reading) => suggest(reading, query.q))
}
