import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { ProductIndex } from '../product-index/product-index.ts'
import { getProduct, listCategories, listProducts } from './catalog.service.ts'

export const registerCatalog = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  const from = (products: ProductIndex | null) => ({ db, remember: app.remember, products })
  registerContentCall(app, calls.listProducts, (query, products) =>
    listProducts(from(products), query, query.sort),
  )
  registerContentCall(app, calls.getProduct, (query, products) => getProduct(from(products), query.slug))
  registerContentCall(app, calls.listCategories, (_, products) => listCategories(from(products)))
}
