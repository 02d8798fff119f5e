import type { EndpointResponse, endpoints } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { toProductCard } from '../../modules/catalog/product-card.ts'
import { readDiscounted } from '../../modules/catalog/products.repository.ts'

/** The shelf of discounts, and when the first of its offers ends. */
export const readOffers = async (
  db: Db,
  take: number,
): Promise<EndpointResponse<typeof endpoints.getHome>['offers']> => {
  const offers = await readDiscounted(db, take)
  const endings = offers
    .flatMap(({ offerEndsAt }) => offerEndsAt ?? [])
    .sort((a, b) => a.getTime() - b.getTime())
  return { endsAt: endings[0]?.toISOString() ?? null, products: offers.map(toProductCard) }
}
