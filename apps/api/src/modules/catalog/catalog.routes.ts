import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance): void => {
  registerContentCall(app, calls.listProducts, (query, reading) => listProducts(reading, query, query.sort))
  registerContentCall(app, calls.getProduct, (query, reading) => getProduct(reading, query.slug))
  registerContentCall(app, calls.listCategories, (_, reading) => listCategories(reading))
}
