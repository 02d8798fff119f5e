import { sql } from 'drizzle-orm'
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

/** An offer that runs from now on for so many minutes, at the price that the product has; returns its id. */
export const putSale = async (
  db: Db,
  productId: string,
  now: Date,
  { minutes = 60, hasQueue = true }: { minutes?: number; hasQueue?: boolean } = {},
): Promise<string> => {
  const id = newId()
  const endsAt = new Date(now.getTime() + minutes * 60_000)
  const { rows } = await db.execute<{ price: string }>(sql`UPDATE products SET list_price = price + 1000,
    offer_ends_at = ${endsAt.toISOString()}::timestamptz WHERE id = ${productId} RETURNING price`)
  const price = Number(rows[0]?.price)
  const before = { priceBefore: price + 1_000, listPriceBefore: null, endsBefore: null }
  const times = { startsAt: now, endsAt, dueAt: endsAt, createdAt: now }
  await offerRepository(db).insert({
    ...{ id, productId, price, hasQueue, state: 'running', byId: null, byName: 'x' },
    ...before,
    ...times,
  })
  return id
}
