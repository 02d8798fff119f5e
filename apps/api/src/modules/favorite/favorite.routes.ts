import { calls } from '@hojreh/contract'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../http/register-call.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { makeFavoriteService } from './favorite.service.ts'

export const registerFavorites = (app: FastifyInstance, dependencies: Dependencies): void => {
  const favorites = makeFavoriteService(dependencies)
  registerCall(app, calls.listFavorites, ({ customer: { customerId }, query }) =>
    favorites.list(customerId, query),
  )
  registerCall(app, calls.setFavorite, async ({ customer, body }) => {
    await favorites.set(customer, body.productId, body.favorite)
    return { success: true as const }
  })
}
