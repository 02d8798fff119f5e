import { type EndpointResponse, type endpoints, limits } from '@hojreh/contract'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { toProductCard } from '../catalog/product-card.ts'
import { readCards } from '../catalog/products.repository.ts'
import type { Customer } from '../identity/customer.ts'
import { favoriteRepository } from './favorite.repository.ts'

export const makeFavoriteService = ({ database: { db }, clock }: Dependencies) => ({
  list: async (
    customerId: string,
    { pageId, take }: { pageId: number; take: number },
  ): Promise<EndpointResponse<typeof endpoints.listFavorites>> => {
    const repository = favoriteRepository(db)
    const productIds = await repository.ids(customerId)
    const rows = await repository.readPage(customerId, { offset: (pageId - 1) * take, take })
    return { items: rows.map(toProductCard), total: productIds.length, pageId, take, productIds }
  },

  /** Any number of times the same; a favourite keeps the place of its first time. */
  set: ({ customerId, write }: Customer, productId: string, isFavorite: boolean): Promise<void> =>
    write(async (tx) => {
      const repository = favoriteRepository(tx)
      if (!isFavorite) return repository.remove(customerId, productId)
      const [product] = await readCards(tx, [productId])
      if (!product) throw new DomainError('not_found')
      if (await repository.has(customerId, productId)) return
      if ((await repository.count(customerId)) >= limits.maxFavorites) throw new DomainError('favorites_full')
      await repository.insert({ customerId, productId, createdAt: clock() })
    }),
})
