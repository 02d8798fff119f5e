import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerContentCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import type { ProductIndex } from '../product-index/product-index.ts'
import { searchProducts } from './search.service.ts'
import { suggest } from './suggest.service.ts'

export const registerSearch = (app: FastifyInstance, { database: { db } }: Dependencies): void => {
  const from = (products: ProductIndex | null) => ({ db, remember: app.remember, products })
  registerContentCall(app, calls.searchProducts, (query, products) =>
    searchProducts(from(products), query, query.sort),
  )
  registerContentCall(app, calls.suggest, (query, products) => suggest(from(products), query.q))
}
