import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { searchProducts } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const registerSearch = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  const reading = { db, remember: app.remember }
  registerContentCall(app, calls.searchProducts, (query) => searchProducts(reading, query, query.sort))
  registerContentCall(app, calls.suggest, (query) => suggest(db, query.q))
}
