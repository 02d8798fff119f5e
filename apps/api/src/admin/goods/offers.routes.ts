import type { ProductOffer } from '@hojreh/contract/admin'
import { productRecordsRepository } from '../../modules/catalog/product-records.repository.ts'
import { offerRepository } from '../../modules/offer/offer.repository.ts'
import type { Dependencies } from '../../shared/dependencies.ts'
import { DomainError } from '../../shared/domain-error.ts'
import { addOffer, cancelOffer } from '../../workflows/offers/manage-offers.ts'
import type { RegisterAdminEndpoint } from '../register-admin-endpoint.ts'

export const registerOffers = (register: RegisterAdminEndpoint, { database: { db } }: Dependencies): void => {
  const read = async (productId: string): Promise<ProductOffer[]> => {
    if (!(await productRecordsRepository(db).find(productId))) throw new DomainError('not_found')
    const rows = await offerRepository(db).ofProduct(productId)
    return rows.map(({ id, price, startsAt, endsAt, state, hasQueue, byName }) => ({
      ...{ id, price, state, hasQueue, byName },
      ...{ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() },
    }))
  }
  register('listOffers', ({ query }) => read(query.id))
  register(
    'addOffer',
    async ({ desk, query: { id }, body }) => {
      await addOffer(desk, id, body)
      return read(id)
    },
    'product',
  )
  register('cancelOffer', async ({ desk, query: { id } }) => read(await cancelOffer(desk, id)), 'offer')
}
