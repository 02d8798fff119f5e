import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { searchProducts } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const registerSearch = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerCall(app, calls.searchProducts, ({ query }) => searchProducts(db, query, query.sort))
  registerCall(app, calls.suggest, ({ query }) => suggest(db, query.q))
}
