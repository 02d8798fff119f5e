import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  const reading = { db, remember: app.remember }
  registerContentCall(app, calls.listProducts, (query) => listProducts(reading, query, query.sort))
  registerContentCall(app, calls.getProduct, (query) => getProduct(reading, query.slug))
  registerContentCall(app, calls.listCategories, () => listCategories(reading))
}
