import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  registerCall(app, calls.listProducts, ({ query }) => listProducts(db, query, query.sort))
  registerCall(app, calls.getProduct, ({ query }) => getProduct(db, query.slug))
  registerCall(app, calls.listCategories, () => listCategories(db))
}
