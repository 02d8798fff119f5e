import type { Db } from '../../src/db/client.ts'
import { offerRepository } from '../../src/modules/offer/offer.repository.ts'
import { newId } from '../../src/shared/ids.ts'

/** Plans an offer for a day that is far away; returns its id. */
export const putOffer = async (db: Db, productId: string): Promise<string> => {
  const id = newId()
  const startsAt = new Date('2126-01-01')
  const endsAt = new Date('2126-02-01')
  const by = { byId: null, byName: 'x', createdAt: new Date('2026-01-01') }
  await offerRepository(db).insert({ id, productId, price: 10, startsAt, endsAt, dueAt: startsAt, ...by })
  return id
}
