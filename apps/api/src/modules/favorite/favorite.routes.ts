import { endpoints } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerEndpoint } from '../../http/register-endpoint.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeFavoriteService } from './favorite.service.ts'

export const registerFavorites = (app: FastifyInstance, dependencies: Dependencies): void => {
  const favorites = makeFavoriteService(dependencies)
  registerEndpoint(app, endpoints.listFavorites, ({ customer: { customerId }, query }) =>
    favorites.list(customerId, query),
  )
  registerEndpoint(app, endpoints.setFavorite, async ({ customer, body }) => {
    await favorites.set(customer, body.productId, body.favorite)
    return { success: true as const }
  })
}
