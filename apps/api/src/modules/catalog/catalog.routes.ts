import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentEndpoint } from '../../http/register-endpoint.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance): void => {
  registerContentEndpoint(app, endpoints.listProducts, (query, reading) =>
    listProducts(reading, query, query.sort),
  )
  registerContentEndpoint(app, endpoints.getProduct, (query, reading) => getProduct(reading, query.slug))
  registerContentEndpoint(app, endpoints.listCategories, (_, reading) => listCategories(reading))
}
