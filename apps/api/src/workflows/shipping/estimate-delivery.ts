import type { EndpointResponse, endpoints } from '@hojreh/contract'
import type { Db } from '../../db/client.ts'
import { findPriceAndWeight } from '../../modules/catalog/products.repository.ts'
import { readDeliveryTerms } from '../../modules/content/delivery-terms.ts'
import { shippingRepository } from '../../modules/shipping/shipping.repository.ts'
import { bestWay, DEFAULT_WEIGHT_GRAMS } from '../../modules/shipping/shipping.service.ts'
import { arrivalBy } from '../../modules/shipping/working-days.ts'
import { DomainError } from '../../shared/domain-error.ts'

type Delivery = EndpointResponse<typeof endpoints.getDelivery>

/** When one piece of a product comes to a city, and what its way costs. */
export const estimateDelivery = async (
  db: Db,
  { slug, province, city }: { slug: string; province: string; city: string },
  now: Date,
): Promise<Delivery> => {
  const product = await findPriceAndWeight(db, slug)
  if (!product) throw new DomainError('not_found')
  const terms = await readDeliveryTerms(db)
  const best = bestWay(await shippingRepository(db).listActive(), {
    ...{ from: terms.province, province, city, goodsTotal: product.price },
    weightGrams: product.weightGrams ?? DEFAULT_WEIGHT_GRAMS,
  })
  if (!best) return { delivery: null }
  const { rule, fee } = best
  return {
    delivery: {
      title: rule.title,
      fee,
      isFree: fee === 0,
      ...arrivalBy(rule, now, terms),
    },
  }
}
